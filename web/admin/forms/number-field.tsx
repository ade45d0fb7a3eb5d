import { useEffect, useRef } from 'react'
import { useController } from 'react-hook-form'
import { type ControlProps, Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

interface NumberFieldProps {
  name: string
  label: string
  hint?: string
  /** Shown in place of the field's own error; null shows none. */
  error?: string | null
  min?: number
  max?: number
  className?: string
}

/** A number with its label and error. */
export function NumberField({ name, label, hint, error, min = 0, max, className }: NumberFieldProps) {
  const { fieldState } = useController({ name })
  const shownError = error === undefined ? fieldState.error?.message : (error ?? undefined)
  return (
    <Field label={label} hint={hint} error={shownError} className={className}>
      {(control) => <NumberInput {...control} name={name} min={min} max={max} />}
    </Field>
  )
}

const notANumber = 'NaN'

/** What the browser cannot read as a number is told apart from an empty input, and never written back into it. */
function NumberInput({ name, ...rest }: ControlProps & Pick<NumberFieldProps, 'name' | 'min' | 'max'>) {
  const { field } = useController({ name })
  const { value, ref, onChange } = field
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const { current } = input
    if (!current || current.value === value) return
    if (value !== notANumber) current.value = value ?? ''
    else if (!current.validity.badInput) onChange('')
  }, [value, onChange])

  return (
    <TextInput
      {...rest}
      ref={(element) => {
        ref(element)
        input.current = element
      }}
      type="number"
      name={name}
      step="any"
      inputMode="decimal"
      defaultValue={field.value}
      onInput={({ currentTarget: { validity, value } }) =>
        field.onChange(validity.badInput ? notANumber : value)
      }
      onBlur={field.onBlur}
      onWheel={({ currentTarget }) => currentTarget.blur()}
    />
  )
}
