import { Link } from 'react-router'
import { type Period, periods } from './periods.ts'

/** Thirty or ninety days; the choice lives in the address. */
export function PeriodSwitch({ chosen }: { chosen: Period }) {
  return (
    <nav aria-label="Period" className="-mx-2 -mb-2 flex">
      {periods.map((period) => (
        <Link
          key={period.length}
          to={{ search: period === periods[0] ? '' : `?days=${period.length}` }}
          replace
          preventScrollReset
          aria-current={period === chosen ? 'true' : undefined}
          className="group relative flex min-h-11 items-center px-2 text-small text-ink-soft -outline-offset-2 hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink"
        >
          {period.length} days
          <span
            aria-hidden="true"
            className="absolute inset-x-2 bottom-1 hidden h-2 border-x border-laterite before:absolute before:inset-x-0 before:top-1/2 before:h-px before:bg-laterite group-aria-[current]:block"
          />
        </Link>
      ))}
    </nav>
  )
}
