import { type FormEvent, useRef, useState } from 'react'
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
  const stored = enquiry.assignee?._id ?? ''
  // Nothing is saved by choosing: the keys that lead through the choices pass those before.
  const [picked, pick] = useState<string>()
  const chosen = picked ?? stored
  const [busy, setBusy] = useState<string>()
  const mayTake = assignees.some(({ _id }) => _id === own) && stored !== own

  async function assign(id: string) {
    if (busy !== undefined) return
    // The button that is pressed goes once that is done.
    select.current?.focus()
    setBusy(id)
    const name = assignees.find(({ _id }) => _id === id)?.name ?? 'nobody'
    const said = { done: `Assigned to ${name}`, undone: 'Assigned as before' }
    try {
      await change(enquiry, 'assignee', id || null, said)
      pick(undefined)
    } catch {
      // It is said, and what was picked stays.
    } finally {
      setBusy(undefined)
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void assign(chosen)
  }

  return (
    <>
      <p className="hidden print:block">{enquiry.assignee?.name ?? 'Nobody'}</p>
      <form onSubmit={submit} className="flex flex-wrap gap-2 print:hidden">
        <div className="max-w-72 min-w-40 grow">
          <Select
            ref={select}
            aria-label="Assigned to"
            value={chosen}
            onChange={({ target }) => pick(target.value)}
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
        {chosen !== stored && (
          <Button type="submit" size="small" busy={busy === chosen} className="min-h-11">
            Assign
          </Button>
        )}
        {mayTake && chosen !== own && (
          <Button
            look="outline"
            size="small"
            busy={busy === own}
            onClick={() => own && void assign(own)}
            className="min-h-11"
          >
            Assign to me
          </Button>
        )}
      </form>
    </>
  )
}
