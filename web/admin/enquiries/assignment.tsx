import { type ChangeEvent, useRef, useState } from 'react'
import type { Assignee, Enquiry } from '#contract/enquiry.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { useOwnProfile } from '../session/own-profile.ts'
import { useEnquiryChange } from './use-enquiry-change.ts'

/** Who answers an enquiry: shown, chosen and cleared. */
export function Assignment({ enquiry, assignees }: { enquiry: Enquiry; assignees: Assignee[] }) {
  const change = useEnquiryChange()
  const own = useOwnProfile()?._id
  const select = useRef<HTMLSelectElement>(null)
  // Seen at once; once it is saved or refused, what is stored is seen.
  const [wanted, want] = useState<string | null>()
  const chosen = wanted === undefined ? (enquiry.assignee?._id ?? null) : wanted
  const mayTake = assignees.some(({ _id }) => _id === own) && chosen !== own

  async function assign(id: string | null) {
    if (wanted !== undefined) return
    want(id)
    const name = assignees.find(({ _id }) => _id === id)?.name ?? 'nobody'
    const said = { done: `Assigned to ${name}`, undone: 'Assigned as before' }
    await change(enquiry, 'assignee', id, said).catch(() => {})
    want(undefined)
  }

  function take() {
    select.current?.focus()
    if (own) void assign(own)
  }

  return (
    <div className="flex gap-2 print:hidden">
      <div className="max-w-72 min-w-0 grow">
        <Select
          ref={select}
          aria-label="Assigned to"
          aria-busy={wanted !== undefined}
          value={chosen ?? ''}
          onChange={({ target }: ChangeEvent<HTMLSelectElement>) => void assign(target.value || null)}
          className="text-ellipsis"
        >
          <option value="">Nobody</option>
          {assignees.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      {mayTake && (
        <Button look="outline" size="small" onClick={take} className="whitespace-nowrap">
          Assign to me
        </Button>
      )}
    </div>
  )
}
