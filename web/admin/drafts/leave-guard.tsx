import { useEffect } from 'react'
import type { BlockerFunction } from 'react-router'
import { LeaveQuestion, useUnsaved } from './leave-question.tsx'
import { unsavedForms } from './unsaved-forms.ts'
import { useLeaveBlocker } from './use-leave-blocker.ts'

/** The navigation state of a step that the question has been answered for. */
export const answered = { isLeaveAnswered: true }

/** Asks before a page with unsaved forms is left. Changing the tab within a page does not leave it. */
export function LeaveGuard() {
  const unsaved = useUnsaved()
  const { isBlocked, leave, stay } = useLeaveBlocker(isLeaving, answered)

  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])

  return <LeaveQuestion open={isBlocked} isOfStep onLeave={leave} onStay={stay} />
}

const isLeaving: BlockerFunction = ({ currentLocation, nextLocation }) =>
  unsavedForms() !== null &&
  currentLocation.pathname !== nextLocation.pathname &&
  !nextLocation.state?.isLeaveAnswered
