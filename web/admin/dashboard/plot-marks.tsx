import { dayOf } from '#contract/dates.ts'
import { classNames } from '#web/ui/class-names.ts'
import { percent } from './plot-geometry.ts'

interface DateTickProps {
  x: number
  day: string
  /** Undated where there is no room for every date. */
  isMinor: boolean
}

/** A slanted tick on the ground line, as a dimension line has, and its date, which stays within the plot. */
export function DateTick({ x, day, isMinor }: DateTickProps) {
  return (
    <div aria-hidden="true" className="absolute bottom-0" style={{ left: percent(x) }}>
      <span className="absolute -bottom-1.5 left-0 h-3 w-px rotate-45 bg-ink" />
      <span
        className={classNames(
          'annotation absolute top-2 whitespace-nowrap text-ink-soft',
          x === 1 ? '-right-1' : '-translate-x-1/2',
          isMinor && 'max-[23rem]:hidden',
        )}
      >
        {dayOf(day).slice(0, 6)}
      </span>
    </div>
  )
}

/** Where the line is read: a plumb line and a point. */
export function ReadMark({ x, y }: { x: number; y: number }) {
  return (
    <div aria-hidden="true" className="absolute inset-y-0 text-accent" style={{ left: percent(x) }}>
      <span className="absolute inset-y-0 w-px -translate-x-1/2 bg-current opacity-50" />
      <span
        className="absolute size-2 -translate-x-1/2 translate-y-1/2 bg-current"
        style={{ bottom: percent(y) }}
      />
    </div>
  )
}
