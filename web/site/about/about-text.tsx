import type { outline } from '../text-pages/outline.ts'
import { SavedText } from '../text-pages/saved-text.tsx'
import { chaptersOf, Sections } from '../text-pages/sections.tsx'
import { TextPage } from '../text-pages/text-page.tsx'
import { defaultAbout } from './default-about.tsx'

type Known = Parameters<typeof defaultAbout>[0]

interface AboutTextProps extends Known {
  /** What the firm has saved about itself. */
  saved: ReturnType<typeof outline> | null
  websiteName: string
}

/** What the firm has saved about itself, or what its services and categories say. */
export function AboutText({ saved, websiteName, categories, services }: AboutTextProps) {
  const sections = defaultAbout({ categories, services })
  return (
    <TextPage
      title={`About ${websiteName}`}
      lead={
        saved ? undefined : 'We design houses and the rooms in them, and draw them so that they can be built.'
      }
      chapters={saved ? saved.chapters : chaptersOf(sections)}
      notes={[websiteName, 'About']}
    >
      {saved ? <SavedText html={saved.html} /> : <Sections sections={sections} />}
    </TextPage>
  )
}
