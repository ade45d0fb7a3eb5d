import type { OrderSent } from '#contract/order.ts'
import { isUnanswered } from '#web/api/api-error.ts'

/** Stores the order of a list: those named come first, the others follow as they were. */
export type StoreOrder = (order: OrderSent, signal: AbortSignal) => Promise<unknown>

/** Calls back when the page is left. @returns how to end that */
type OnLeave = (callBack: () => void) => () => void

/**
 * Saves the orders of one list, one at a time and the latest last. What is not known to be stored when the page is left
 * goes out once more; what was under way is called off, so that it does not arrive behind it.
 */
export function createOrderSaving(store: StoreOrder, onLeave: OnLeave = onPageHide) {
  /** What is not known to be stored. */
  let wanted: string[] | undefined
  /** The order that is stored, as far as that is known. */
  let stored: string[] | undefined
  /** What is under way. */
  let sent: OrderSent | undefined
  let isUnderWay = false
  let sending: Promise<unknown> = Promise.resolve()
  let calledOff = new AbortController()

  function send(order: OrderSent) {
    calledOff = new AbortController()
    sent = order
    sending = store(order, calledOff.signal)
  }

  function sendAgain() {
    if (!wanted) return
    calledOff.abort()
    // Where another is called off before it, that one may be stored or not.
    send(sent?.ids === wanted ? sent : { ids: wanted })
  }

  /** Waits for the save that is under way, and for the one that has replaced it. */
  async function settle(): Promise<void> {
    const current = sending
    try {
      await current
    } catch (error) {
      if (current === sending) throw error
    }
    if (current !== sending) await settle()
  }

  return {
    isUnderWay: () => isUnderWay,
    /** Without `before` the ids are the first ones of a list that is not known whole. */
    want({ ids, before }: OrderSent) {
      const others = !before && wanted ? wanted : []
      if (!isUnderWay) stored = before
      wanted = [...ids, ...others.filter((id) => !ids.includes(id))]
    },
    /**
     * Saves what is wanted, and what comes to be wanted meanwhile.
     * @throws what the latest of it met; a failure that a later order makes up for is none
     */
    async run() {
      isUnderWay = true
      const unlisten = onLeave(sendAgain)
      try {
        while (wanted) {
          const ids = wanted
          send({ ids, before: stored })
          const failure = await settle().then(
            () => null,
            (error) => ({ error }),
          )
          if (!failure) stored = ids
          // What was not answered may be stored all the same.
          else if (isUnanswered(failure.error)) stored = undefined
          if (ids !== wanted) continue
          if (failure) throw failure.error
          wanted = undefined
        }
      } finally {
        wanted = undefined
        isUnderWay = false
        unlisten()
      }
    },
  }
}

function onPageHide(callBack: () => void) {
  window.addEventListener('pagehide', callBack)
  return () => window.removeEventListener('pagehide', callBack)
}
