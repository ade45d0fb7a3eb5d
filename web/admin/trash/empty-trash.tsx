import { useState } from 'react'
import { counted } from '#contract/count.ts'
import type { TrashKind } from '#contract/trash.ts'
import { api } from '#web/api/request.ts'
import { emptyTrash } from '#web/api/trash.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { kindLabels } from '../activity/text.ts'
import { ConfirmDelete } from '../list/confirm-delete.tsx'
import { useChange } from '../page/use-change.ts'
import { useMay } from '../session/use-may.ts'

interface EmptyTrashProps {
  /** Only what is of this kind. */
  kind: TrashKind | undefined
  total: number
}

/** Deletes for good whatever the list is narrowed to, after a question. Only who may is offered it. */
export function EmptyTrash({ kind, total }: EmptyTrashProps) {
  const change = useChange()
  const [isAsking, setAsking] = useState(false)
  const what = kind ? kindLabels[kind].toLowerCase() : 'items'
  if (!useMay('erase')) return null

  async function empty() {
    const { deleted, kept } = await emptyTrash(api, { kind })
    const stay = kept > 0 ? `, ${counted(kept, 'category stays', 'categories stay')}` : ''
    toast.success(`${counted(deleted, 'item', 'items')} deleted for good${stay}`)
  }

  return (
    <>
      <Button look="outline" size="small" className="min-h-11" onClick={() => setAsking(true)}>
        {kind ? `Empty trash of ${what}` : 'Empty trash'}
      </Button>
      <ConfirmDelete
        open={isAsking}
        onOpenChange={setAsking}
        itemType="for Good"
        item={total === 1 ? 'the one item in the trash' : `all ${total} ${what} in the trash`}
        onConfirm={() => change(empty, { failed: 'Failed to empty the trash' })}
      />
    </>
  )
}
