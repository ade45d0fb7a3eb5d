import type { DesignFacets } from '#contract/design-query.ts'
import { priceOf } from '#contract/prices.ts'
import type { SampleSummary } from '#contract/sample.ts'
import type { Filters, VisitorSort } from './filters.ts'
import { isWithinRanges } from './ranges.ts'

/** The samples that fit all the filters, in the order that is asked for; without one as they are arranged. */
export function foundSamples(samples: SampleSummary[], filters: Filters): SampleSummary[] {
  const found = samples.filter((sample) => fits(sample, filters))
  return filters.sort ? ordered(found, filters.sort) : found
}

/** How many samples each further choice would find, as the API counts the firm's own designs. */
export function sampleFacets(samples: SampleSummary[], filters: Filters): DesignFacets {
  const anywhere = foundSamples(samples, { ...filters, category: '', subcategory: '' })
  const inCategory = foundSamples(samples, { ...filters, subcategory: '' })
  const within = Map.groupBy(
    inCategory,
    ({ category, subcategory }) => `${category.slug} ${subcategory.slug}`,
  )
  return {
    categories: counted(anywhere.map(({ category }) => category.slug)).map(([slug, count]) => ({
      slug,
      count,
    })),
    subcategories: [...within.values()].flatMap(([first, ...others]) =>
      first
        ? [{ categorySlug: first.category.slug, slug: first.subcategory.slug, count: others.length + 1 }]
        : [],
    ),
    tags: counted(foundSamples(samples, filters).flatMap(({ tags }) => tags))
      .map(([tag, count]) => ({ tag, count }))
      .sort((one, other) => other.count - one.count || (one.tag < other.tag ? -1 : 1)),
  }
}

function counted(values: string[]): [string, number][] {
  return [...Map.groupBy(values, (value) => value)].map(([value, { length }]) => [value, length])
}

function fits(sample: SampleSummary, filters: Filters): boolean {
  const { search, category, subcategory, tags } = filters
  return (
    (!category || sample.category.slug === category) &&
    (!subcategory || sample.subcategory.slug === subcategory) &&
    tags.every((tag) => sample.tags.includes(tag)) &&
    isWithinRanges(sample, filters) &&
    isSpokenOf(sample, search)
  )
}

/** Every word of the search begins a word of the sample. */
function isSpokenOf(sample: SampleSummary, search: string): boolean {
  const { title, code, shortDescription, description, category, subcategory, tags } = sample
  const texts = [title, code, shortDescription, description, category.name, subcategory.name, ...tags]
  const terms = wordsOf(texts.join(' '))
  const sought = wordsOf(search)
  return (
    search === '' ||
    (sought.length > 0 && sought.every((part) => terms.some((term) => term.startsWith(part))))
  )
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLocaleLowerCase('en')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
}

function ordered(samples: SampleSummary[], sort: VisitorSort): SampleSummary[] {
  const orders: Record<VisitorSort, () => SampleSummary[]> = {
    newest: () => samples,
    popular: () => samples,
    oldest: () => samples.toReversed(),
    'price-asc': () => byFigure(samples, priceOf, 1),
    'price-desc': () => byFigure(samples, priceOf, -1),
    'area-asc': () => byFigure(samples, ({ area }) => area, 1),
    'area-desc': () => byFigure(samples, ({ area }) => area, -1),
    title: () => samples.toSorted((one, other) => one.title.localeCompare(other.title, 'en')),
  }
  return orders[sort]()
}

/** What has no such figure comes last, whichever the direction. */
function byFigure(
  samples: SampleSummary[],
  figureOf: (sample: SampleSummary) => number | null,
  direction: 1 | -1,
): SampleSummary[] {
  const rank = (sample: SampleSummary) =>
    (figureOf(sample) ?? Number.POSITIVE_INFINITY * direction) * direction
  return samples.toSorted((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)))
}
