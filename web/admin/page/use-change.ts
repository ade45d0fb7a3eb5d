import { useRevalidator } from 'react-router'
import { isUnanswered } from '#web/api/api-error.ts'
import { type ToastAction, toast } from '#web/ui/toast.ts'
import { isGone } from './gone.ts'
import { reasonOf } from './reason.ts'

interface Messages {
  done?: string
  failed: string
  /** Said where what was to go is gone already, which is no failure. */
  gone?: string
  /** Offered with what is done. */
  undo?: ToastAction | null
}

/**
 * Makes changes: each one says how it went, unless that is seen, and what the page shows is read anew. A failure is
 * thrown on, so that a dialog can stay open; where no answer came, what the page shows may be done all the same.
 */
export function useChange() {
  const { revalidate } = useRevalidator()

  return async function change(run: () => Promise<unknown>, messages: Messages) {
    try {
      await run()
      if (messages.done) toast.success(messages.done, messages.undo ?? undefined)
    } catch (error) {
      if (!messages.gone || !isGone(error)) {
        toast.error(messages.failed, { reason: reasonOf(error) })
        if (isUnanswered(error)) void revalidate()
        throw error
      }
      toast.info(messages.gone)
    }
    await revalidate()
  }
}
