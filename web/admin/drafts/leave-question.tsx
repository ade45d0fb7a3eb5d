import { useSyncExternalStore } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { onUnsavedForms, type Retention, unsavedForms } from './unsaved-forms.ts'

const draft = 'Your changes stay in this browser and are offered again when you come back.'
const consequences: Record<Retention, string> = {
  all: draft,
  'files for a day': `${draft} Uploaded files are kept for a day.`,
  nothing: 'Your changes will be lost.',
}

/** The least that is left of any unsaved form when the page is left; `null` where everything is saved. */
export function useUnsaved() {
  return useSyncExternalStore(onUnsavedForms, unsavedForms, () => null)
}

interface LeaveQuestionProps {
  open: boolean
  /** Whether it is asked of a step of the router's, which stops the next one too. */
  isOfStep?: boolean
  onLeave: () => void
  onStay: () => void
}

/** Asks whether to leave unsaved changes behind. */
export function LeaveQuestion({ open, isOfStep, onLeave, onStay }: LeaveQuestionProps) {
  const unsaved = useUnsaved()
  return (
    <Dialog
      open={open}
      onOpenChange={onStay}
      isBackStopped={isOfStep}
      title="Leave without saving?"
      description={consequences[unsaved ?? 'all']}
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
