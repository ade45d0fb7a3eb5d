import type { PricingImage } from '#contract/pricing.ts'
import type { Page } from '#web/api/answers.ts'
import { deletePricing, orderPricing } from '#web/api/pricing.ts'
import { api } from '#web/api/request.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Deletable } from '../deletable.tsx'
import { Loaded } from '../loaded.tsx'
import { Ordered } from '../ordering/ordered.tsx'
import { PricingTable } from './pricing-table.tsx'
import { PricingUpload } from './pricing-upload.tsx'

export function PricingTab({ pricing }: { pricing: Promise<Page<PricingImage>> }) {
  return (
    <>
      <PricingUpload />
      <Loaded promise={pricing} loading="Loading pricing images...">
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState title="No pricing images found" />
          ) : (
            <Ordered rows={data} save={(ids) => orderPricing(api, ids)}>
              {(rows) => (
                <Deletable rows={rows} itemType="Pricing Image" remove={(id) => deletePricing(api, id)}>
                  {(onDelete) => <PricingTable images={rows} onDelete={onDelete} />}
                </Deletable>
              )}
            </Ordered>
          )
        }
      </Loaded>
    </>
  )
}
