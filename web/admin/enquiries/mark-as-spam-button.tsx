import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Enquiry } from '#contract/enquiry.ts'
import { isUnanswered } from '#web/api/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useListAddress } from '../list/list-address.ts'
import { isGone } from '../page/gone.ts'
import { reasonOf } from '../page/reason.ts'
import { useLeadOn } from '../page/use-lead-on.ts'
import { undoOf } from '../undo/way-back.ts'
import { markAsSpam } from './mark-as-spam.ts'
import { enquiriesPath } from './paths.ts'

/** Takes an enquiry for spam, and leads back to the list, which it has left. */
export function MarkAsSpamButton({ enquiry }: { enquiry: Enquiry }) {
  const leadOn = useLeadOn()
  const { revalidate } = useRevalidator()
  const list = useListAddress(enquiriesPath)
  const [isBusy, setBusy] = useState(false)

  async function mark() {
    setBusy(true)
    try {
      const back = await markAsSpam(enquiry)
      await leadOn(list)
      const undo = undoOf({
        ways: new Map([[enquiry, back]]),
        done: () => 'It is among the enquiries again',
        verb: 'taken back from spam',
        nameOf: ({ name }) => name,
        refresh: revalidate,
      })
      toast.success('Enquiry marked as spam', undo)
    } catch (error) {
      toast.error('Failed to mark as spam', { reason: reasonOf(error) })
      // Then the page says what has become of it: it may be marked all the same, or deleted.
      if (isGone(error) || isUnanswered(error)) await revalidate()
    }
    setBusy(false)
  }

  return (
    <Button size="small" look="quiet" busy={isBusy} onClick={mark} className="min-h-11 max-sm:-ml-3">
      Mark as spam
    </Button>
  )
}
