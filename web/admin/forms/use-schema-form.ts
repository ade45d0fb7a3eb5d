import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type { z } from 'zod'

/**
 * A form whose values a schema decides over. A field's error shows once the field was left, unless `mode` says
 * otherwise; `FormFrame` moves the focus to it.
 */
export function useSchemaForm<Typed extends FieldValues, Values>(
  schema: z.ZodType<Values, NoInfer<Typed>>,
  defaultValues: Typed,
  mode: 'onTouched' | 'onChange' | 'onSubmit' = 'onTouched',
) {
  return useForm<Typed, unknown, Values>({
    resolver: zodResolver(schema),
    defaultValues: defaultValues as DefaultValues<Typed>,
    mode,
    shouldFocusError: false,
  })
}
