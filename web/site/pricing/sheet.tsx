import type { PricingImage } from '#contract/pricing.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { EnquireButton } from '../enquiry/enquire-button.tsx'
import { OpenSheet } from '../sheets/open-sheet.tsx'
import { PricingGrid } from './pricing-grid.tsx'

/** The price sheets as pictures. */
export function PricingSheet({ images }: { images: PricingImage[] }) {
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
