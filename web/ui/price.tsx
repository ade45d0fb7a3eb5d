import type { DesignSummary } from '#contract/design.ts'
import { formatRupees, percentOff, priceBefore, priceOf } from '#contract/prices.ts'
import { siteWords } from '#contract/words/site.ts'
import { classNames } from './class-names.ts'
import { useWords } from './words.ts'

interface PriceProps extends Pick<DesignSummary, 'basePrice' | 'discountPrice'> {
  /** Set as the price of a design’s page. */
  large?: boolean
}

/** What a visitor pays, beside the struck-through price before and the percent off; or that it is to be asked for. */
export function Price({ basePrice, discountPrice, large = false }: PriceProps) {
  const say = useWords(siteWords)
  const prices = { basePrice, discountPrice }
  const [price, before, percent] = [priceOf(prices), priceBefore(prices), percentOff(prices)]
  return (
    <span data-keep-clear className="inline-flex flex-wrap items-baseline gap-x-2">
      {before !== null && <span className="sr-only">{say('site.price.now')} </span>}
      <span
        className={classNames(large && (price === null ? 'text-title expanded' : 'text-section expanded'))}
      >
        {price === null ? say('site.price.none') : formatRupees(price)}
      </span>
      {before !== null && (
        <span className={classNames('inline-flex items-baseline gap-x-2', !large && 'text-[0.8em]')}>
          <del className="font-normal text-ink-soft">
            <span className="sr-only">{say('site.price.was')} </span>
            {formatRupees(before)}
          </del>
          {percent !== null && <span className="text-accent">{say('site.price.off', { percent })}</span>}
        </span>
      )}
    </span>
  )
}
