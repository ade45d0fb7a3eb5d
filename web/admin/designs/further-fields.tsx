import { useFormContext } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import { Field } from '#web/ui/field.tsx'
import { NumberInput } from '../forms/number-input.tsx'
import { LongTextField } from '../forms/text-field.tsx'
import type { DesignTyped } from './form-values.ts'

/** What the design's page shows besides, where there is something to say. */
export function FurtherFields() {
  const { errors } = useFormContext<DesignTyped>().formState
  return (
    <>
      <LongTextField
        name="detailedDescription"
        label="Detailed Description"
        rows={5}
        most={limits.design.detailedDescription}
      />
      <LongTextField name="features" label="Key Features" hint="One on each line" rows={3} />
      <Field label="Area (sq ft)" error={errors.area?.message} className="sm:max-w-[calc(50%-0.625rem)]">
        {(control) => <NumberInput {...control} name="area" />}
      </Field>
    </>
  )
}
