import type { DesignSummary } from '#contract/design.ts'
import { formatRupees, percentOff } from '#contract/prices.ts'

type Prices = Pick<DesignSummary, 'basePrice' | 'discountPrice'>

/** The discount price with the struck-through base price and the percent off; else the base price; else a request. */
export function Price({ basePrice, discountPrice }: Prices) {
  if (discountPrice === null) {
    return <span data-keep-clear>{basePrice === null ? 'Contact for pricing' : formatRupees(basePrice)}</span>
  }
  const percent = percentOff({ basePrice, discountPrice })
  return (
    <span data-keep-clear className="inline-flex flex-wrap items-baseline gap-x-2">
      <span>{formatRupees(discountPrice)}</span>
      {basePrice !== null && basePrice > discountPrice && (
        <del className="text-[0.8em] font-normal text-ink-soft">
          <span className="sr-only">was </span>
          {formatRupees(basePrice)}
        </del>
      )}
      {percent !== null && percent > 0 && (
        <span className="text-[0.8em] text-laterite">{`${percent}% off`}</span>
      )}
    </span>
  )
}
