import type { PricingImage } from '#contract/pricing.ts'
import { orderPricing } from '#web/api/pricing.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SavedOrdering } from '../ordering/saved-ordering.tsx'
import { Loaded } from '../page/loaded.tsx'
import { PricingTable } from './table.tsx'
import { PricingUpload } from './upload.tsx'

export function PricingTab({ pricing }: { pricing: Promise<PricingImage[]> }) {
  return (
    <>
      <PricingUpload />
      <Loaded promise={pricing} loading="Loading pricing images...">
        {(all) =>
          all.length === 0 ? (
            <EmptyState title="No pricing images found" />
          ) : (
            <SavedOrdering rows={all} save={orderPricing}>
              {(rows) => <PricingTable images={rows} />}
            </SavedOrdering>
          )
        }
      </Loaded>
    </>
  )
}
