import { type MouseEvent, startTransition, useEffect, useEffectEvent, useState } from 'react'
import type { Enquiry, EnquiryStatus } from '#contract/enquiry.ts'
import { Button } from '#web/ui/button.tsx'
import { useLetter } from '../keys/letters-off.ts'
import { useFocusInGroup } from '../page/focus.ts'
import { useStatusChange } from './use-status-change.ts'

const steps = [
  { status: 'contacted', label: 'Mark as Contacted' },
  { status: 'resolved', label: 'Mark as Resolved' },
] as const

/** Moves an enquiry on, or back to new. The next step carries the accent; one that is pressed while another is saved comes after it. */
export function StatusButtons({ enquiry }: { enquiry: Enquiry }) {
  const { status } = enquiry
  const change = useStatusChange()
  const letters = { contacted: useLetter('E'), resolved: useLetter('R') }
  const [busy, setBusy] = useState<EnquiryStatus | null>(null)
  const [waiting, setWaiting] = useState<EnquiryStatus | null>(null)
  const group = useFocusInGroup(status, busy !== null)
  const next = status === 'new' ? 'contacted' : 'resolved'

  function press({ currentTarget }: MouseEvent, to: EnquiryStatus) {
    const buttons = currentTarget.parentElement
    // A letter presses one of them from elsewhere on the page, where the keyboard stays.
    group.current = buttons?.contains(document.activeElement) ? buttons : null
    if (busy === null) void mark(to)
    else setWaiting(to)
  }

  async function mark(to: EnquiryStatus) {
    setBusy(to)
    await change(enquiry, to).catch(() => {})
    // What was read is shown with a transition too: until then the next step would go out from the status before.
    startTransition(() => setBusy(null))
  }

  const goOn = useEffectEvent(() => {
    setWaiting(null)
    if (waiting !== null && waiting !== status) void mark(waiting)
  })
  useEffect(() => {
    if (busy === null) goOn()
  }, [busy])

  return (
    <>
      {steps.map((step) => (
        <Button
          key={step.status}
          aria-keyshortcuts={letters[step.status]}
          size="small"
          look={step.status === next && status !== 'resolved' ? 'primary' : 'outline'}
          busy={busy === step.status || waiting === step.status}
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
          busy={busy === 'new'}
          disabled={busy !== null}
          onClick={(event) => press(event, 'new')}
          className="min-h-11 max-sm:-ml-3"
        >
          Reopen
        </Button>
      )}
    </>
  )
}
