import { rescueFocus } from '../page/focus.ts'
import { BulkResult } from './bulk-result.tsx'
import { showFailures, useFailures } from './failures.ts'

/** What could not be taken back, or not be changed by a list that was left meanwhile, and why. */
export function FailuresOverPage() {
  const failures = useFailures()

  function dismiss() {
    showFailures(null)
    rescueFocus(() => null)
  }

  return failures && <BulkResult {...failures} onDismiss={dismiss} />
}
