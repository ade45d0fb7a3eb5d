import type { Enquiry } from '#contract/enquiry.ts'
import { daysSince } from '../page/relative-time.ts'
import { Chip } from './chip.tsx'
import { followUpText } from './follow-up-text.ts'

/** When an enquiry is to be followed up; nothing where no day is set, or where it is resolved. */
export function FollowUpChip({ enquiry: { status, followUpOn } }: { enquiry: Enquiry }) {
  if (followUpOn === null || status === 'resolved') return null
  return (
    <Chip isUrgent={daysSince(followUpOn) >= 0}>
      <span className="sr-only">Follow-up: </span>
      {followUpText(followUpOn)}
    </Chip>
  )
}
