import type { Enquiry } from '#contract/enquiry.ts'
import { Chip } from './chip.tsx'

/** Who answers an enquiry; nothing where nobody was named. */
export function AssigneeChip({ enquiry: { assignee } }: { enquiry: Enquiry }) {
  if (assignee === null) return null
  return (
    <Chip isUrgent={false}>
      <span className="sr-only">Assigned to </span>
      <span title={assignee.name} className="block max-w-28 overflow-hidden text-ellipsis">
        {assignee.name}
      </span>
    </Chip>
  )
}
