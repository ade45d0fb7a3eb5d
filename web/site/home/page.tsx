import { useRouteLoaderData } from 'react-router'
import { browserApi } from '#web/api/browser.ts'
import { loadOnServer } from '#web/api/server.ts'
import { siteBusinessData } from '../business-data.ts'
import { island } from '../islands/island.tsx'
import { JsonLd } from '../json-ld.tsx'
import type { SiteData } from '../load.ts'
import { pageMeta, siteData } from '../meta.ts'
import { useOrigin } from '../origin.ts'
import type { Route } from './+types/page.ts'

const HomeSheet = island(async () => (await import('./sheet.tsx')).HomeSheet)

export const handle = { cached: true }

export async function loader({ context }: Route.LoaderArgs) {
  const { loadHome } = await import('./load.ts')
  return loadOnServer(context, loadHome)
}

export async function clientLoader() {
  const { loadHome } = await import('./load.ts')
  return loadHome(await browserApi())
}

export function meta({ matches }: Route.MetaArgs) {
  const settings = siteData(matches)?.settings
  return pageMeta(matches, {
    title: settings?.metaTitle || settings?.websiteName || '',
    isWholeTitle: true,
    description:
      settings?.metaDescription ||
      'Architecture, elevations, floor plans and interiors: browse the designs and ask for the one that fits your plot.',
    path: '/',
  })
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const site = useRouteLoaderData('site/layout') as SiteData
  const origin = useOrigin()
  return (
    <>
      <JsonLd data={import.meta.env.SSR && siteBusinessData(origin, site.settings)} />
      <HomeSheet shown={loaderData} site={site} />
    </>
  )
}
