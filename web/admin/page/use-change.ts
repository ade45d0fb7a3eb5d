import { useRevalidator } from 'react-router'
import { isSignedOut } from '#web/api/api-error.ts'
import { messageOf } from '#web/api/request.ts'
import { toast } from '#web/ui/toast.ts'

/**
 * Makes changes: each one says how it went, unless that is seen, and what the page shows is read anew. A failure is
 * thrown on, so that a dialog can stay open.
 */
export function useChange() {
  const { revalidate } = useRevalidator()

  return async function change(run: () => Promise<unknown>, messages: { done?: string; failed: string }) {
    try {
      await run()
    } catch (error) {
      toast.error(isSignedOut(error) ? messageOf(error) : messages.failed)
      throw error
    }
    if (messages.done) toast.success(messages.done)
    await revalidate()
  }
}
