import type { designSorts } from '#contract/design-query.ts'
import { sortKey } from '#contract/identity.ts'
import type { NearSample } from '#contract/near.ts'
import { priceOf } from '#contract/prices.ts'
import type { SampleSummary } from '#contract/sample.ts'
import type { Settings } from '#contract/settings.ts'
import { wordsOf } from '#contract/words/fill.ts'
import { saidNearWords } from '#contract/words/near.ts'
import { toPaise } from '../database/money.ts'
import { type DesignFilters, figures, passing } from '../designs/filters.ts'
import { Catalogue } from '../designs/index/catalogue.ts'
import { facetsOf } from '../designs/index/facets.ts'
import { pageOf } from '../designs/index/page.ts'
import { bitsOf } from '../designs/index/picture-bits.ts'
import type { DesignColumns } from '../designs/index/rows.ts'
import { Selection } from '../designs/index/selection.ts'
import { nearDesigns } from '../designs/search/near.ts'
import { suggest } from '../designs/search/suggest.ts'
import { understandingsOf } from '../designs/search/understandings.ts'
import { everything } from '../publishing/scope.ts'

type Sort = (typeof designSorts)[number]

/**
 * Samples in an index of their own, so that they are found, ordered and counted as designs are; the newest is the first of them.
 */
export function indexSamples(
  samples: SampleSummary[],
  { synonyms, words }: Pick<Settings, 'synonyms' | 'words'>,
) {
  const say = wordsOf(saidNearWords, words)
  const catalogue = new Catalogue()
  const categories = distinct(samples.map(({ category }) => category))
  const subcategories = distinct(
    samples.map(({ category, subcategory }) => ({
      ...subcategory,
      _id: `${category._id} ${subcategory.slug}`,
      categoryId: category._id,
    })),
  )
  catalogue.place({
    categories: categories.map(({ _id, name, slug }) => ({
      id: _id,
      name,
      slug,
      nameKey: sortKey(name),
      isPublic: 1,
    })),
    subcategories: subcategories.map(({ _id, name, slug, categoryId }) => ({
      id: _id,
      name,
      slug,
      categoryId,
    })),
  })
  catalogue.speak(synonyms)
  const arranged = samples.toReversed()
  catalogue.add(arranged.map(columnsOf))
  for (const [slot, sample] of arranged.entries())
    catalogue.search(slot, { ...sample, ...columnsOf(sample, slot), detailedDescription: '' })

  return {
    find(query: DesignFilters & { sort?: Sort | undefined }) {
      const all = Selection.of(catalogue).within(everything)
      const found = passing(all, query)
      const slots = found ? pageOf(found, { ...query, page: 1, limit: samples.length }) : []
      const { reading } = found ?? all
      return {
        data: slots.flatMap((slot) => arranged[slot] ?? []),
        understood: reading ? understandingsOf(reading, say) : [],
      }
    },
    /** Those just outside of what a query seeks, each with what it misses. */
    near(query: DesignFilters): NearSample[] {
      return nearDesigns(catalogue, query, everything, say).flatMap(({ slot, by }) => {
        const design = arranged[slot]
        return design ? [{ design, by }] : []
      })
    },
    /** What somebody who types may mean, were the samples designs. */
    suggest(typed: string) {
      const { slots, others } = suggest(catalogue, typed, say)
      return { found: slots.flatMap((slot) => arranged[slot] ?? []), others }
    },
    facets: (query: DesignFilters) => facetsOf(catalogue, query, everything, say),
  }
}

function columnsOf(sample: SampleSummary, index: number): DesignColumns {
  const { category, subcategory, tags, house, dimensions, colors, title, featured, trending, images } = sample
  const measured = figures.map((name) => [name, name === 'price' ? toPaise(priceOf(sample)) : sample[name]])
  return {
    ...(Object.fromEntries(measured) as Pick<DesignColumns, (typeof figures)[number]>),
    id: String(index).padStart(24, '0'),
    categoryId: category._id,
    subcategoryId: `${category._id} ${subcategory.slug}`,
    featured: Number(featured),
    trending: Number(trending),
    status: 'published',
    isPublic: 1,
    updatedAt: sample.updatedAt,
    titleKey: sortKey(title),
    tags: JSON.stringify(tags),
    house: house && JSON.stringify(house),
    dimensions: dimensions && JSON.stringify(dimensions),
    colors: JSON.stringify(colors),
    pictureColors: null,
    pictureKinds: bitsOf(images.map(({ kind }) => kind)),
    shortestAlt: images.length > 0 ? 1 : null,
  }
}

function distinct<Named extends { _id: string }>(all: Named[]): Named[] {
  return [...new Map(all.map((one) => [one._id, one])).values()]
}
