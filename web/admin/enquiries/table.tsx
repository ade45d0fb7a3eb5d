import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { Enquiry, EnquiryStatus } from '#contract/enquiry.ts'
import { deleteEnquiry, listEnquiries, updateEnquiry } from '#web/api/enquiries.ts'
import { api } from '#web/api/request.ts'
import { wholeList } from '#web/api/whole-list.ts'
import type { BulkAction } from '../list/bulk.ts'
import { useListState } from '../list/list-address.ts'
import { countOf } from '../list/noun.ts'
import { useOptimisticValue } from '../list/optimistic-value.ts'
import { Rows } from '../list/rows.tsx'
import { SortSelect } from '../list/sort-select.tsx'
import { useSorting } from '../list/use-sorting.ts'
import { useChange } from '../page/use-change.ts'
import { enquiryQueryOf } from './address.ts'
import { columnsOf } from './columns.tsx'
import { statusMessages } from './status-messages.ts'

const noun = { one: 'Enquiry', many: 'Enquiries' }
const sortLabels = { oldest: 'Oldest first', name: 'Name, A to Z' }

const actions: BulkAction<Enquiry>[] = [
  { label: 'Contacted', verb: 'marked as contacted', run: (enquiry) => mark(enquiry, 'contacted') },
  { label: 'Resolved', verb: 'marked as resolved', run: (enquiry) => mark(enquiry, 'resolved') },
]

async function mark({ _id, status: current }: Enquiry, status: EnquiryStatus) {
  if (current !== status) await updateEnquiry(api, _id, { status })
}

interface EnquiryTableProps {
  enquiries: Enquiry[]
  total: number
  /** Enquiries that have arrived since these were read. */
  arrivals: ReactNode
}

/** One page of the enquiries. A status is seen to change at once, and goes back where it cannot be saved. */
export function EnquiryTable({ enquiries, total, arrivals }: EnquiryTableProps) {
  const [search] = useSearchParams()
  const change = useChange()
  const state = useListState()
  const [shown, want] = useOptimisticValue(enquiries)

  function markContacted(enquiry: Enquiry) {
    const next = shown.map((other) =>
      other === enquiry ? { ...enquiry, status: 'contacted' as const } : other,
    )
    want(next, () => change(() => mark(enquiry, 'contacted'), statusMessages))
  }

  return (
    <Rows
      rows={shown}
      noun={noun}
      nameOf={({ name }) => name}
      count={countOf(noun, total)}
      arrivals={arrivals}
      tools={<SortSelect standard="Newest first" labels={sortLabels} />}
      columns={(onDelete) => columnsOf(state, markContacted, onDelete)}
      sorting={useSorting('newest')}
      pathOf={({ _id }) => `/admin/enquiries/${_id}`}
      matching={{
        total,
        read: () => wholeList((paging) => listEnquiries(api, { ...enquiryQueryOf(search), ...paging })),
      }}
      remove={(id) => deleteEnquiry(api, id)}
      actions={actions}
    />
  )
}
