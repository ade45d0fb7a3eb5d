import { data } from 'react-router'
import type { BuildRates } from '#contract/build-rates.ts'
import { isShown } from '#contract/category-shown.ts'
import type { Design, DesignSummary } from '#contract/design.ts'
import type { DesignNeighbours } from '#contract/design-neighbours.ts'
import { designPath } from '#contract/design-path.ts'
import { limitsOfVisitors } from '#contract/limits-of-visitors.ts'
import { isSampleCode } from '#contract/sample-code.ts'
import type { Words } from '#contract/words/fill.ts'
import { ApiError } from '#web/api/api-error.ts'
import { findCategory } from '#web/api/categories.ts'
import { designNeighbours, getDesign, listDesigns, randomDesigns } from '#web/api/designs.ts'
import { findGone } from '#web/api/gone.ts'
import type { Api } from '#web/api/request.ts'
import { getSample, listSamples } from '#web/api/samples.ts'
import { getSettings } from '#web/api/settings.ts'
import { type Card, cardOf } from '../design-cards/card.ts'
import { changedWords } from '../page-words.ts'
import { home, placementTrail, type Step } from '../search-engines/list-data.ts'
import { plotSearch, readPlot } from './plot-asked.ts'

/** A design, null where there is none or none any more, and others like it. Built-in samples are looked up first. */
export async function loadDesign(api: Api, id: string, url: URL, origin = url.origin) {
  const found = isSampleCode(id) ? getSample(api, id) : getDesign(api, id)
  const design: Design | null = await found.catch(nothingFound)
  const words = await changedWords(api, 'design', 'find')
  if (!design) return nothingAt(api, id, words)
  const [plot, rates, related, beside, placement] = await Promise.all([
    onPlotOf(api, design, readPlot(url.searchParams)),
    ratesFor(api, design),
    relatedTo(api, design),
    besideOf(api, design),
    placementOf(api, design),
  ])
  return data({
    ...{ design, rates, words, related, beside, placement },
    category: design.category,
    address: origin + designPath(design) + (plot?.shown.kind === 'laid' ? plotSearch(plot.shown.plot) : ''),
    plot,
  })
}

/** How the design lies on the plot that the address names; null where it names none. The code for it comes with such an address. */
async function onPlotOf(api: Api, design: Design, name: string | null) {
  if (name === null) return null
  const [settings, { layOn, finderAddress }] = await Promise.all([
    getSettings(api),
    import('../plot/lay-on.ts'),
  ])
  const shown = layOn(design, name, settings)
  return { shown, source: settings.setbacks.source, others: finderAddress(shown) }
}

/** The way to a design's category and subcategory, as far as there is one: those of a sample may have been deleted or hidden. */
async function placementOf(api: Api, { category, subcategory, isStatic }: Design): Promise<Step[]> {
  const trail = placementTrail({ category, subcategory })
  if (!isStatic) return trail
  const found = await findCategory(api, category.slug, subcategory.slug).catch(() => undefined)
  if (!found || !isShown(found)) return [home]
  return found.subcategorySlug ? trail : trail.slice(0, 2)
}

/** What building costs a square foot; null where that says nothing of the design. */
export async function ratesFor(api: Api, { area }: Design): Promise<BuildRates | null> {
  const { buildRates } = await getSettings(api)
  return area && buildRates.rates.length > 0 ? buildRates : null
}

/** Nothing that ever was, or what was deleted: then with designs of its category, or any, in its place. */
async function nothingAt(api: Api, id: string, words: Words) {
  const nothing = {
    ...{ design: null, rates: null, words, related: [], beside: null },
    ...{ category: null, placement: [], address: '', plot: null },
  }
  const gone = isSampleCode(id) ? null : await findGone(api, 'design', id)
  if (!gone) return data(nothing, { status: 404 })
  const { category } = gone
  return data({ ...nothing, related: await likeGone(api, category?._id), category }, { status: 410 })
}

async function likeGone(api: Api, category: string | undefined): Promise<Card[]> {
  try {
    const alike = await randomDesigns(api, { category })
    return (alike.length > 0 ? alike : await randomDesigns(api)).map(cardOf)
  } catch {
    return []
  }
}

function nothingFound(error: unknown): null {
  if (error instanceof ApiError && error.code === 'not-found') return null
  throw error
}

type Neighbour = Pick<DesignSummary, 'code' | 'title'>

/** The designs before and after one; null where there is none. */
export type Beside = Record<keyof DesignNeighbours, Neighbour | null>

/** What stands beside it in its category; null where that could not be loaded, and of samples. */
async function besideOf(api: Api, { _id, isStatic }: Design): Promise<Beside | null> {
  if (isStatic) return null
  const named = (one: DesignSummary | null) => one && { code: one.code, title: one.title }
  try {
    const { previous, next } = await designNeighbours(api, _id)
    return { previous: named(previous), next: named(next) }
  } catch {
    return null
  }
}

/** Others like it; null where they could not be loaded. */
export async function relatedTo(api: Api, design: Design): Promise<Card[] | null> {
  const { _id, category, isStatic } = design
  try {
    const related = isStatic
      ? await likeSample(api, design)
      : await randomDesigns(api, { category: category._id, exclude: _id })
    return related.map(cardOf)
  } catch {
    return null
  }
}

/** Other samples of its category, or the firm's own designs for which they have stepped aside. */
async function likeSample(api: Api, { _id, category }: Design): Promise<DesignSummary[]> {
  const samples = await listSamples(api)
  const others = samples.filter((sample) => sample.category.slug === category.slug && sample._id !== _id)
  if (others.length > 0) return others.slice(0, limitsOfVisitors.random.default)
  return (await listDesigns(api, { categorySlug: category.slug, limit: limitsOfVisitors.random.default }))
    .data
}
