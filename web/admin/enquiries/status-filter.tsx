import { useId } from 'react'
import { Link, useSearchParams } from 'react-router'
import { grouped } from '#contract/count.ts'
import { enquiryStatuses, enquiryStatusLabels } from '#contract/enquiry.ts'
import type { EnquiryCounts } from '#contract/enquiry-query.ts'
import type { EnquiryFilters } from '#web/api/enquiries.ts'
import { classNames } from '#web/ui/class-names.ts'
import { changedSearch } from '../list/list-address.ts'
import { ActiveRule, choiceClasses } from '../page/active-rule.tsx'
import { choiceRowClasses, useChosenInView } from '../page/choice-row.ts'
import { useLatest } from '../page/use-latest.ts'
import { enquiriesPath } from './paths.ts'

const byFollowUp = 'followUp'

interface StatusFilterProps {
  filters: Pick<EnquiryFilters, 'status' | 'followUp'>
  counts: Promise<EnquiryCounts>
  /** How many follow-ups are due. */
  due: Promise<number>
  /** How much lies in spam. */
  spam: Promise<number>
}

/** Narrows the list to one status, or to what is to be followed up; the choice lives in the address. */
export function StatusFilter({ filters: { status, followUp }, counts, due, spam }: StatusFilterProps) {
  const known = useLatest(counts)
  const knownDue = useLatest(due)
  const knownSpam = useLatest(spam)
  const [search] = useSearchParams()
  const sort = search.get('sort') === byFollowUp ? undefined : (search.get('sort') ?? undefined)
  const row = useChosenInView<HTMLUListElement>(followUp ?? status)
  return (
    <nav aria-label="Status" className="mb-4 border-b border-hairline">
      <ul ref={row} className={choiceRowClasses}>
        {[undefined, ...enquiryStatuses].map((option) => (
          <Choice
            key={option ?? 'all'}
            to={`?${changedSearch(search, { status: option, followUp: undefined, sort })}`}
            label={option ? enquiryStatusLabels[option] : 'All Enquiries'}
            count={known && (option ? known[option] : sumOf(known))}
            isChosen={followUp === undefined && option === status}
            // A phone has room in one line for what is to be done.
            isCountedOnPhone={option === 'new'}
          />
        ))}
        <Choice
          to={`?${changedSearch(search, { status: undefined, followUp: 'set', sort: byFollowUp })}`}
          label="Follow-ups"
          count={knownDue || undefined}
          counted="due"
          isChosen={followUp !== undefined}
          isCountedOnPhone
        />
        <Choice
          to={`${enquiriesPath}/spam`}
          label="Spam"
          count={knownSpam || undefined}
          isChosen={false}
          isCountedOnPhone={false}
        />
      </ul>
    </nav>
  )
}

interface ChoiceProps {
  to: string
  label: string
  count: number | undefined
  /** What is counted, where that is not all. */
  counted?: string
  isChosen: boolean
  isCountedOnPhone: boolean
}

function Choice({ to, label, count, counted, isChosen, isCountedOnPhone }: ChoiceProps) {
  const id = useId()
  return (
    <li>
      <Link
        to={to}
        aria-describedby={id}
        aria-current={isChosen ? 'true' : undefined}
        className={`${choiceClasses} sm:px-3`}
      >
        <span>{label}</span>
        <span
          id={id}
          aria-hidden="true"
          className={classNames(
            'annotation ml-1.5 min-w-[1ch] font-normal text-ink-soft',
            !isCountedOnPhone && 'max-sm:hidden',
          )}
        >
          {count !== undefined && grouped(count)}
          {count !== undefined && counted && ` ${counted}`}
        </span>
        <ActiveRule className="inset-x-2 -bottom-1 sm:inset-x-3" />
      </Link>
    </li>
  )
}

function sumOf(counts: EnquiryCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}
