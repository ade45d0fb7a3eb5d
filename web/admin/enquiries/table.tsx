import { useState } from 'react'
import { dayOf } from '#contract/dates.ts'
import type { Enquiry } from '#contract/enquiry.ts'
import { limits } from '#contract/limits.ts'
import { updateEnquiry } from '#web/api/enquiries.ts'
import { api } from '#web/api/request.ts'
import { telephoneLink } from '#web/site/contact-links.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { useChange } from '../change.ts'
import { cut } from '../cut.ts'
import { useListState } from '../list-address.ts'
import { RowActions, RowButton, RowLink } from '../row-action.tsx'
import { StatusBadge } from './status-badge.tsx'
import { statusSays } from './status-says.ts'

interface EnquiryTableProps {
  enquiries: Enquiry[]
  onDelete: (enquiry: Enquiry) => void
}

export function EnquiryTable({ enquiries, onDelete }: EnquiryTableProps) {
  const columns: Column<Enquiry>[] = [
    {
      header: 'Name',
      cell: ({ _id, name }) => (
        <span id={_id} className="block min-w-22 font-semibold wrap-anywhere">
          {name}
        </span>
      ),
    },
    { header: 'Contact', cell: (enquiry) => <Contact enquiry={enquiry} /> },
    {
      header: 'Location',
      cell: ({ city, state }) => <span className="block min-w-20 wrap-anywhere">{`${city}, ${state}`}</span>,
    },
    {
      header: 'Requirement',
      cell: ({ requirement }) => (
        <span title={requirement} className="wrap-anywhere">
          {cut(requirement, limits.enquiry.requirementInList)}
        </span>
      ),
    },
    {
      header: 'Date',
      cell: ({ createdAt }) => (
        <span className="annotation inline-block min-w-12 xl:whitespace-nowrap">{dayOf(createdAt)}</span>
      ),
    },
    { header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
    { header: 'Actions', cell: (enquiry) => <Actions enquiry={enquiry} onDelete={onDelete} /> },
  ]
  const tight = columns.map((column) => ({ ...column, className: 'md:max-xl:px-2' }))
  return <Table caption="Enquiries" columns={tight} rows={enquiries} keyOf={({ _id }) => _id} />
}

function Contact({ enquiry: { email, phone } }: { enquiry: Enquiry }) {
  return (
    <div className="min-w-0">
      <a href={`mailto:${email}`} className="block min-w-32 py-1 wrap-anywhere hover:underline">
        {email}
      </a>
      <a
        href={telephoneLink(phone)}
        className="annotation inline-block py-1 whitespace-nowrap hover:underline"
      >
        {phone}
      </a>
    </div>
  )
}

function Actions({ enquiry, onDelete }: { enquiry: Enquiry; onDelete: (enquiry: Enquiry) => void }) {
  const change = useChange()
  const state = useListState()
  const [isBusy, setBusy] = useState(false)

  async function markContacted() {
    setBusy(true)
    await change(() => updateEnquiry(api, enquiry._id, { status: 'contacted' }), statusSays).catch(() => {})
    setBusy(false)
  }

  return (
    <RowActions>
      <RowLink to={enquiry._id} state={state} describedBy={enquiry._id}>
        View
      </RowLink>
      <RowButton
        describedBy={enquiry._id}
        disabled={isBusy || enquiry.status === 'contacted'}
        onClick={markContacted}
      >
        Contacted
      </RowButton>
      <RowButton describedBy={enquiry._id} onClick={() => onDelete(enquiry)}>
        Delete
      </RowButton>
    </RowActions>
  )
}
