import { useRevalidator } from 'react-router'
import type { Trashed, TrashNeed } from '#contract/trash.ts'
import { ApiError } from '#web/api/api-error.ts'
import { api, messageOf } from '#web/api/request.ts'
import { restoreFromTrash } from '#web/api/trash.ts'
import { toast } from '#web/ui/toast.ts'
import { kindName } from '../activity/text.ts'
import { countOf } from '../list/noun.ts'

/** A document that cannot be restored alone. */
export interface Needing {
  item: Trashed
  need: TrashNeed
}

/**
 * Restores one document; what else fails is said in passing.
 * @param onNeeding called where something else has to be restored before
 */
export function useRestore(onNeeding: (needing: Needing) => void) {
  const { revalidate } = useRevalidator()

  return async function restore(item: Trashed, needed = false): Promise<void> {
    try {
      const restored = await restoreFromTrash(api, item._id, needed)
      toast.success(
        restored.length > 1
          ? `${countOf({ one: 'item', many: 'items' }, restored.length)} restored`
          : `${kindName(item.kind)} restored`,
      )
    } catch (error) {
      const need = error instanceof ApiError ? error.needs[0] : undefined
      if (need) return onNeeding({ item, need })
      toast.error(messageOf(error))
    }
    await revalidate()
  }
}
