import { type Api, api } from '#web/api/request.ts'
import { loadOnServer } from '#web/api/server.ts'
import { listServices } from '#web/api/services.ts'
import { pageMeta } from '../search-engines/meta.ts'
import type { Route } from './+types/page.ts'
import { Services } from './services.tsx'

async function load(api: Api) {
  return { services: (await listServices(api)).data }
}

export const handle = { cached: true }
export const loader = ({ context }: Route.LoaderArgs) => loadOnServer(context, load)
export const clientLoader = () => load(api)

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const titles = loaderData?.services.map(({ title }) => title).join(', ')
  return pageMeta(matches, {
    title: 'Services',
    description: titles ? `What we do: ${titles}.` : 'What we do, from the first sketch to the site.',
    path: '/services',
  })
}

export default function ServicesPage({ loaderData: { services } }: Route.ComponentProps) {
  return <Services services={services} />
}
