import { listPricing } from '#web/api/pricing.ts'
import { type Api, api } from '#web/api/request.ts'
import { loadOnServer } from '#web/api/server.ts'
import { pageMeta } from '../search-engines/meta.ts'
import type { Route } from './+types/page.ts'
import { Pricing } from './pricing.tsx'

async function load(api: Api) {
  return { images: (await listPricing(api)).data }
}

export const handle = { cached: true }
export const loader = ({ context }: Route.LoaderArgs) => loadOnServer(context, load)
export const clientLoader = () => load(api)

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Pricing',
    description: 'What architecture, elevations, floor plans and interiors cost, sheet by sheet, in rupees.',
    path: '/pricing',
  })
}

export default function PricingPage({ loaderData: { images } }: Route.ComponentProps) {
  return <Pricing images={images} />
}
