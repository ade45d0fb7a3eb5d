import { useState } from 'react'
import { updateEnquiry } from '#web/api/enquiries.ts'
import { api } from '#web/api/request.ts'
import { Button } from '#web/ui/button.tsx'
import { useChange } from '../page/use-change.ts'
import { statusMessages } from './status-messages.ts'

/** Offered once a reply was opened: whoever sent it marks the enquiry. */
export function MarkContacted({ enquiryId, onMarked }: { enquiryId: string; onMarked: () => void }) {
  const change = useChange()
  const [isBusy, setBusy] = useState(false)

  async function mark() {
    setBusy(true)
    try {
      await change(() => updateEnquiry(api, enquiryId, { status: 'contacted' }), statusMessages)
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
