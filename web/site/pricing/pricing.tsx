import type { PricingImage } from '#contract/pricing.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { EnquireButton } from '../enquiry/enquire-button.tsx'
import { TitledPage } from '../text-pages/titled-page.tsx'
import { PricingGrid } from './pricing-grid.tsx'

/** The price lists as pictures. */
export function Pricing({ images }: { images: PricingImage[] }) {
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
