import { browserApi } from '#web/api/browser.ts'
import { loadOnServer } from '#web/api/server.ts'
import { island } from '../islands/island.tsx'
import { pageMeta } from '../meta.ts'
import type { Route } from './+types/page.ts'

const ServicesSheet = island(async () => (await import('./sheet.tsx')).ServicesSheet)

export const handle = { cached: true }

export async function loader({ context }: Route.LoaderArgs) {
  const { loadServices } = await import('./load.ts')
  return loadOnServer(context, loadServices)
}

export async function clientLoader() {
  const { loadServices } = await import('./load.ts')
  return loadServices(await browserApi())
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const titles = loaderData?.services.map(({ title }) => title).join(', ')
  return pageMeta(matches, {
    title: 'Services',
    description: titles ? `What we do: ${titles}.` : 'What we do, from the first sketch to the site.',
    path: '/services',
  })
}

export default function ServicesPage({ loaderData: { services } }: Route.ComponentProps) {
  return <ServicesSheet services={services} />
}
