import { useFormContext, useWatch } from 'react-hook-form'
import { formatRupees, percentOff } from '#contract/prices.ts'
import { Field } from '#web/ui/field.tsx'
import { NumberInput } from '../number-input.tsx'
import type { DesignTyped } from './form-values.ts'

/** Both prices, read back with Indian grouping and the percent off. */
export function PriceFields() {
  const { errors } = useFormContext<DesignTyped>().formState
  const [base, discount] = useWatch<DesignTyped, ['basePrice', 'discountPrice']>({
    name: ['basePrice', 'discountPrice'],
  }).map(Number)
  const percent = base && discount ? percentOff({ basePrice: base, discountPrice: discount }) : null
  const off = percent && percent > 0 ? ` · ${percent}% off` : ''
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label="Base Price (₹)"
        hint={base ? formatRupees(base) : 'Without one: Contact for pricing'}
        error={errors.basePrice?.message}
      >
        {(control) => <NumberInput {...control} name="basePrice" />}
      </Field>
      <Field
        label="Discount Price (₹)"
        hint={discount ? formatRupees(discount) + off : undefined}
        error={errors.discountPrice?.message}
      >
        {(control) => <NumberInput {...control} name="discountPrice" />}
      </Field>
    </div>
  )
}
