import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { discardPending } from '#web/api/pending.ts'
import { api, messageOf } from '#web/api/request.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorText } from '#web/ui/error-text.tsx'
import { toast } from '#web/ui/toast.ts'
import { isGone } from '../page/gone.ts'

interface DiscardDialogProps {
  address: string
  /** As messages say it: 'design'. */
  kind: string
  onClose: () => void
}

/** Asks before pending changes are discarded: they are kept nowhere else. */
export function DiscardDialog({ address, kind, onClose }: DiscardDialogProps) {
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()

  async function discard() {
    setBusy(true)
    setError(undefined)
    try {
      await discardPending(api, address)
      toast.success('Pending changes discarded')
      await revalidate()
    } catch (failure) {
      if (isGone(failure)) {
        toast.info('Someone else has published or discarded them meanwhile')
        return revalidate()
      }
      setError(failure)
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onOpenChange={() => isBusy || onClose()}
      title="Discard pending changes"
      description={`They are deleted for good, with what was changed in them. The ${kind} stays as visitors see it.`}
    >
      {error !== undefined && <ErrorText className="mb-6">{messageOf(error)}</ErrorText>}
      <div className="flex justify-end gap-3">
        <Button look="outline" onClick={onClose} disabled={isBusy}>
          Cancel
        </Button>
        <Button onClick={discard} busy={isBusy}>
          Discard changes
        </Button>
      </div>
    </Dialog>
  )
}
