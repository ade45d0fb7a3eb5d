import { useEffect, useSyncExternalStore } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { changedForms, onChangedForms } from './changed-forms.ts'

const kept = 'What you typed stays in this browser, and is offered again when you come back.'
const says = {
  whole: kept,
  'with files': `${kept} Uploaded files are kept for a day.`,
  not: 'What you typed will be lost.',
}

/** Asks before a page is left whose forms hold what is not saved. Another tab of the same page is no leaving. */
export function LeaveGuard() {
  const unsaved = useSyncExternalStore(onChangedForms, changedForms, () => null)
  const blocker = useBlocker(isLeaving)

  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])

  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onOpenChange={() => blocker.reset?.()}
      title="Leave without saving?"
      description={says[unsaved ?? 'whole']}
      className="md:max-w-md"
    >
      <div className="flex justify-end gap-3">
        <Button look="outline" onClick={() => blocker.proceed?.()}>
          Leave
        </Button>
        <Button onClick={() => blocker.reset?.()}>Stay</Button>
      </div>
    </Dialog>
  )
}

const isLeaving: BlockerFunction = ({ currentLocation, nextLocation }) =>
  changedForms() !== null && currentLocation.pathname !== nextLocation.pathname
