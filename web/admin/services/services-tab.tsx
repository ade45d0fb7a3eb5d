import type { Service } from '#contract/service.ts'
import type { Page } from '#web/api/answers.ts'
import { api } from '#web/api/request.ts'
import { deleteService, orderServices } from '#web/api/services.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Deletable } from '../deletable.tsx'
import { Loaded } from '../loaded.tsx'
import { Ordered } from '../ordering/ordered.tsx'
import { Pagination } from '../pagination.tsx'
import { ServiceTable } from './table.tsx'

export function ServicesTab({ services }: { services: Promise<Page<Service>> }) {
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
        <p className="text-small text-ink-soft">What the firm offers, in the order of the site.</p>
        <ButtonLink to="/admin/services/new" size="small" className="min-h-11">
          Add New Service
        </ButtonLink>
      </div>
      <Loaded promise={services} loading="Loading services...">
        {({ data, pagination }) => (
          <>
            {pagination.total === 0 ? (
              <EmptyState title="No services found" />
            ) : (
              <Ordered rows={data} isPart={pagination.page > 1} save={(ids) => orderServices(api, ids)}>
                {(rows) => (
                  <Deletable
                    rows={rows}
                    itemType="Service"
                    nameOf={({ title }) => title}
                    remove={(id) => deleteService(api, id)}
                  >
                    {(onDelete) => <ServiceTable services={rows} onDelete={onDelete} />}
                  </Deletable>
                )}
              </Ordered>
            )}
            <Pagination {...pagination} />
          </>
        )}
      </Loaded>
    </>
  )
}
