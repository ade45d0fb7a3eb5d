import { type ReactNode, useState } from 'react'
import { messageOf } from '#web/api/request.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorText } from '#web/ui/error-text.tsx'
import { reasonOf } from '../page/reason.ts'

interface ConfirmDeleteProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** As the title says it: 'Design', '12 Designs'. */
  itemType: string
  /** As the text says it: 'this design', 'these 12 designs'. */
  item: string
  /** What is to go is called, and what goes with it. */
  children?: ReactNode
  /** Why it cannot go, and what leads on from there: then nothing is asked. */
  prevented?: ReactNode
  /** Deletes and refreshes the list. What it throws is shown, and the dialog stays open. */
  onConfirm: () => Promise<unknown>
}

/** Asks before something is deleted for good. */
export function ConfirmDelete({
  open,
  onOpenChange,
  itemType,
  item,
  onConfirm,
  children,
  prevented,
}: ConfirmDeleteProps) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  function change(next: boolean) {
    if (busy) return
    setError(null)
    onOpenChange(next)
  }

  async function confirm() {
    setBusy(true)
    setError(null)
    try {
      await onConfirm()
      onOpenChange(false)
    } catch (thrown) {
      setError(reasonOf(thrown) ?? messageOf(thrown))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={`Delete ${itemType}`}
      description={
        prevented ? undefined : `Are you sure you want to delete ${item}? This action cannot be undone.`
      }
    >
      {children}
      {prevented}
      {error && <ErrorText className="mb-6">{error}</ErrorText>}
      <div className="flex justify-end gap-3">
        <Button look="outline" onClick={() => change(false)} disabled={busy}>
          {prevented ? 'Close' : 'Cancel'}
        </Button>
        {!prevented && (
          <Button onClick={confirm} busy={busy}>
            Delete
          </Button>
        )}
      </div>
    </Dialog>
  )
}
