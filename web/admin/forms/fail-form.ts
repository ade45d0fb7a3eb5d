import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError } from '#web/api/api-error.ts'
import { messageOf } from '#web/api/request.ts'
import { toast } from '#web/ui/toast.ts'

/** Shows why saving failed: at the fields that caused it, at the foot of the form, and in a toast. */
export function failForm<Typed extends FieldValues, Values>(
  form: UseFormReturn<Typed, unknown, Values>,
  error: unknown,
  fallback: string,
) {
  const message = saveFailure(error, fallback)
  if (error instanceof ApiError) showByFields(form, error)
  form.setError('root', { type: isPassing(error) ? 'passing' : 'failed', message })
  toast.error(message)
}

/** What is said of a save that failed. */
export function saveFailure(error: unknown, fallback: string): string {
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'unreachable') return 'Server connection failed'
  if (code === 'body-too-large') return 'This text is too long to be saved. Please shorten it.'
  return messageOf(error, fallback)
}

/** True where the same save may well succeed a moment later. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return [0, 401, 429].includes(error.status) || error.status >= 500
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
