import { Link, useSearchParams } from 'react-router'
import { type EnquiryStatus, enquiryStatuses } from '#contract/enquiry.ts'
import { changedSearch } from '../list-address.ts'
import { statusLabels } from './status.ts'

/** Narrows the list to one status; the choice lives in the address. */
export function StatusFilter({ status }: { status: EnquiryStatus | undefined }) {
  const [search] = useSearchParams()
  return (
    <nav aria-label="Status" className="mb-4 border-b border-hairline">
      <ul className="-mx-2 flex flex-wrap sm:-mx-3">
        {[undefined, ...enquiryStatuses].map((option) => (
          <li key={option ?? 'all'}>
            <Link
              to={`?${changedSearch(search, { status: option })}`}
              aria-current={option === status ? 'true' : undefined}
              className="group relative flex min-h-11 items-center px-2 text-small text-ink-soft -outline-offset-2 hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink sm:px-3"
            >
              {option ? statusLabels[option] : 'All Enquiries'}
              <span
                aria-hidden="true"
                className="absolute inset-x-2 -bottom-1 hidden h-2 border-x border-laterite before:absolute before:inset-x-0 before:top-1/2 before:h-px before:bg-laterite group-aria-[current]:block sm:inset-x-3"
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
