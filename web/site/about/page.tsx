import { useRouteLoaderData } from 'react-router'
import { type Api, api } from '#web/api/request.ts'
import { loadOnServer } from '#web/api/server.ts'
import { listServices } from '#web/api/services.ts'
import { getSettings } from '#web/api/settings.ts'
import { pageMeta, siteData } from '../search-engines/meta.ts'
import type { SiteData } from '../site-data.ts'
import { outline } from '../text-pages/outline.ts'
import { SavedText } from '../text-pages/saved-text.tsx'
import { chaptersOf, Sections } from '../text-pages/sections.tsx'
import { TextPage } from '../text-pages/text-page.tsx'
import type { Route } from './+types/page.ts'
import { defaultAbout } from './default-about.tsx'

async function load(api: Api) {
  const [{ aboutUs }, services] = await Promise.all([getSettings(api), listServices(api)])
  return { saved: aboutUs ? outline(aboutUs) : null, services: services.data }
}

export const handle = { cached: true }
export const loader = ({ context }: Route.LoaderArgs) => loadOnServer(context, load)
export const clientLoader = () => load(api)

export function meta({ matches }: Route.MetaArgs) {
  const name = siteData(matches)?.settings.websiteName ?? 'us'
  return pageMeta(matches, {
    title: 'About',
    description: `What ${name} draws, what it does for a house and how a commission runs.`,
    path: '/about',
  })
}

/** What the firm has saved about itself, or what its services and categories say. */
export default function AboutPage({ loaderData: { saved, services } }: Route.ComponentProps) {
  const { settings, categories } = useRouteLoaderData('site/layout') as SiteData
  const sections = defaultAbout({ categories, services })
  return (
    <TextPage
      title={`About ${settings.websiteName}`}
      lead={
        saved ? undefined : 'We design houses and the rooms in them, and draw them so that they can be built.'
      }
      chapters={saved ? saved.chapters : chaptersOf(sections)}
      notes={[settings.websiteName, 'About']}
    >
      {saved ? <SavedText html={saved.html} /> : <Sections sections={sections} />}
    </TextPage>
  )
}
