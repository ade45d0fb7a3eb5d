import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Media } from '#contract/media.ts'
import { deleteMedia, restoreMedia } from '#web/api/media.ts'
import { api } from '#web/api/request.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { ConfirmDelete } from '../list/confirm-delete.tsx'
import { useListAddress } from '../list/list-address.ts'
import { orOnceMore } from '../list/once-more.ts'
import { isGone } from '../page/gone.ts'
import { useLeadOn } from '../page/use-lead-on.ts'
import { undoOf } from '../undo/way-back.ts'
import { nameOf } from './words.ts'

/** Deletes a file that nothing shows, after a question, and leads back to the library. */
export function DeleteFile({ file }: { file: Media }) {
  const [isAsking, setAsking] = useState(false)
  const leadOn = useLeadOn()
  const { revalidate } = useRevalidator()
  const library = useListAddress('/admin/media')
  if (file.used) return null

  async function remove() {
    try {
      await orOnceMore(() => deleteMedia(api, file._id))
    } catch (error) {
      if (!isGone(error)) throw error
      toast.info('This file is gone already')
      return leadOn(library)
    }
    const undo = undoOf({
      ways: new Map([[file, () => orOnceMore(() => restoreMedia(api, file._id))]]),
      done: () => 'File restored',
      verb: 'restored',
      nameOf,
      refresh: revalidate,
    })
    toast.success('File deleted successfully', undo)
    await leadOn(library)
  }

  return (
    <>
      <Button look="outline" size="small" className="min-h-11" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDelete
        open={isAsking}
        onOpenChange={setAsking}
        itemType="File"
        item="this file"
        onConfirm={remove}
      >
        <p className="mb-6 border-l border-ink pl-4 font-medium wrap-anywhere">{nameOf(file)}</p>
      </ConfirmDelete>
    </>
  )
}
