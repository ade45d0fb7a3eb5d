import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError, messageOf } from '#web/api/request.ts'
import { toast } from '#web/ui/toast.ts'
import { isSignedOut } from './session.ts'

/** Shows why saving failed: by the fields that are to blame, at the foot of the form, and in a toast. */
export function failForm<Typed extends FieldValues, Values>(
  form: UseFormReturn<Typed, unknown, Values>,
  error: unknown,
  fallback: string,
) {
  const message = messageOf(error, fallback)
  if (error instanceof ApiError) showByFields(form, error.fields)
  form.setError('root', { type: isSignedOut(error) ? 'signed-out' : 'failed', message })
  toast.error(message)
}

function showByFields<Typed extends FieldValues, Values>(
  form: UseFormReturn<Typed, unknown, Values>,
  fields: Record<string, string>,
) {
  let isFirst = true
  for (const [name, message] of Object.entries(fields)) {
    const path = name as FieldPath<Typed>
    if (form.getValues(path) === undefined) continue
    form.setError(path, { message }, { shouldFocus: isFirst })
    isFirst = false
  }
}
