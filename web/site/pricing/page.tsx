import { listPricing } from '#web/api/pricing.ts'
import { type Api, api } from '#web/api/request.ts'
import { loadOnServer } from '#web/api/server.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { EnquireButton } from '../enquiry/enquire-button.tsx'
import { pageMeta } from '../search-engines/meta.ts'
import { TitledPage } from '../text-pages/titled-page.tsx'
import type { Route } from './+types/page.ts'
import { PricingGrid } from './pricing-grid.tsx'

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

/** The price lists as pictures. */
export default function PricingPage({ loaderData: { images } }: Route.ComponentProps) {
  return (
    <TitledPage title="Pricing">
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
    </TitledPage>
  )
}
