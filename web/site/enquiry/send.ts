import type { Enquiry, EnquirySent } from '#contract/enquiry.ts'
import { enquiryWords } from '#contract/words/enquiry.ts'
import { wordsOf } from '#contract/words/fill.ts'
import { ApiError } from '#web/api/api-error.ts'
import { createEnquiry } from '#web/api/create-enquiry.ts'
import { api } from '#web/api/request.ts'
import { getSettings } from '#web/api/settings.ts'
import { toast } from '#web/ui/toast.ts'
import { besideNow } from './beside.ts'
import { addToDraft, forgetSent } from './draft.ts'
import { showOutcome } from './outcome.tsx'
import { Busy, Received, Refused, Unreached } from './outcome-message.tsx'
import { isNotNow, putInQueue, sendQueue } from './queue.ts'

const sendLater = sendQueue({
  async received(enquiry) {
    const words = await getSettings(api).then(
      ({ words }) => words,
      () => ({}),
    )
    toast.success(wordsOf(enquiryWords, words)('enquiry.thanks'))
    showOutcome(Received, false, enquiry)
  },
  refused(values, reason) {
    addToDraft(values)
    toast.error(reason)
    showOutcome(Refused, true)
  },
})

/**
 * Sends an enquiry. Where the server can't be reached, or can't take it, it waits in this browser and is sent once it can.
 * @param thanks said once it is received
 * @throws ApiError where it is refused, or where there is no room to wait
 */
export async function sendEnquiry(typed: EnquirySent, thanks: string): Promise<void> {
  const values = { ...besideNow(), ...typed }
  let enquiry: Enquiry
  try {
    enquiry = await createEnquiry(api, values)
  } catch (error) {
    if (!isNotNow(error) || isTooMany(error) || !putInQueue(values)) throw error
    forgetSent(values)
    showOutcome(isUnreached(error) ? Unreached : Busy, true)
    sendLater()
    return
  }
  forgetSent(values)
  toast.success(thanks)
  showOutcome(Received, true, enquiry)
}

/** The visitor is told: it is for them to wait. */
function isTooMany(error: unknown): boolean {
  return error instanceof ApiError && error.status === 429
}

function isUnreached(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'unreachable'
}
