import { useFormContext, useWatch } from 'react-hook-form'
import { designMessages } from '#contract/messages.ts'
import { Field } from '#web/ui/field.tsx'
import { NumberInput } from '../forms/number-input.tsx'
import type { DesignTyped } from './form-values.ts'
import { previewPrices } from './price-preview.ts'

/** Both prices, read back as they are typed. A discount price above the base price is said at once. */
export function PriceFields() {
  const { errors } = useFormContext<DesignTyped>().formState
  const [base, discount] = useWatch<DesignTyped, ['basePrice', 'discountPrice']>({
    name: ['basePrice', 'discountPrice'],
  })
  const preview = previewPrices(base, discount)
  const refused = errors.discountPrice?.message
  const isStale = refused === designMessages.discountAboveBase
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="Base Price (₹)" hint={preview.base} error={errors.basePrice?.message}>
        {(control) => <NumberInput {...control} name="basePrice" />}
      </Field>
      <Field
        label="Discount Price (₹)"
        hint={preview.discount}
        error={preview.error ?? (isStale ? undefined : refused)}
      >
        {(control) => <NumberInput {...control} name="discountPrice" />}
      </Field>
    </div>
  )
}
