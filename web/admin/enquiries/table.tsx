import { type ReactNode, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { Assignee, Enquiry, EnquiryStatus } from '#contract/enquiry.ts'
import { deleteEnquiry, listEnquiries } from '#web/api/enquiries.ts'
import { api } from '#web/api/request.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { useListState } from '../list/list-address.ts'
import { countOf } from '../list/noun.ts'
import { useOptimisticValue } from '../list/optimistic-value.ts'
import { Rows } from '../list/rows.tsx'
import { SortSelect } from '../list/sort-select.tsx'
import { useSorting } from '../list/use-sorting.ts'
import { firstControlOf, rescueFocus, useRowFocus } from '../page/focus.ts'
import { useMay } from '../session/use-may.ts'
import { enquiryQueryOf } from './address.ts'
import { columnsOf } from './columns.tsx'
import { noun } from './noun.ts'
import { pathOf } from './paths.ts'
import { useBulkActions } from './use-bulk-actions.ts'
import { useRowKeys } from './use-row-keys.ts'
import { useStatusChange } from './use-status-change.ts'

const sortLabels = { oldest: 'Oldest first', name: 'Name, A to Z', followUp: 'Next follow-up' }

interface EnquiryTableProps {
  enquiries: Enquiry[]
  /** How many enquiries came from the telephone number of each, by id. */
  samePhone: Map<string, number>
  assignees: Promise<Assignee[]>
  total: number
  /** Enquiries that have arrived since these were read. */
  arrivals: ReactNode
}

/** One page of the enquiries. A status is seen to change at once, and goes back where it cannot be saved. */
export function EnquiryTable({ enquiries, samePhone, assignees, total, arrivals }: EnquiryTableProps) {
  const [search] = useSearchParams()
  const mark = useStatusChange()
  const mayDelete = useMay('delete-enquiries')
  const state = useListState()
  const [shown, want] = useOptimisticValue(enquiries)
  const wanted = useRef<EnquiryStatus>('contacted')
  // Until the change is read, not only hoped for, the row may leave yet.
  const isRead = ({ _id }: Enquiry) =>
    enquiries.some((enquiry) => enquiry._id === _id && enquiry.status === wanted.current)
  const marked = useRowFocus(shown, isRead)

  function markAs(enquiry: Enquiry, status: EnquiryStatus) {
    if (enquiry.status === status) return
    const next = shown.map((other) => (other === enquiry ? { ...enquiry, status } : other))
    marked.current = enquiry._id
    wanted.current = status
    want(next, () =>
      mark(enquiry, status).catch((error) => {
        if (marked.current === enquiry._id) marked.current = undefined
        rescueFocus(() => firstControlOf(enquiry._id))
        throw error
      }),
    )
  }

  const markContacted = (enquiry: Enquiry) => markAs(enquiry, 'contacted')
  useRowKeys(shown, markAs)

  return (
    <Rows
      rows={shown}
      noun={noun}
      isRoomy
      nameOf={({ name }) => name}
      count={countOf(noun, total)}
      arrivals={arrivals}
      tools={
        <div className="flex items-center gap-x-6">
          <p className="annotation text-ink-soft max-xl:hidden">
            In a row: J next, K previous, E contacted, R resolved
          </p>
          <SortSelect standard="Newest first" labels={sortLabels} />
        </div>
      }
      columns={(onDelete) => columnsOf(state, samePhone, markContacted, mayDelete ? onDelete : undefined)}
      sorting={useSorting('newest')}
      pathOf={pathOf}
      matching={{
        total,
        read: () => wholeList((paging) => listEnquiries(api, { ...enquiryQueryOf(search), ...paging })),
      }}
      remove={mayDelete ? (id) => deleteEnquiry(api, id) : null}
      actions={useBulkActions(assignees)}
    />
  )
}
