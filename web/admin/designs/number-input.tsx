import { useController } from 'react-hook-form'
import type { ControlProps } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import type { DesignTyped } from './form-values.ts'

const notANumber = 'NaN'

type NumberName = 'basePrice' | 'discountPrice' | 'area' | `dimensions.${'width' | 'height' | 'depth'}`

/** A number as it is typed. What the browser cannot read as one is told apart from an empty field. */
export function NumberInput({ name, ...control }: ControlProps & { name: NumberName }) {
  const { field } = useController<DesignTyped, NumberName>({ name })
  return (
    <TextInput
      {...control}
      ref={field.ref}
      type="number"
      name={name}
      min={0}
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
