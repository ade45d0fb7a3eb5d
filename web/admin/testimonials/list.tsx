import { useSearchParams } from 'react-router'
import type { Testimonial } from '#contract/testimonial.ts'
import { orderTestimonials } from '#web/api/change-testimonials.ts'
import { api } from '#web/api/request.ts'
import { listTestimonials } from '#web/api/testimonials.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { wordsOf } from '../list/list-address.ts'
import { NoRows } from '../list/no-rows.tsx'
import { SearchBox } from '../list/search-box.tsx'
import { isOtherList, matching } from '../list/whole-list.ts'
import { SavedOrdering } from '../ordering/saved-ordering.tsx'
import { Loaded, later } from '../page/loaded.tsx'
import { adminMeta } from '../page/meta.ts'
import { PageHead } from '../page/page-head.tsx'
import { StatusFilter, useOfStatus } from '../publishing/status-filter.tsx'
import { asSignedIn } from '../session/as-signed-in.ts'
import type { Route } from './+types/list.ts'
import { TestimonialTable } from './table.tsx'

export function meta() {
  return adminMeta('Testimonials')
}

/** All of them: they are in one order, and every one can be found as it is typed. */
export function clientLoader() {
  return {
    testimonials: later(
      asSignedIn(wholeList((paging) => listTestimonials(api, { status: 'any', ...paging }))),
    ),
  }
}

export const shouldRevalidate = isOtherList

export default function Testimonials({ loaderData: { testimonials } }: Route.ComponentProps) {
  const ofStatus = useOfStatus()
  const words = wordsOf(useSearchParams()[0], 'search')
  return (
    <>
      <PageHead title="Testimonials">
        <ButtonLink to="/admin/testimonials/new" size="small" className="min-h-11">
          Add New
        </ButtonLink>
      </PageHead>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchBox label="Search testimonials" />
        <StatusFilter />
      </div>
      <Loaded
        promise={testimonials}
        loading="Loading testimonials..."
        failed="Error loading testimonials"
        unsaid="Failed to fetch testimonials"
      >
        {(all) => {
          const found = matching(ofStatus(all), words, textOf)
          if (found.length === 0) return <NoRows items="testimonials" isNarrowed={all.length > 0} />
          return (
            <SavedOrdering rows={found} isPartial={found.length < all.length} save={orderTestimonials}>
              {(rows) => <TestimonialTable testimonials={rows} />}
            </SavedOrdering>
          )
        }}
      </Loaded>
    </>
  )
}

function textOf({ clientName, company, content }: Testimonial): string {
  return `${clientName} ${company} ${content}`
}
