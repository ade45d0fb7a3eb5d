import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError, isUnanswered, saidByServer } from '#web/api/api-error.ts'
import { type ToastAction, toast } from '#web/ui/toast.ts'
import { reasonOf } from '../page/reason.ts'

/**
 * Shows that saving failed, and why: at the fields that caused it, at the foot of the form, and in a toast.
 * @param failed what is said of any failure
 * @param unsaid the reason where the server gives none
 * @param action what can be done about it
 */
export function failForm<Typed extends FieldValues, Values>(
  form: UseFormReturn<Typed, unknown, Values>,
  error: unknown,
  failed: string,
  unsaid?: string,
  action?: ToastAction,
) {
  const message = saveFailure(error, failed)
  if (error instanceof ApiError) showByFields(form, error)
  form.setError('root', { type: isPassing(error) ? 'passing' : 'failed', message })
  toast.error(failed, { reason: unsaid && isUnsaid(error) ? unsaid : reasonOf(error), action })
}

/** What is said of a save that failed. */
export function saveFailure(error: unknown, fallback: string): string {
  return reasonOf(error) ?? fallback
}

/** No word of the server's stands behind the failure, though it was reached. */
function isUnsaid(error: unknown): boolean {
  return error instanceof ApiError && error.status !== 0 && saidByServer(error) === undefined
}

/** True where the same save may well succeed a moment later. */
export function isPassing(error: unknown): boolean {
  return isUnanswered(error) || (error instanceof ApiError && [401, 429].includes(error.status))
}

function showByFields<Typed extends FieldValues, Values>(
  form: UseFormReturn<Typed, unknown, Values>,
  { fields, code }: ApiError,
) {
  for (const [name, message] of Object.entries(fields)) {
    const path = name as FieldPath<Typed>
    if (form.getValues(path) === undefined) continue
    form.setError(path, { type: code, message })
  }
}
