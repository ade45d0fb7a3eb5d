import { useState } from 'react'
import type { Trashed } from '#contract/trash.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { kindName } from '../activity/text.ts'
import type { Needing } from './use-restore.ts'

interface RestoreDialogProps {
  /** What cannot be restored alone; without it the dialog is closed. */
  needing: Needing | null
  onRestore: (item: Trashed, needed: boolean) => Promise<void>
  onClose: () => void
}

/** Asks whether what a document needs is to be restored with it. */
export function RestoreDialog({ needing, onRestore, onClose }: RestoreDialogProps) {
  const [isBusy, setBusy] = useState(false)

  async function restoreBoth({ item }: Needing) {
    setBusy(true)
    await onRestore(item, true)
    setBusy(false)
    onClose()
  }

  return (
    <Dialog
      open={needing !== null}
      onOpenChange={() => isBusy || onClose()}
      title={`Restore ${needing ? kindName(needing.item.kind) : ''}`}
      description={needing ? questionOf(needing) : undefined}
    >
      {needing && (
        <>
          <p className="mb-6 border-l border-ink pl-4 font-medium wrap-anywhere">{needing.item.name}</p>
          <div className="flex justify-end gap-3">
            <Button look="outline" disabled={isBusy} onClick={onClose}>
              Cancel
            </Button>
            <Button busy={isBusy} onClick={() => restoreBoth(needing)}>
              Restore both
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}

function questionOf({ need: { kind, name } }: Needing): string {
  return kind === 'category'
    ? `Its category "${name}" is in the trash. Restore both?`
    : `Its category has no subcategory "${name}" any more. Restore both?`
}
