import { listPricing } from '#web/api/pricing.ts'
import { type Api, api } from '#web/api/request.ts'
import { loadOnServer } from '#web/api/server.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { EnquireButton } from '../enquiry/enquire-button.tsx'
import { pageMeta } from '../meta.ts'
import { OpenSheet } from '../sheets/open-sheet.tsx'
import type { Route } from './+types/page.ts'
import { PricingGrid } from './pricing-grid.tsx'

async function load(api: Api) {
  return { images: (await listPricing(api)).data }
}

export function loader({ context }: Route.LoaderArgs) {
  return loadOnServer(context, load)
}

export function clientLoader() {
  return load(api)
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Pricing',
    description: 'What architecture, elevations, floor plans and interiors cost, sheet by sheet, in rupees.',
    path: '/pricing',
  })
}

export default function PricingPage({ loaderData: { images } }: Route.ComponentProps) {
  return (
    <OpenSheet title="Pricing">
      {images.length > 0 ? (
        <PricingGrid images={images} />
      ) : (
        <EmptyState
          title="No pricing images available."
          text="Tell us about your plot and your plans, and we will name a price."
        >
          <EnquireButton>Enquire</EnquireButton>
        </EmptyState>
      )}
    </OpenSheet>
  )
}
