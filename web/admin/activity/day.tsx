import { Link } from 'react-router'
import type { Activity } from '#contract/activity.ts'
import { clockOf, dayOf } from '#contract/dates.ts'
import { actionText, changeText } from './text.ts'

/** The rows of each day in India, days and rows in the order they come. */
export function daysOf(rows: Activity[]): { day: string; rows: Activity[] }[] {
  return [...Map.groupBy(rows, ({ at }) => dayOf(at))].map(([day, rows]) => ({ day, rows }))
}

/** One day of the record. */
export function ActivityDay({ day, rows }: { day: string; rows: Activity[] }) {
  return (
    <section aria-label={day} className="mb-8">
      <h2 data-focus-head tabIndex={-1} className="annotation border-b border-ink pb-2 outline-none">
        {day}
      </h2>
      <ol>
        {rows.map((row) => (
          <li
            key={row._id}
            className="grid grid-cols-[3.5rem_minmax(0,1fr)] border-b border-hairline py-2.5 text-small"
          >
            <time dateTime={row.at} className="annotation pt-1 text-ink-soft">
              {clockOf(row.at)}
            </time>
            <div className="min-w-0 wrap-anywhere">
              <p>
                <span className="font-medium">{row.account.name}</span> {actionText(row)}{' '}
                <Subject row={row} />
              </p>
              {row.changes.length > 0 && (
                <p className="text-ink-soft">{row.changes.map(changeText).join(' · ')}</p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Subject({ row }: { row: Activity }) {
  const address = subjectAddress(row)
  if (!address) return <>{row.subject.name}</>
  return (
    <Link to={address} className="ruled-link">
      {row.subject.name}
    </Link>
  )
}

/** Where what was changed can be seen; nowhere once it is gone. */
function subjectAddress({ kind, subject }: Pick<Activity, 'kind' | 'subject'>): string | undefined {
  if (!subject.exists) return undefined
  const addresses: Record<Activity['kind'], string> = {
    design: `/admin/designs/${subject._id}`,
    category: `/admin/categories/${subject._id}/edit`,
    service: `/admin/services/${subject._id}/edit`,
    pricing: `/admin/services/pricing/${subject._id}/edit`,
    testimonial: `/admin/testimonials/${subject._id}/edit`,
    banner: `/admin/banners/${subject._id}/edit`,
    enquiry: `/admin/enquiries/${subject._id}`,
    settings: '/admin/settings?tab=website',
    media: `/admin/media/${encodeURIComponent(subject._id)}`,
    account: '/admin/settings?tab=admins',
  }
  return addresses[kind]
}
