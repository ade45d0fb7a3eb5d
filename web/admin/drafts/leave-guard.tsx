import { useEffect } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router'
import { LeaveQuestion, useUnsaved } from './leave-question.tsx'
import { unsavedForms } from './unsaved-forms.ts'

/** The navigation state of a step that the question has been answered for. */
export const answered = { isLeaveAnswered: true }

/** Asks before a page with unsaved forms is left. Changing the tab within a page does not leave it. */
export function LeaveGuard() {
  const unsaved = useUnsaved()
  const blocker = useBlocker(isLeaving)

  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])

  return (
    <LeaveQuestion
      open={blocker.state === 'blocked'}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  )
}

const isLeaving: BlockerFunction = ({ currentLocation, nextLocation }) =>
  unsavedForms() !== null &&
  currentLocation.pathname !== nextLocation.pathname &&
  !nextLocation.state?.isLeaveAnswered
