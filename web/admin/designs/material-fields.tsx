import { useFormContext } from 'react-hook-form'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { errorMessage } from '../error-message.ts'
import type { DesignTyped } from './form-values.ts'

export function MaterialFields() {
  const { register, formState } = useFormContext<DesignTyped>()
  const { errors } = formState
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label="Materials"
        hint="Separated by commas: brick, teak, lime plaster"
        error={errorMessage(errors.materials)}
      >
        {(control) => <TextInput {...control} {...register('materials')} />}
      </Field>
      <Field label="Colors" hint="Separated by commas: white, terracotta" error={errorMessage(errors.colors)}>
        {(control) => <TextInput {...control} {...register('colors')} />}
      </Field>
    </div>
  )
}
