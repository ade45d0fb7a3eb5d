import { useRouteLoaderData } from 'react-router'
import { aboutWords } from '#contract/words/about.ts'
import { wordsOf } from '#contract/words/fill.ts'
import { siteWords } from '#contract/words/site.ts'
import { type Api, api } from '#web/api/request.ts'
import { loadOnServer } from '#web/api/server.ts'
import { listServices } from '#web/api/services.ts'
import { getSettings } from '#web/api/settings.ts'
import { withWords, wordsIn } from '../page-words.ts'
import { pageMeta, siteData } from '../search-engines/meta.ts'
import type { SiteData } from '../site-data.ts'
import { outline } from '../text-pages/outline.ts'
import type { Route } from './+types/page.ts'
import { AboutText } from './about-text.tsx'

const load = withWords('about', async (api: Api) => {
  const [{ aboutUs }, services] = await Promise.all([getSettings(api), listServices(api)])
  return { saved: aboutUs ? outline(aboutUs) : null, services: services.data }
})

export const handle = { cached: true }
export const loader = ({ context }: Route.LoaderArgs) => loadOnServer(context, load)
export const clientLoader = () => load(api)

export function meta({ matches }: Route.MetaArgs) {
  const firm = siteData(matches)?.settings.websiteName ?? 'us'
  const words = wordsIn(matches)
  return pageMeta(matches, {
    title: wordsOf(siteWords, words)('site.about'),
    description: wordsOf(aboutWords, words)('about.description', { firm }),
    path: '/about',
  })
}

/** What the firm has saved about itself, or what its services and categories say. */
export default function AboutPage({ loaderData: { saved, services } }: Route.ComponentProps) {
  const { settings, categories } = useRouteLoaderData('site/layout') as SiteData
  return (
    <AboutText saved={saved} websiteName={settings.websiteName} categories={categories} services={services} />
  )
}
