import { Link } from 'react-router'
import { dayOf, momentOf } from '#contract/dates.ts'
import type { Enquiry } from '#contract/enquiry.ts'
import { limits } from '#contract/limits.ts'
import { telephoneLink } from '#web/addresses/contact-links.ts'
import { RowActions, RowButton, RowLink } from '../list/row-action.tsx'
import { relativeTime } from '../page/relative-time.ts'
import { shorten } from '../table/shorten.ts'
import type { Column } from '../table/table.tsx'
import { AgeChip } from './age-chip.tsx'
import { AssigneeChip } from './assignee-chip.tsx'
import { FollowUpChip } from './follow-up-chip.tsx'
import { pathOf } from './paths.ts'
import { chatWith } from './reply-links.ts'
import { openingOf } from './reply-opening.ts'
import { SamePhone } from './same-phone.tsx'
import { StatusBadge } from './status-badge.tsx'

/** What the list of enquiries shows of each. */
export function columnsOf(
  state: unknown,
  samePhone: Map<string, number>,
  onContacted: (enquiry: Enquiry) => void,
  onDelete: ((enquiry: Enquiry) => void) | undefined,
): Column<Enquiry>[] {
  return [
    {
      header: 'Name',
      names: true,
      inCard: 'left',
      sort: { ascending: 'name' },
      cell: ({ _id, name }) => (
        <Link
          id={_id}
          to={pathOf({ _id })}
          state={state}
          className="block min-w-22 font-medium wrap-anywhere hover:underline"
        >
          {name}
        </Link>
      ),
    },
    {
      header: 'Contact',
      inCard: 'across',
      cell: (enquiry) => <Contact enquiry={enquiry} count={samePhone.get(enquiry._id)} />,
    },
    {
      header: 'Location',
      // A card says it in the line of the status.
      className: 'carded:hidden',
      cell: (enquiry) => <span className="block min-w-20 wrap-anywhere">{placeOf(enquiry)}</span>,
    },
    {
      header: 'Requirement',
      inCard: 'across',
      cell: ({ requirement, about }) => (
        <>
          <span dir="auto" title={requirement} className="wrap-anywhere">
            {shorten(requirement, limits.enquiry.requirementInList)}
          </span>
          {about?.code && (
            <span title={about.title ?? undefined} className="annotation block text-ink-soft">
              {about.code}
            </span>
          )}
        </>
      ),
    },
    {
      header: 'Date',
      inCard: 'right',
      sort: { ascending: 'oldest', descending: 'newest', first: 'descending' },
      cell: ({ createdAt }) => (
        <time
          dateTime={createdAt}
          title={`${momentOf(createdAt)}, ${relativeTime(createdAt)}`}
          className="annotation inline-block min-w-12 xl:whitespace-nowrap"
        >
          {dayOf(createdAt)}
        </time>
      ),
    },
    {
      header: 'Status',
      inCard: 'across',
      className: 'carded:row-start-3',
      cell: (enquiry) => (
        <span className="flex flex-wrap items-center gap-1 tabled:max-w-36">
          <span className="mr-auto pr-2 wrap-anywhere tabled:hidden">{placeOf(enquiry)}</span>
          <StatusBadge status={enquiry.status} />
          {enquiry.status === 'new' && <AgeChip since={enquiry.createdAt} />}
          <FollowUpChip enquiry={enquiry} />
          <AssigneeChip enquiry={enquiry} />
        </span>
      ),
    },
    {
      header: 'Actions',
      inCard: 'across',
      acts: 'only',
      cell: (enquiry) => (
        <RowActions>
          <RowLink to={pathOf(enquiry)} state={state} describedBy={enquiry._id}>
            View
          </RowLink>
          <RowButton
            describedBy={enquiry._id}
            disabled={enquiry.status === 'contacted'}
            onClick={() => onContacted(enquiry)}
          >
            Contacted
          </RowButton>
          {onDelete && (
            <RowButton describedBy={enquiry._id} onClick={() => onDelete(enquiry)}>
              Delete
            </RowButton>
          )}
        </RowActions>
      ),
    },
  ]
}

function Contact({ enquiry, count }: { enquiry: Enquiry; count: number | undefined }) {
  const { email, phone } = enquiry
  if (!email) return null
  // Where it needs two lines, the second begins with the domain.
  const at = email.lastIndexOf('@')
  return (
    <div className="min-w-0 carded:flex carded:flex-wrap carded:items-baseline carded:gap-x-4">
      <a
        href={`mailto:${email}`}
        className="block py-1 wrap-anywhere hover:underline carded:w-full tabled:min-w-32 tabled:in-data-compact:py-0"
      >
        {email.slice(0, at)}
        <wbr />
        {email.slice(at)}
      </a>
      <a
        href={telephoneLink(phone)}
        className="annotation inline-block py-1 tabled:in-data-compact:py-0 whitespace-nowrap hover:underline carded:inline-flex carded:min-h-11 carded:items-center"
      >
        {phone}
      </a>
      <a
        href={chatWith(phone, openingOf(enquiry))}
        target="_blank"
        rel="noopener"
        aria-label={`WhatsApp ${enquiry.name}`}
        className="inline-flex min-h-11 items-center ruled-link tabled:hidden"
      >
        WhatsApp
      </a>
      <SamePhone phone={phone} count={count} />
    </div>
  )
}

function placeOf({ city, state }: Enquiry): string {
  return `${city}, ${state}`
}
