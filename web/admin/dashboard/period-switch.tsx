import { Link } from 'react-router'
import { ActiveRule, choiceClasses } from '../page/active-rule.tsx'
import { type Period, periods } from './periods.ts'

/** Thirty or ninety days; the choice lives in the address. */
export function PeriodSwitch({ chosen }: { chosen: Period }) {
  return (
    <nav aria-label="Period" className="-mx-2 -mb-2 flex">
      {periods.map((period) => (
        <Link
          key={period.length}
          to={period === periods[0] ? '/admin' : `/admin?days=${period.length}`}
          replace
          preventScrollReset
          aria-current={period === chosen ? 'true' : undefined}
          className={choiceClasses}
        >
          {period.length} days
          <ActiveRule className="inset-x-2 bottom-1" />
        </Link>
      ))}
    </nav>
  )
}
