import { momentOf } from '#contract/dates.ts'
import { classNames } from '#web/ui/class-names.ts'
import { relativeTime } from '#web/ui/relative-time.ts'

/** When something was: how long ago, and the day and time in India. */
export function When({ at, className }: { at: string; className?: string }) {
  return (
    <p className={classNames('annotation flex flex-wrap gap-x-3 text-ink-soft', className)}>
      <span>{relativeTime(at)}</span>
      <time dateTime={at}>{momentOf(at)}</time>
    </p>
  )
}
