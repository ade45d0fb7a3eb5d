import { browserApi } from '#web/api/browser.ts'
import { loadOnServer } from '#web/api/server.ts'
import { island } from '../islands/island.tsx'
import { pageMeta, siteData } from '../meta.ts'
import type { Route } from './+types/page.ts'

const AboutSheet = island(async () => (await import('./sheet.tsx')).AboutSheet)

export const handle = { cached: true }

export async function loader({ context }: Route.LoaderArgs) {
  const { loadAbout } = await import('./load.ts')
  return loadOnServer(context, loadAbout)
}

export async function clientLoader() {
  const { loadAbout } = await import('./load.ts')
  return loadAbout(await browserApi())
}

export function meta({ matches }: Route.MetaArgs) {
  const name = siteData(matches)?.settings.websiteName ?? 'us'
  return pageMeta(matches, {
    title: 'About',
    description: `What ${name} draws, what it does for a house and how a commission runs.`,
    path: '/about',
  })
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  return <AboutSheet {...loaderData} />
}
