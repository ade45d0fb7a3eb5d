import { useRevalidator } from 'react-router'
import type { Restored, Trashed, TrashNeed } from '#contract/trash.ts'
import { ApiError } from '#web/api/api-error.ts'
import { api, messageOf } from '#web/api/request.ts'
import { restoreFromTrash } from '#web/api/trash.ts'
import { toast } from '#web/ui/toast.ts'
import { kindName } from '../activity/text.ts'
import { countOf } from '../list/noun.ts'
import { undoOf } from '../undo/way-back.ts'
import { nameOf } from './columns.tsx'
import { deleteAgain, deletedAfter, deletedAgain } from './delete-again.ts'

const noun = { one: 'item', many: 'items' }

/** A document that cannot be restored alone. */
export interface Needing {
  item: Trashed
  need: TrashNeed
}

/**
 * Restores one document, with the way back; what else fails is said in passing.
 * @param onNeeding called where something else has to be restored before
 */
export function useRestore(onNeeding: (needing: Needing) => void) {
  const { revalidate } = useRevalidator()

  const undoFor = (restored: Restored[]) =>
    undoOf({
      ways: new Map(restored.map((one) => [one, () => deleteAgain(api, one)])),
      done: (count) => `${countOf(noun, count)} ${deletedAgain}`,
      verb: deletedAgain,
      nameOf,
      stageOf: deletedAfter,
      refresh: revalidate,
    })

  return async function restore(item: Trashed, needed = false): Promise<void> {
    try {
      const restored = await restoreFromTrash(api, item._id, needed)
      const all = restored.length > 0 ? restored : [item]
      // A subcategory that was restored in its category, or a category of which a lost answer told, would stay.
      const isAll = !needed || restored.length > 1
      toast.success(
        all.length > 1 ? `${countOf(noun, all.length)} restored` : `${kindName(item.kind)} restored`,
        isAll ? undoFor(all) : undefined,
      )
    } catch (error) {
      const need = error instanceof ApiError ? error.needs[0] : undefined
      if (need) return onNeeding({ item, need })
      toast.error(messageOf(error))
    }
    await revalidate()
  }
}
