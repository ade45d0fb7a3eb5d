import { useFormContext } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import type { DesignTyped } from './form-values.ts'

const texts = [
  { name: 'shortDescription', label: 'Short Description', rows: 2 },
  { name: 'description', label: 'Description', rows: 5 },
] as const

export function TextFields() {
  const { register, formState } = useFormContext<DesignTyped>()
  return texts.map(({ name, label, rows }) => (
    <Field key={name} label={label} error={formState.errors[name]?.message}>
      {(control) => (
        <Textarea
          {...control}
          {...register(name)}
          defaultValue={formState.defaultValues?.[name]}
          rows={rows}
          maxCharacters={limits.design[name]}
        />
      )}
    </Field>
  ))
}
