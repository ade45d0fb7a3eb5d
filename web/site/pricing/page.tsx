import { browserApi } from '#web/api/browser.ts'
import { loadOnServer } from '#web/api/server.ts'
import { island } from '../islands/island.tsx'
import { pageMeta } from '../meta.ts'
import type { Route } from './+types/page.ts'

const PricingSheet = island(async () => (await import('./sheet.tsx')).PricingSheet)

export const handle = { cached: true }

export async function loader({ context }: Route.LoaderArgs) {
  const { loadPricing } = await import('./load.ts')
  return loadOnServer(context, loadPricing)
}

export async function clientLoader() {
  const { loadPricing } = await import('./load.ts')
  return loadPricing(await browserApi())
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Pricing',
    description: 'What architecture, elevations, floor plans and interiors cost, sheet by sheet, in rupees.',
    path: '/pricing',
  })
}

export default function PricingPage({ loaderData: { images } }: Route.ComponentProps) {
  return <PricingSheet images={images} />
}
