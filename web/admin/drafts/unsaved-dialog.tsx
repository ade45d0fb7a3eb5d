import { useEffect, useState } from 'react'
import { LeaveQuestion } from './leave-question.tsx'
import { noteUnsaved } from './unsaved-forms.ts'

/**
 * Asks before a dialog is closed, or its page is left, with what was typed into it.
 * @returns what closes it, and the question, which stands inside of it
 */
export function useUnsavedDialog(isUnsaved: boolean, close: () => void) {
  const [isAsking, setAsking] = useState(false)

  useEffect(() => {
    const key = {}
    noteUnsaved(key, isUnsaved ? 'nothing' : null)
    return () => noteUnsaved(key, null)
  }, [isUnsaved])

  function leave() {
    setAsking(false)
    close()
  }

  return {
    ask: () => (isUnsaved ? setAsking(true) : close()),
    question: <LeaveQuestion open={isAsking} onLeave={leave} onStay={() => setAsking(false)} />,
  }
}
