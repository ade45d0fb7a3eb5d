import { useRevalidator } from 'react-router'
import type { View } from '#contract/view.ts'
import { api } from '#web/api/request.ts'
import { deleteView, saveView } from '#web/api/views.ts'
import { useChange } from '../../page/use-change.ts'
import { undoOf } from '../../undo/way-back.ts'
import { orOnceMore } from '../once-more.ts'

/** Deletes a view, and offers to keep it again. */
export function useViewDeletion() {
  const change = useChange()
  const { revalidate } = useRevalidator()

  return (view: View) => {
    const { _id, list, name, query } = view
    return change(() => orOnceMore(() => deleteView(api, _id)), {
      done: 'View deleted',
      failed: 'Failed to delete the view',
      gone: 'This view is gone already',
      undo: undoOf({
        ways: new Map([[view, () => orOnceMore(() => saveView(api, { list, name, query }))]]),
        done: () => 'View restored',
        verb: 'restored',
        nameOf: () => name,
        refresh: revalidate,
      }),
    }).catch(() => {})
  }
}
