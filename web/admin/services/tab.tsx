import type { Service } from '#contract/service.ts'
import { orderServices } from '#web/api/services.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { NoRows } from '../list/no-rows.tsx'
import { SavedOrdering } from '../ordering/saved-ordering.tsx'
import { Loaded } from '../page/loaded.tsx'
import { StatusFilter, useOfStatus } from '../publishing/status-filter.tsx'
import { ServiceTable } from './table.tsx'

export function ServicesTab({ services }: { services: Promise<Service[]> }) {
  const ofStatus = useOfStatus()
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
        <p className="text-small text-ink-soft">What the firm offers, in the order shown on the site.</p>
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          <StatusFilter />
          <ButtonLink to="/admin/services/new" size="small" className="min-h-11">
            Add New Service
          </ButtonLink>
        </div>
      </div>
      <Loaded promise={services} loading="Loading services...">
        {(all) => {
          const found = ofStatus(all)
          if (found.length === 0) return <NoRows items="services" isNarrowed={all.length > 0} />
          return (
            <SavedOrdering rows={found} isPartial={found.length < all.length} save={orderServices}>
              {(rows) => <ServiceTable services={rows} />}
            </SavedOrdering>
          )
        }}
      </Loaded>
    </>
  )
}
