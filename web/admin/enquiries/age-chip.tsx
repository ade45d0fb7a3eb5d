import { counted } from '#contract/count.ts'
import { classNames } from '#web/ui/class-names.ts'
import { daysSince } from '../page/relative-time.ts'

/** From so many days on it is late. */
const late = 3

/** For how many days an enquiry has waited for an answer; nothing on its first day. */
export function AgeChip({ since }: { since: string }) {
  const days = daysSince(since)
  if (days < 1) return null
  return (
    <span
      className={classNames(
        'annotation inline-block border px-2 py-px whitespace-nowrap',
        days < late ? 'border-edge text-ink-soft' : 'border-accent text-accent',
      )}
    >
      <span className="sr-only">Waiting for </span>
      {counted(days, 'day')}
    </span>
  )
}
