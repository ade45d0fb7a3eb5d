import type { Service } from '#contract/service.ts'
import { orderServices } from '#web/api/services.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SavedOrdering } from '../ordering/saved-ordering.tsx'
import { Loaded } from '../page/loaded.tsx'
import { ServiceTable } from './table.tsx'

export function ServicesTab({ services }: { services: Promise<Service[]> }) {
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
        <p className="text-small text-ink-soft">What the firm offers, in the order shown on the site.</p>
        <ButtonLink to="/admin/services/new" size="small" className="min-h-11">
          Add New Service
        </ButtonLink>
      </div>
      <Loaded promise={services} loading="Loading services...">
        {(all) =>
          all.length === 0 ? (
            <EmptyState title="No services found" />
          ) : (
            <SavedOrdering rows={all} save={orderServices}>
              {(rows) => <ServiceTable services={rows} />}
            </SavedOrdering>
          )
        }
      </Loaded>
    </>
  )
}
