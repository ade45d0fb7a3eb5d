import { useFormState, useWatch } from 'react-hook-form'
import type { ErrorCode } from '#contract/error-codes.ts'
import { NumberField } from '../forms/number-field.tsx'
import { type DesignTyped, designForm } from './design-definition.ts'
import { previewPrices } from './price-preview.ts'

/** A discount price above the base price, as the server refuses it, and as the form does: its one refinement. */
const aboveBase: ReadonlySet<string> = new Set(['discount-above-base' satisfies ErrorCode, 'custom'])

/** Both prices, each with its preview. A discount price above the base price is refused as it is typed. */
export function PriceFields() {
  const { errors } = useFormState<DesignTyped>()
  const [base, discount] = useWatch<DesignTyped, ['basePrice', 'discountPrice']>({
    name: ['basePrice', 'discountPrice'],
  })
  const preview = previewPrices(base, discount)
  // The form's own message stays until the next check, when the prices may be right again.
  const isStale = aboveBase.has(errors.discountPrice?.type ?? '')
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <NumberField {...designForm.input('basePrice')} hint={preview.base} />
      <NumberField
        {...designForm.input('discountPrice')}
        hint={preview.discount}
        error={preview.error ?? (isStale ? null : undefined)}
      />
    </div>
  )
}
