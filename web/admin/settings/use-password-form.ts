import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { useSave } from '../forms/use-save.ts'
import { useSchemaForm } from '../forms/use-schema-form.ts'

/** A form that sets a password. @param onSaved called with the form once `save` has succeeded */
export function usePasswordForm<Typed extends FieldValues>({
  schema,
  empty,
  save,
  onSaved,
}: {
  schema: z.ZodType<Typed, Typed>
  empty: Typed
  save: (values: Typed) => Promise<unknown>
  onSaved?: () => void
}) {
  const form = useSchemaForm(schema, empty)
  const run = useSave(form, { done: 'Password updated successfully', failed: 'Failed to update password' })
  const submit = form.handleSubmit(async (values) => {
    if (!(await run(() => save(values)))) return
    form.reset(empty)
    onSaved?.()
  })
  return { form, submit }
}
