import { useEffect, useId, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { type EnquiryStatus, enquiryStatuses, enquiryStatusLabels } from '#contract/enquiry.ts'
import type { EnquiryCounts } from '#contract/enquiry-query.ts'
import { classNames } from '#web/ui/class-names.ts'
import { changedSearch } from '../list/list-address.ts'
import { ActiveRule, choiceClasses } from '../page/active-rule.tsx'

interface StatusFilterProps {
  status: EnquiryStatus | undefined
  counts: Promise<EnquiryCounts>
}

/** Narrows the list to one status; the choice lives in the address. */
export function StatusFilter({ status, counts }: StatusFilterProps) {
  const known = useLatest(counts)
  const id = useId()
  const [search] = useSearchParams()
  return (
    <nav aria-label="Status" className="mb-4 border-b border-hairline">
      <ul className="-mx-2 flex flex-wrap sm:-mx-3">
        {[undefined, ...enquiryStatuses].map((option) => (
          <li key={option ?? 'all'}>
            <Link
              to={`?${changedSearch(search, { status: option })}`}
              aria-describedby={`${id}-${option}`}
              aria-current={option === status ? 'true' : undefined}
              className={`${choiceClasses} sm:px-3`}
            >
              <span>{option ? enquiryStatusLabels[option] : 'All Enquiries'}</span>
              <span
                id={`${id}-${option}`}
                aria-hidden="true"
                className={classNames(
                  'annotation ml-1.5 min-w-[1ch] font-normal text-ink-soft',
                  // A phone has room in one line for what is to be done.
                  option !== 'new' && 'max-sm:hidden',
                )}
              >
                {known && (option ? known[option] : sumOf(known))}
              </span>
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

function sumOf(counts: EnquiryCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

/** What the latest of the promises that have come to their end has brought. */
function useLatest<T>(promise: Promise<T>): T | undefined {
  const [value, setValue] = useState<T>()
  useEffect(() => {
    let isLatest = true
    promise.then((brought) => isLatest && setValue(brought)).catch(() => {})
    return () => {
      isLatest = false
    }
  }, [promise])
  return value
}
