import { useState } from 'react'
import type { Enquiry } from '#contract/enquiry.ts'
import { Button } from '#web/ui/button.tsx'
import { useStatusChange } from './use-status-change.ts'

/** Offered once a reply was opened: whoever sent it marks the enquiry. */
export function MarkContacted({ enquiry, onMarked }: { enquiry: Enquiry; onMarked: () => void }) {
  const change = useStatusChange()
  const [isBusy, setBusy] = useState(false)

  async function mark() {
    setBusy(true)
    try {
      await change(enquiry, 'contacted')
      onMarked()
    } catch {
      setBusy(false)
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hairline pt-4 text-small">
      <p>Sent it?</p>
      <Button look="outline" size="small" busy={isBusy} onClick={mark} className="min-h-11">
        Mark as Contacted
      </Button>
    </div>
  )
}
