import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { grouped } from '#contract/count.ts'

export interface ScheduleEntry {
  key: string
  name: ReactNode
  count: number
  /** Where the number leads; without, it is a rest that no list shows. */
  to?: string
}

/** Names with their numbers, ruled like a schedule; a thin bar measures each one that is named against the largest. */
export function Schedule({ title, entries }: { title: string; entries: ScheduleEntry[] }) {
  const most = Math.max(...entries.map(({ count, to }) => (to ? count : 1)))
  return (
    <div className="min-w-0">
      <h3 className="annotation border-b border-hairline pb-2 text-ink-soft">{title}</h3>
      <ol aria-label={title}>
        {entries.map(({ key, name, count, to }) => (
          <li
            key={key}
            className="relative grid min-h-11 grid-cols-[minmax(0,1fr)_15%_2rem] sm:grid-cols-[minmax(0,1fr)_25%_2.5rem] items-center gap-x-4 border-b border-hairline text-small has-[a]:hover:bg-ink/3"
          >
            {to ? (
              <Link to={to} className="truncate -outline-offset-2 after:absolute after:inset-0">
                {name}
              </Link>
            ) : (
              <span className="min-w-0 text-ink-soft wrap-anywhere">{name}</span>
            )}
            <span aria-hidden="true">
              {to && (
                <span
                  className="block h-0.75 bg-ink forced-color-adjust-none forced-colors:bg-[CanvasText]"
                  style={{ width: `${(count / most) * 100}%` }}
                />
              )}
            </span>
            <span className="annotation text-right">{grouped(count)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
