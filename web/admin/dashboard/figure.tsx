import { Link } from 'react-router'
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
    <div className="group relative flex flex-col-reverse justify-end border-r border-b border-hairline p-4 first:pl-0 last:border-r-0 hover:bg-ink/3 max-lg:odd:pl-0 max-lg:even:border-r-0">
      <dt className="annotation text-ink-soft">{label}</dt>
      <dd>
        <Link
          to={to}
          aria-label={`${label}: ${count}`}
          className={classNames(
            'text-section expanded after:absolute after:inset-0',
            isUrgent && 'text-laterite',
          )}
        >
          {count}
        </Link>
      </dd>
    </div>
  )
}
