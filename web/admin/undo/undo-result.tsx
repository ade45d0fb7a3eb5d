import { BulkResult } from '../list/bulk-result.tsx'
import { rescueFocus } from '../page/focus.ts'
import { showUndoFailure, useUndoFailure } from './undo-failure.ts'

/** Over the page: what could not be taken back, and why. */
export function UndoResult() {
  const failure = useUndoFailure()

  function dismiss() {
    showUndoFailure(null)
    rescueFocus(() => null)
  }

  return failure && <BulkResult {...failure} onDismiss={dismiss} />
}
