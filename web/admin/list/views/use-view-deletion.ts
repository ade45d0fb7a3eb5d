import { useRevalidator } from 'react-router'
import { nameKey } from '#contract/identity.ts'
import type { View } from '#contract/view.ts'
import { api } from '#web/api/request.ts'
import { deleteView, saveView, viewsOrNull } from '#web/api/views.ts'
import { useChange } from '../../page/use-change.ts'
import { undoOf } from '../../undo/way-back.ts'
import { orOnceMore } from '../once-more.ts'

/** Deletes a view, and offers to keep it again. */
export function useViewDeletion() {
  const change = useChange()
  const { revalidate } = useRevalidator()

  return (view: View) => {
    const { _id, list, name, query } = view
    async function restore() {
      const views = await viewsOrNull(api, list)
      if (views?.some((other) => nameKey(other.name) === nameKey(name)))
        throw new Error(`There is another view “${name}” by now`)
      return orOnceMore(() => saveView(api, { list, name, query }))
    }
    return change(() => orOnceMore(() => deleteView(api, _id)), {
      done: 'View deleted',
      failed: 'Failed to delete the view',
      gone: 'This view is gone already',
      undo: undoOf({
        ways: new Map([[view, restore]]),
        done: () => 'View restored',
        verb: 'restored',
        nameOf: () => name,
        refresh: revalidate,
      }),
    }).catch(() => {})
  }
}
