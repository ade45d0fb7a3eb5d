import { costBand, costInWords } from '#contract/build-cost.ts'
import type { BuildRates } from '#contract/build-rates.ts'
import { dayOf } from '#contract/dates.ts'
import { buildCostWords } from '#contract/words/build-cost.ts'
import { unitWords } from '#contract/words/measures.ts'
import { formatArea } from '#web/ui/measures.ts'
import { useWords } from '#web/ui/words.ts'

export interface BuildCostProps {
  /** Square feet. */
  area: number
  rates: BuildRates
}

/** What building a design may cost, finish by finish, and what that is worth. */
export function BuildCost({ area, rates }: BuildCostProps) {
  const say = useWords(buildCostWords)
  return (
    <section className="mt-12 border-y border-t-ink border-b-hairline py-5 wrap-anywhere">
      <h2 className="font-medium">{say('design.cost')}</h2>
      <dl className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] gap-x-8 gap-y-4">
        {bandsOf({ area, rates }).map(({ name, words }) => (
          <div key={name}>
            <dt className="text-small text-ink-soft">{name}</dt>
            <dd className="mt-0.5 text-lead">{words}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-line text-small text-ink-soft">{useCaveat({ area, rates })}</p>
    </section>
  )
}

/** The cost by finish, in words. */
export function bandsOf({ area, rates }: BuildCostProps): { name: string; words: string }[] {
  return rates.rates.map((rate) => ({ name: rate.name, words: costInWords(costBand(area, rate)) }))
}

/** That it is an estimate, what it leaves out, and of which day it is. */
export function useCaveat({ area, rates: { asOf, excludes } }: BuildCostProps): string {
  const say = useWords({ ...buildCostWords, ...unitWords })
  return [
    say('design.cost.estimate', { area: formatArea(area, say('site.unit.sqft')) }),
    excludes && say('design.cost.excludes', { what: excludes.replace(/[.\s]+$/, '') }),
    asOf && say('design.cost.asOf', { date: dayOf(asOf) }),
  ]
    .filter(Boolean)
    .join(' ')
}
