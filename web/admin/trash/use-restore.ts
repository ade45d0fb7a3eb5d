import { useRevalidator } from 'react-router'
import type { Trashed, TrashNeed } from '#contract/trash.ts'
import { ApiError } from '#web/api/api-error.ts'
import { api, messageOf } from '#web/api/request.ts'
import { restoreFromTrash } from '#web/api/trash.ts'
import { toast } from '#web/ui/toast.ts'
import { kindName } from '../activity/text.ts'
import { countOf } from '../list/noun.ts'
import { undoOf } from '../undo/way-back.ts'
import { putBack, putBackAfter, putBackAgain } from './put-back.ts'

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

  return async function restore(item: Trashed, needed = false): Promise<void> {
    try {
      const restored = await restoreFromTrash(api, item._id, needed)
      const all = restored.length > 0 ? restored : [item]
      toast.success(
        all.length > 1 ? `${countOf(noun, all.length)} restored` : `${kindName(item.kind)} restored`,
        undoOf({
          ways: new Map(all.map((one) => [one, () => putBack(api, one)])),
          done: (count) => `${countOf(noun, count)} ${putBackAgain}`,
          verb: putBackAgain,
          nameOf: ({ name, kind }) => name || kindName(kind),
          stageOf: putBackAfter,
          refresh: revalidate,
        }),
      )
    } catch (error) {
      const need = error instanceof ApiError ? error.needs[0] : undefined
      if (need) return onNeeding({ item, need })
      toast.error(messageOf(error))
    }
    await revalidate()
  }
}
