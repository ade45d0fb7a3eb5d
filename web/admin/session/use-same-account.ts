import { useEffect } from 'react'
import { storedToken } from '#web/api/token.ts'
import { storedUser } from './session.ts'

/**
 * Asks for a page anew that the browser brings back as it was left, where whoever it was made for is not signed in any more:
 * what they saw is not for whoever presses Back after them.
 */
export function useSameAccount(id: string) {
  useEffect(() => {
    function lookAgain({ persisted }: PageTransitionEvent) {
      if (persisted && (!storedToken() || storedUser()?._id !== id)) location.reload()
    }
    window.addEventListener('pageshow', lookAgain)
    return () => window.removeEventListener('pageshow', lookAgain)
  }, [id])
}
