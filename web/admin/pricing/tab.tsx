import type { PricingImage } from '#contract/pricing.ts'
import { orderPricing } from '#web/api/pricing.ts'
import { NoRows } from '../list/no-rows.tsx'
import { SavedOrdering } from '../ordering/saved-ordering.tsx'
import { Loaded } from '../page/loaded.tsx'
import { StatusFilter, useOfStatus } from '../publishing/status-filter.tsx'
import { PricingTable } from './table.tsx'
import { PricingUpload } from './upload.tsx'

export function PricingTab({ pricing }: { pricing: Promise<PricingImage[]> }) {
  const ofStatus = useOfStatus()
  return (
    <>
      <PricingUpload />
      <div className="mb-4 flex">
        <StatusFilter />
      </div>
      <Loaded promise={pricing} loading="Loading pricing images...">
        {(all) => {
          const found = ofStatus(all)
          if (found.length === 0) return <NoRows items="pricing images" isNarrowed={all.length > 0} />
          return (
            <SavedOrdering rows={found} isPartial={found.length < all.length} save={orderPricing}>
              {(rows) => <PricingTable images={rows} />}
            </SavedOrdering>
          )
        }}
      </Loaded>
    </>
  )
}
