import { BulkResult } from '../list/bulk-result.tsx'
import { showUndoFailure, useUndoFailure } from './undo-failure.ts'

/** Over the page: what could not be taken back, and why. */
export function UndoResult() {
  const failure = useUndoFailure()
  return failure && <BulkResult {...failure} onDismiss={() => showUndoFailure(null)} />
}
