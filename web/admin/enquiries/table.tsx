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
import { useMay } from '../session/use-may.ts'
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
  if (current === status) return undefined
  const { updatedAt } = await updateEnquiry(api, _id, { status })
  return () => updateEnquiry(api, _id, { status: current, updatedAt })
}

interface EnquiryTableProps {
  enquiries: Enquiry[]
  /** How many enquiries came from the telephone number of each, by id. */
  samePhone: Map<string, number>
  total: number
  /** Enquiries that have arrived since these were read. */
  arrivals: ReactNode
}

/** One page of the enquiries. A status is seen to change at once, and goes back where it cannot be saved. */
export function EnquiryTable({ enquiries, samePhone, total, arrivals }: EnquiryTableProps) {
  const [search] = useSearchParams()
  const change = useChange()
  const mayDelete = useMay('delete-enquiries')
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
      isRoomy
      nameOf={({ name }) => name}
      count={countOf(noun, total)}
      arrivals={arrivals}
      tools={<SortSelect standard="Newest first" labels={sortLabels} />}
      columns={(onDelete) => columnsOf(state, samePhone, markContacted, mayDelete ? onDelete : undefined)}
      sorting={useSorting('newest')}
      pathOf={({ _id }) => `/admin/enquiries/${_id}`}
      matching={{
        total,
        read: () => wholeList((paging) => listEnquiries(api, { ...enquiryQueryOf(search), ...paging })),
      }}
      remove={mayDelete ? (id) => deleteEnquiry(api, id) : null}
      actions={actions}
    />
  )
}
