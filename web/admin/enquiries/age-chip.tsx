import { counted } from '#contract/count.ts'
import { daysSince } from '../page/relative-time.ts'
import { Chip } from './chip.tsx'

/** From so many days on it is late. */
const late = 3

/** For how many days an enquiry has waited for an answer; nothing on its first day. */
export function AgeChip({ since }: { since: string }) {
  const days = daysSince(since)
  if (days < 1) return null
  return (
    <Chip isUrgent={days >= late}>
      <span className="sr-only">Waiting for </span>
      {counted(days, 'day')}
    </Chip>
  )
}
