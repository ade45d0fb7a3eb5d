import { useState } from 'react'
import type { Enquiry, EnquiryStatus } from '#contract/enquiry.ts'
import { updateEnquiry } from '#web/api/enquiries.ts'
import { api } from '#web/api/request.ts'
import { Button } from '#web/ui/button.tsx'
import { useChange } from '../page/use-change.ts'
import { statusMessages } from './status-messages.ts'

const steps = [
  { status: 'contacted', label: 'Mark as Contacted' },
  { status: 'resolved', label: 'Mark as Resolved' },
] as const

/** Moves an enquiry on, or back to new. The next step carries the accent. */
export function StatusButtons({ enquiry: { _id, status } }: { enquiry: Enquiry }) {
  const change = useChange()
  const [busy, setBusy] = useState<EnquiryStatus | null>(null)
  const next = status === 'new' ? 'contacted' : 'resolved'

  async function mark(to: EnquiryStatus) {
    setBusy(to)
    await change(() => updateEnquiry(api, _id, { status: to }), statusMessages).catch(() => {})
    setBusy(null)
  }

  return (
    <>
      {steps.map((step) => (
        <Button
          key={step.status}
          size="small"
          look={step.status === next && status !== 'resolved' ? 'primary' : 'outline'}
          busy={busy === step.status}
          disabled={busy !== null || status === step.status}
          onClick={() => mark(step.status)}
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
          onClick={() => mark('new')}
          className="min-h-11"
        >
          Reopen
        </Button>
      )}
    </>
  )
}
