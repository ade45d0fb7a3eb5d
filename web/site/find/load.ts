import { data } from 'react-router'
import { leastRate } from '#contract/build-cost.ts'
import type { DesignFit, FinderUnderstood, FoundDesign } from '#contract/finder.ts'
import { figuresOf } from '#contract/fit/design-figures.ts'
import { fitOf } from '#contract/fit/fit.ts'
import { inMetres } from '#contract/fit/plot-name.ts'
import { ranked } from '#contract/fit/ranked.ts'
import { saidReasonWords } from '#contract/fit/reasons.ts'
import { shownFit } from '#contract/fit/shown.ts'
import { siteOf } from '#contract/fit/site.ts'
import { limitsOfVisitors } from '#contract/limits-of-visitors.ts'
import { wordsOf } from '#contract/words/fill.ts'
import { findErrorWords } from '#contract/words/find-errors.ts'
import { ApiError } from '#web/api/api-error.ts'
import { listDesigns } from '#web/api/designs.ts'
import { findFits } from '#web/api/finder.ts'
import type { Api } from '#web/api/request.ts'
import { listSamples } from '#web/api/samples.ts'
import { getSettings } from '#web/api/settings.ts'
import { type Card, cardOf } from '../design-cards/card.ts'
import { readPage } from '../page-number.ts'
import { changedWords } from '../page-words.ts'
import { plotUnderstood } from './plot-understood.ts'
import { isAsked, readTyped, saidIn, sentEmpty, type Typed } from './typed.ts'

const perPage = 12

/** A design, and how it lies on the plot that was asked for. */
export interface Answer {
  design: Card
  fit: DesignFit
}

/** Everything that was found for a plot. */
export interface Found {
  /** Those that fit on this page, then those that nearly do. */
  exact: Answer[]
  near: Answer[]
  /** How many fit in all. */
  count: number
  samples: Answer[]
  /** Where none fits, the designs that say the same of themselves: not all are measured. */
  described: Described | null
  understood: FinderUnderstood
  /** The plot as the addresses of designs name it. */
  plot: string
  page: number
  pages: number
}

interface Described {
  count: number
  /** What is sought in the gallery to see them. */
  search: string
}

/** What the finder's address asks, and what was found for it. What can't be read is answered with what was typed. */
export async function loadFinder(api: Api, { searchParams }: URL) {
  const typed = readTyped(searchParams)
  const [words, { setbacks, buildRates, countVisits }] = await Promise.all([
    changedWords(api, 'find', 'design'),
    getSettings(api),
  ])
  const offersBuilding = buildRates.rates.length > 0
  const page = { typed, words, source: setbacks.source, offersBuilding, isCounting: countVisits }
  const nothing = { ...page, found: null, errors: {} }
  if (!isAsked(typed)) {
    const sent = sentEmpty(searchParams)
    return sent
      ? data({ ...nothing, errors: { [sent]: findErrorWords['find.error.plot'] } }, { status: 400 })
      : data(nothing)
  }
  try {
    const found = await findFor(api, typed, readPage(searchParams))
    return data(
      { ...page, found, errors: {} },
      { status: found.page > 1 && found.page > found.pages ? 404 : 200 },
    )
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'invalid-input') throw error
    return data({ ...nothing, errors: error.fields as Partial<Typed> }, { status: 400 })
  }
}

async function findFor(api: Api, typed: Typed, asked: number): Promise<Found> {
  const answer = await findFits(api, { ...saidIn(typed), page: asked, limit: perPage })
  const { understood } = answer
  const { page, pages } = answer.pagination
  const plot = plotUnderstood(understood)
  return {
    exact: answer.data.filter(isExact).map(answerOf),
    near: answer.data.filter((design) => !isExact(design)).map(answerOf),
    count: answer.exact,
    samples: page === 1 ? await samplesFor(api, understood) : [],
    described: answer.exact === 0 ? await describedBy(api, typed.q || plot) : null,
    understood,
    plot,
    page,
    pages,
  }
}

/** It fits, and is not just outside. */
export const isExact = ({ fit }: Pick<Answer, 'fit'>) => fit.verdict !== 'near'
const answerOf = ({ fit, ...design }: FoundDesign): Answer => ({ design: cardOf(design), fit })

async function describedBy(api: Api, said: string): Promise<Described | null> {
  const search = said.slice(0, limitsOfVisitors.search)
  const { pagination } = await listDesigns(api, { search, limit: 1 })
  return pagination.total > 0 ? { count: pagination.total, search } : null
}

/** The samples that fit, then those that nearly do, laid as the designs are. */
async function samplesFor(api: Api, understood: FinderUnderstood): Promise<Answer[]> {
  const { plot, bedrooms, floors, budget, budgetFor } = understood
  const [samples, { setbacks, words, buildRates }] = await Promise.all([listSamples(api), getSettings(api)])
  const facing = understood.facing === 'any' ? null : understood.facing
  const site = siteOf(inMetres(plot), facing, setbacks.rows)
  const wish = { bedrooms, floors, budget }
  const rate = budgetFor === 'building' ? leastRate(buildRates.rates) : null
  const houses = samples.flatMap((sample) => {
    const drawn = figuresOf(sample)
    const house =
      drawn && (rate === null ? drawn : { ...drawn, price: drawn.area && Math.round(drawn.area * rate) })
    return house ? [{ id: sample._id, sample, house }] : []
  })
  const { exact, near } = ranked(houses, site, wish)
  const say = wordsOf(saidReasonWords, words)
  return [...exact, ...near].map(({ sample, house }) => ({
    design: cardOf(sample),
    fit: shownFit(fitOf(site, house, wish), plot.unit === 'm', say),
  }))
}
