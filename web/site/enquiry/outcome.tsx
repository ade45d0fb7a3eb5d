import { type ComponentType, useSyncExternalStore } from 'react'
import type { Enquiry } from '#contract/enquiry.ts'

type Message = ComponentType<{ enquiry?: Enquiry }>

interface Outcome {
  /** What says it, for as long as the visitor wants. */
  Message: Message
  /** What was received. */
  enquiry?: Enquiry
  /** How many enquiries were taken on this page: every form begins anew after each. */
  taken: number
}

let outcome: Outcome | null = null
const listeners = new Set<() => void>()

/** Says what became of an enquiry; null takes the message away. @param isTaken so that it need not be sent again */
export function showOutcome(Message: Message, isTaken: boolean, enquiry?: Enquiry) {
  outcome = { Message, enquiry, taken: (outcome?.taken ?? 0) + (isTaken ? 1 : 0) }
  for (const listener of listeners) listener()
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What became of the last enquiry of this page. */
export function useOutcome(): Outcome | null {
  return useSyncExternalStore(
    listen,
    () => outcome,
    () => null,
  )
}

/** Says it on the page. */
export function EnquiryOutcome() {
  const outcome = useOutcome()
  return outcome && <outcome.Message enquiry={outcome.enquiry} />
}
