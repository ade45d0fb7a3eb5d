import { useFormContext } from 'react-hook-form'
import { dimensionUnits } from '#contract/design.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { NumberInput } from '../forms/number-input.tsx'
import type { DesignTyped } from './form-values.ts'

const sides = [
  { name: 'width', label: 'Width' },
  { name: 'height', label: 'Height' },
  { name: 'depth', label: 'Depth' },
] as const

export function DimensionFields() {
  const { register, formState } = useFormContext<DesignTyped>()
  const { errors } = formState
  return (
    <>
      <div className="grid grid-cols-2 gap-5 sm:grid-cols-4">
        {sides.map(({ name, label }) => (
          <Field key={name} label={label} error={errors.dimensions?.[name]?.message}>
            {(control) => <NumberInput {...control} name={`dimensions.${name}`} />}
          </Field>
        ))}
        <Field label="Unit" error={errors.dimensions?.unit?.message}>
          {(control) => (
            <Select {...control} {...register('dimensions.unit')}>
              {dimensionUnits.map((unit) => (
                <option key={unit}>{unit}</option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <p className="-mt-3 text-small text-ink-soft">Dimensions are shown once a width is entered.</p>
    </>
  )
}
