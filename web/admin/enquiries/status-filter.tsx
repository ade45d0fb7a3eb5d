import { Link, useSearchParams } from 'react-router'
import { type EnquiryStatus, enquiryStatuses, enquiryStatusLabels } from '#contract/enquiry.ts'
import { changedSearch } from '../list/list-address.ts'
import { ActiveRule, choiceClasses } from '../page/active-rule.tsx'

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
              className={`${choiceClasses} sm:px-3`}
            >
              {option ? enquiryStatusLabels[option] : 'All Enquiries'}
              <ActiveRule className="inset-x-2 -bottom-1 sm:inset-x-3" />
            </Link>
          </li>
        ))}
        <li>
          <Link to="/admin/enquiries/spam" className={`${choiceClasses} sm:px-3`}>
            Spam
          </Link>
        </li>
      </ul>
    </nav>
  )
}
