import { Link } from 'react-router'
import { grouped } from '#contract/count.ts'
import { classNames } from '#web/ui/class-names.ts'

interface FigureProps {
  label: string
  count: number
  to: string
  isUrgent?: boolean
}

/** A number that leads to what it counts. */
export function Figure({ label, count, to, isUrgent }: FigureProps) {
  return (
    <div className="relative flex min-w-0 flex-col-reverse justify-end py-4 pr-2 hover:bg-ink/3">
      <dt className="annotation text-ink-soft">{label}</dt>
      <dd>
        <Link
          to={to}
          aria-label={`${label}: ${grouped(count)}`}
          className={classNames(
            'text-section expanded -outline-offset-2 after:absolute after:inset-0',
            isUrgent && 'text-laterite',
            count === 0 && 'text-edge',
          )}
        >
          {grouped(count)}
        </Link>
      </dd>
    </div>
  )
}
