import { useEffect, useRef } from 'react'
import { useController } from 'react-hook-form'
import type { ControlProps } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

const notANumber = 'NaN'

interface NumberInputProps extends ControlProps {
  name: string
  min?: number
  max?: number
}

/** A number as it is typed. What the browser cannot read as one is told apart from an empty field, and never put back. */
export function NumberInput({ name, min = 0, ...rest }: NumberInputProps) {
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
      min={min}
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
