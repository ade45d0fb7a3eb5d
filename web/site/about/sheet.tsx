import { useRouteLoaderData } from 'react-router'
import type { SiteData } from '../load.ts'
import { SavedText } from '../sheets/saved-text.tsx'
import { chaptersOf, Sections } from '../sheets/sections.tsx'
import { TextSheet } from '../sheets/text-sheet.tsx'
import { defaultAbout } from './default-about.tsx'
import type { AboutData } from './load.ts'

/** What the firm has saved of itself, or what its services and categories say. */
export function AboutSheet({ saved, services }: AboutData) {
  const { settings, categories } = useRouteLoaderData('site/layout') as SiteData
  const sections = defaultAbout({ categories, services })
  return (
    <TextSheet
      title={`About ${settings.websiteName}`}
      lead={
        saved ? undefined : 'We design houses and the rooms in them, and draw them so that they can be built.'
      }
      chapters={saved ? saved.chapters : chaptersOf(sections)}
      notes={[settings.websiteName, 'About']}
    >
      {saved ? <SavedText html={saved.html} /> : <Sections sections={sections} />}
    </TextSheet>
  )
}
