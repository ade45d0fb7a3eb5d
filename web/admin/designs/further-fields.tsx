import { useFormContext } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { errorMessage } from '../error-message.ts'
import { NumberInput } from '../number-input.tsx'
import type { DesignTyped } from './form-values.ts'

/** What the design's page shows besides, where there is something to say. */
export function FurtherFields() {
  const { register, formState } = useFormContext<DesignTyped>()
  const { errors, defaultValues } = formState
  return (
    <>
      <Field label="Detailed Description" error={errors.detailedDescription?.message}>
        {(control) => (
          <Textarea
            {...control}
            {...register('detailedDescription')}
            defaultValue={defaultValues?.detailedDescription}
            rows={5}
            maxCharacters={limits.design.detailedDescription}
          />
        )}
      </Field>
      <Field label="Key Features" hint="One on each line" error={errorMessage(errors.features)}>
        {(control) => <Textarea {...control} {...register('features')} rows={3} />}
      </Field>
      <Field label="Area (sq ft)" error={errors.area?.message} className="sm:max-w-[calc(50%-0.625rem)]">
        {(control) => <NumberInput {...control} name="area" />}
      </Field>
    </>
  )
}
