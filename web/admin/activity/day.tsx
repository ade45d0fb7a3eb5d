import { Link } from 'react-router'
import type { Activity } from '#contract/activity.ts'
import { clockOf } from '#contract/dates.ts'
import { subjectAddress } from './subject-address.ts'
import { changeText, deedOf } from './words.ts'

/** One day of the record. */
export function ActivityDay({ day, rows }: { day: string; rows: Activity[] }) {
  return (
    <section aria-label={day} className="mb-8">
      <h2 className="annotation border-b border-ink pb-2">{day}</h2>
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
                <span className="font-semibold">{row.account.name}</span> {deedOf(row)} <Subject row={row} />
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
