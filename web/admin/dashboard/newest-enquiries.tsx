import { Link } from 'react-router'
import { dayOf } from '#contract/dates.ts'
import type { Enquiry } from '#contract/enquiry.ts'
import { ContactActions } from '../enquiries/contact-actions.tsx'
import { StatusBadge } from '../enquiries/status-badge.tsx'

/** Who asked last, and the ways to answer at once. */
export function NewestEnquiries({ enquiries }: { enquiries: Enquiry[] }) {
  return (
    <section aria-labelledby="newest" className="mt-12">
      <div className="flex items-baseline justify-between gap-4 border-b border-ink pb-2">
        <h2 id="newest" className="text-title expanded">
          Newest enquiries
        </h2>
        <Link to="/admin/enquiries" className="text-small ruled-link">
          All enquiries
        </Link>
      </div>
      {enquiries.length === 0 && (
        <p className="py-4 text-small text-ink-soft">No enquiries yet. They appear here as they arrive.</p>
      )}
      <ul>
        {enquiries.map((enquiry) => (
          <li
            key={enquiry._id}
            className="grid items-center gap-x-6 gap-y-1 border-b border-hairline py-3 text-small md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)_auto]"
          >
            <div className="min-w-0">
              <Link
                to={`/admin/enquiries/${enquiry._id}`}
                className="inline-flex min-h-9 max-w-full items-center font-semibold"
              >
                <span className="truncate ruled-link">{enquiry.name}</span>
              </Link>
              <p className="annotation flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
                {dayOf(enquiry.createdAt)} <StatusBadge status={enquiry.status} />
              </p>
            </div>
            <p className="line-clamp-2 min-w-0 break-words text-ink-soft">{enquiry.requirement}</p>
            <ContactActions enquiry={enquiry} />
          </li>
        ))}
      </ul>
    </section>
  )
}
