import { useRouteLoaderData } from 'react-router'
import { type Api, api } from '#web/api/request.ts'
import { loadOnServer } from '#web/api/server.ts'
import { listServices } from '#web/api/services.ts'
import { getSettings } from '#web/api/settings.ts'
import { pageMeta, siteData } from '../search-engines/meta.ts'
import type { SiteData } from '../site-data.ts'
import { outline } from '../text-pages/outline.ts'
import type { Route } from './+types/page.ts'
import { AboutText } from './about-text.tsx'

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
  return (
    <AboutText saved={saved} websiteName={settings.websiteName} categories={categories} services={services} />
  )
}
