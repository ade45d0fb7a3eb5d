import { Link } from 'react-router'
import { momentOf } from '#contract/dates.ts'
import { aboutInWords, type Enquiry } from '#contract/enquiry.ts'
import { ContactActions } from '../enquiries/contact-actions.tsx'
import { DesignLink } from '../enquiries/design-link.tsx'
import { FollowUpChip } from '../enquiries/follow-up-chip.tsx'
import { pathOf } from '../enquiries/paths.ts'
import { StatusBadge } from '../enquiries/status-badge.tsx'
import { relativeTime } from '../page/relative-time.ts'

/**
 * Who asked, what for, and the ways to answer at once.
 * @param list the query of the list that it is one of, through which its page leads on
 */
export function EnquiryRow({ enquiry, list }: { enquiry: Enquiry; list: string }) {
  const { name, city, createdAt, status, requirement, design, about, anonymousSince } = enquiry
  return (
    <li className="grid items-center gap-x-6 gap-y-1 border-b border-hairline py-3 text-small md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)_auto]">
      <div className="min-w-0">
        <Link
          to={pathOf(enquiry)}
          state={{ list }}
          className="inline-flex min-h-9 max-w-full items-center font-medium"
        >
          <span className="truncate ruled-link">{name}</span>
        </Link>
        <p className="annotation flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
          <time dateTime={createdAt} title={momentOf(createdAt)}>
            {relativeTime(createdAt)}
          </time>
          <StatusBadge status={status} />
          <FollowUpChip enquiry={enquiry} />
        </p>
      </div>
      <div className="min-w-0">
        <p dir="auto" className="line-clamp-2 text-ink-soft wrap-anywhere">
          {requirement}
        </p>
        <p className="annotation mt-1 flex gap-x-3 text-ink-soft">
          <span className="max-w-1/2 shrink-0 truncate">{city}</span>
          {design && (
            <DesignLink design={design} className="min-w-0 truncate ruled-link">
              {design.code} {design.title}
            </DesignLink>
          )}
          {!design && about && <span className="min-w-0 truncate">{aboutInWords(about)}</span>}
        </p>
      </div>
      {!anonymousSince && <ContactActions enquiry={enquiry} />}
    </li>
  )
}
