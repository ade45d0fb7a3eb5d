import { useEffect } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router'
import { changedForms } from './changed-forms.ts'
import { LeaveQuestion, useUnsaved } from './leave-question.tsx'

/** What a step carries along before which the question was answered. */
export const answered = { isLeaveAnswered: true }

/** Asks before a page is left whose forms hold what is not saved. Another tab of the same page is no leaving. */
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
  changedForms() !== null &&
  currentLocation.pathname !== nextLocation.pathname &&
  !nextLocation.state?.isLeaveAnswered
