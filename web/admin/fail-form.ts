import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError, messageOf } from '#web/api/request.ts'
import { toast } from '#web/ui/toast.ts'

/** Shows why saving failed: by the fields that are to blame, at the foot of the form, and in a toast. */
export function failForm<Typed extends FieldValues, Values>(
  form: UseFormReturn<Typed, unknown, Values>,
  error: unknown,
  fallback: string,
) {
  const message = messageOf(error, fallback)
  const { fields, status } = error instanceof ApiError ? error : { fields: {}, status: 0 }
  const names = Object.keys(fields).filter((name) => form.getValues(name as FieldPath<Typed>) !== undefined)
  for (const [index, name] of names.entries())
    form.setError(name as FieldPath<Typed>, { message: fields[name] }, { shouldFocus: index === 0 })
  form.setError('root', { type: String(status), message })
  toast.error(message)
}
