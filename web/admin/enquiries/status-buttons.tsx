import { type MouseEvent, startTransition, useState } from 'react'
import type { Enquiry, EnquiryStatus } from '#contract/enquiry.ts'
import { getEnquiry } from '#web/api/enquiries.ts'
import { api } from '#web/api/request.ts'
import { Button } from '#web/ui/button.tsx'
import { useInTurn } from '#web/ui/in-turn.ts'
import { useLetter } from '../keys/letters-off.ts'
import { useFocusInGroup } from '../page/focus.ts'
import { useStatusChange } from './use-status-change.ts'

const steps = [
  { status: 'contacted', label: 'Mark as Contacted' },
  { status: 'resolved', label: 'Mark as Resolved' },
] as const

/**
 * Moves an enquiry on, or back to new. The next step carries the accent; one that is pressed while another is saved comes
 * after it, though the page is left meanwhile.
 */
export function StatusButtons({ enquiry }: { enquiry: Enquiry }) {
  const { status } = enquiry
  const change = useStatusChange()
  const inTurn = useInTurn()
  const letters = { contacted: useLetter('E'), resolved: useLetter('R') }
  /** What is being saved, and what waits for it. */
  const [pressed, setPressed] = useState<EnquiryStatus[]>([])
  const isBusy = pressed.length > 0
  const group = useFocusInGroup(status, isBusy)
  const next = status === 'new' ? 'contacted' : 'resolved'

  async function press({ currentTarget }: MouseEvent, to: EnquiryStatus) {
    const buttons = currentTarget.parentElement
    // A letter presses one of them from elsewhere on the page, where the keyboard stays.
    group.current = buttons?.contains(document.activeElement) ? buttons : null
    setPressed((current) => [...current, to])
    await inTurn(() => mark(to, pressed.at(-1))).catch(() => {})
    // What was read is shown with a transition too: until then the same could be pressed again.
    startTransition(() => setPressed((current) => current.filter((other) => other !== to)))
  }

  /** @param after the status that was saved just before; where it is another by now, somebody else has changed it */
  async function mark(to: EnquiryStatus, after?: EnquiryStatus) {
    const saved = after && (await getEnquiry(api, enquiry._id).catch(() => undefined))
    await change(saved && saved.status === after ? saved : enquiry, to)
  }

  return (
    <>
      {steps.map((step) => (
        <Button
          key={step.status}
          aria-keyshortcuts={letters[step.status]}
          size="small"
          look={step.status === next && status !== 'resolved' ? 'primary' : 'outline'}
          busy={pressed.includes(step.status)}
          disabled={status === step.status}
          onClick={(event) => press(event, step.status)}
          className="min-h-11"
        >
          {step.label}
        </Button>
      ))}
      {status !== 'new' && (
        <Button
          size="small"
          look="quiet"
          busy={pressed.includes('new')}
          disabled={isBusy}
          onClick={(event) => press(event, 'new')}
          className="min-h-11 max-sm:-ml-3"
        >
          Reopen
        </Button>
      )}
    </>
  )
}
