import { useRouteLoaderData } from 'react-router'
import { type Api, api } from '#web/api/request.ts'
import { loadOnServer } from '#web/api/server.ts'
import { listServices } from '#web/api/services.ts'
import { getSettings } from '#web/api/settings.ts'
import type { SiteData } from '../layout.tsx'
import { pageMeta, siteData } from '../meta.ts'
import { outline } from '../sheets/outline.ts'
import { SavedText } from '../sheets/saved-text.tsx'
import { chaptersOf, Sections } from '../sheets/sections.tsx'
import { TextSheet } from '../sheets/text-sheet.tsx'
import type { Route } from './+types/page.ts'
import { defaultAbout } from './default-about.tsx'

async function load(api: Api) {
  const [{ aboutUs }, services] = await Promise.all([getSettings(api), listServices(api)])
  return { saved: aboutUs ? outline(aboutUs) : null, services: services.data }
}

export function loader({ context }: Route.LoaderArgs) {
  return loadOnServer(context, load)
}

export function clientLoader() {
  return load(api)
}

export function meta({ matches }: Route.MetaArgs) {
  const name = siteData(matches)?.settings.websiteName ?? 'us'
  return pageMeta(matches, {
    title: 'About',
    description: `What ${name} draws, what it does for a house and how a commission runs.`,
    path: '/about',
  })
}

export default function AboutPage({ loaderData: { saved, services } }: Route.ComponentProps) {
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
