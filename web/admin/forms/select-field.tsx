import { useController } from 'react-hook-form'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

interface SelectFieldProps {
  name: string
  label: string
  options: readonly string[]
}

/** One of a few options, with its label and error. */
export function SelectField({ name, label, options }: SelectFieldProps) {
  const { field, fieldState } = useController({ name })
  return (
    <Field label={label} error={fieldState.error?.message}>
      {(control) => (
        <Select {...control} {...field}>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Select>
      )}
    </Field>
  )
}
