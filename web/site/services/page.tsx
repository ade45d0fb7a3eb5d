import { wordsOf } from '#contract/words/fill.ts'
import { servicesWords } from '#contract/words/services.ts'
import { type Api, api } from '#web/api/request.ts'
import { loadOnServer } from '#web/api/server.ts'
import { listServices } from '#web/api/services.ts'
import { withWords, wordsIn } from '../page-words.ts'
import { excerpt, pageMeta } from '../search-engines/meta.ts'
import type { Route } from './+types/page.ts'
import { Services } from './services.tsx'

const load = withWords('services', async (api: Api) => ({ services: (await listServices(api)).data }))

export const handle = { cached: true }
export const loader = ({ context }: Route.LoaderArgs) => loadOnServer(context, load)
export const clientLoader = () => load(api)

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const say = wordsOf(servicesWords, wordsIn(matches))
  const titles = loaderData?.services.map(({ title }) => title).join(', ')
  return pageMeta(matches, {
    title: say('services.title'),
    description: excerpt(
      titles ? say('services.description', { services: titles }) : say('services.description.empty'),
    ),
    path: '/services',
  })
}

export default function ServicesPage({ loaderData: { services } }: Route.ComponentProps) {
  return <Services services={services} />
}
