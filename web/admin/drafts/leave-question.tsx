import { useSyncExternalStore } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { changedForms, onChangedForms } from './changed-forms.ts'

const kept = 'What you typed stays in this browser, and is offered again when you come back.'
const says = {
  whole: kept,
  'with files': `${kept} Uploaded files are kept for a day.`,
  not: 'What you typed will be lost.',
}

/** What becomes of what the page's forms hold; `null` where everything is saved. */
export function useUnsaved() {
  return useSyncExternalStore(onChangedForms, changedForms, () => null)
}

interface LeaveQuestionProps {
  open: boolean
  onLeave: () => void
  onStay: () => void
}

/** Whether to leave what is not saved. */
export function LeaveQuestion({ open, onLeave, onStay }: LeaveQuestionProps) {
  const unsaved = useUnsaved()
  return (
    <Dialog
      open={open}
      onOpenChange={onStay}
      title="Leave without saving?"
      description={says[unsaved ?? 'whole']}
      className="md:max-w-md"
    >
      <div className="flex justify-end gap-3">
        <Button look="outline" onClick={onLeave}>
          Leave
        </Button>
        <Button onClick={onStay}>Stay</Button>
      </div>
    </Dialog>
  )
}
