import { limits } from '#contract/limits.ts'
import { api } from '#web/api/request.ts'
import { deleteTestimonial, listTestimonials, orderTestimonials } from '#web/api/testimonials.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Deletable } from '../deletable.tsx'
import { pageOf } from '../list-address.ts'
import { Loaded, later } from '../loaded.tsx'
import { adminMeta } from '../meta.ts'
import { Ordered } from '../ordering/ordered.tsx'
import { PageHead } from '../page-head.tsx'
import { Pagination } from '../pagination.tsx'
import type { Route } from './+types/list.ts'
import { TestimonialTable } from './table.tsx'

export function meta() {
  return adminMeta('Testimonials')
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const page = pageOf(new URL(request.url).searchParams)
  return { testimonials: later(listTestimonials(api, { page, limit: limits.list.most })) }
}

export default function Testimonials({ loaderData: { testimonials } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Testimonials">
        <ButtonLink to="/admin/testimonials/new" size="small" className="min-h-11">
          Add New
        </ButtonLink>
      </PageHead>
      <Loaded promise={testimonials} loading="Loading testimonials..." failed="Error loading testimonials">
        {({ data, pagination }) => (
          <>
            {pagination.total === 0 ? (
              <EmptyState title="No testimonials found" />
            ) : (
              <Ordered rows={data} isPart={pagination.page > 1} save={(ids) => orderTestimonials(api, ids)}>
                {(rows) => (
                  <Deletable
                    rows={rows}
                    itemType="Testimonial"
                    nameOf={({ clientName }) => clientName}
                    remove={(id) => deleteTestimonial(api, id)}
                  >
                    {(onDelete) => <TestimonialTable testimonials={rows} onDelete={onDelete} />}
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
