import { useWatch } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import { PriceTable } from '#web/ui/price-table.tsx'
import { FormSection } from '../forms/form-section.tsx'
import { LongTextField } from '../forms/text-field.tsx'
import { pricedItems } from './priced-lines.ts'
import { pricingForm } from './pricing-definition.ts'

const { input } = pricingForm

/** What a pricing image says, in words, as it is typed and as the site shows it. */
export function PricesSection() {
  const [prices = '', note = ''] = useWatch({ name: ['prices', 'note'] })
  const items = pricedItems(prices)
  return (
    <FormSection title="In words">
      <LongTextField
        {...input('prices')}
        hint="One a line: what it is, a bar, its price. A line without a price is a heading. Cells copied from a spreadsheet can be pasted."
        placeholder={'Floor plan, up to 1,500 sq ft | ₹12,500'}
        rows={6}
        spellCheck={false}
      />
      <LongTextField
        {...input('note')}
        hint="Taxes, what is included, until when the prices hold"
        most={limits.pricing.note}
        rows={2}
      />
      {items.length > 0 && (
        <section aria-label="As the site shows it" className="border-t border-ink">
          <PriceTable
            prices={items}
            note={note}
            caption="Prices in words"
            heads={{ item: 'Item', price: 'Price' }}
          />
        </section>
      )}
    </FormSection>
  )
}
