import { useController } from 'react-hook-form'
import type { ControlProps } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

const notANumber = 'NaN'

interface NumberInputProps extends ControlProps {
  name: string
  min?: number
  max?: number
}

/** A number as it is typed. What the browser cannot read as one is told apart from an empty field. */
export function NumberInput({ name, min = 0, ...rest }: NumberInputProps) {
  const { field } = useController({ name })
  return (
    <TextInput
      {...rest}
      ref={field.ref}
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
