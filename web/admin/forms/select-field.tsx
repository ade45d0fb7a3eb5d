import { useController } from 'react-hook-form'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

interface SelectFieldProps {
  name: string
  label: string
  options: readonly string[]
  /** What options are called, where that is not what they are. */
  names?: Record<string, string>
  /** What the choice of none is called, where none may be chosen. */
  none?: string
}

/** One of a few options, with its label and error. */
export function SelectField({ name, label, options, names, none }: SelectFieldProps) {
  const { field, fieldState } = useController({ name })
  return (
    <Field label={label} error={fieldState.error?.message}>
      {(control) => (
        <Select {...control} {...field}>
          {none !== undefined && <option value="">{none}</option>}
          {options.map((option) => (
            <option key={option} value={option}>
              {names?.[option] ?? option}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
