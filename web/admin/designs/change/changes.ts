import type { DesignSummary, DesignUpdate } from '#contract/design.ts'
import { limits } from '#contract/limits.ts'
import { formatRupees } from '#contract/prices.ts'
import { tagLabel } from '#contract/tags.ts'

/** A change of several designs, before it is made. */
export interface Change {
  /** What becomes of them, as a summary says it: 'moved'. */
  verb: string
  /** What is stored with a design; nothing where it would stay as it is. */
  patchOf: (design: DesignSummary) => DesignUpdate | undefined
  /** How a design reads before and after. */
  wordsOf: (design: DesignSummary) => { before: string; after: string }
}

/** Where a design belongs. */
export interface Place {
  category: { _id: string; name: string }
  subcategory: string
}

export function movedTo({ category, subcategory }: Place): Change {
  const isThere = (design: DesignSummary) =>
    design.category._id === category._id && design.subcategory.name === subcategory
  return {
    verb: 'moved',
    patchOf: (design) => (isThere(design) ? undefined : { category: category._id, subcategory }),
    wordsOf: (design) => ({
      before: `${design.category.name} · ${design.subcategory.name}`,
      after: `${category.name} · ${subcategory}`,
    }),
  }
}

export function tagged(add: readonly string[], remove: readonly string[]): Change {
  const tagsOf = ({ tags }: DesignSummary) =>
    [...new Set([...tags, ...add])].filter((tag) => !remove.includes(tag))
  const wordsFor = (tags: string[]) => tags.map(tagLabel).join(', ') || 'No tags'
  return {
    verb: 'retagged',
    patchOf: (design) => {
      const tags = tagsOf(design)
      return tags.join() === design.tags.join() ? undefined : { tags }
    },
    wordsOf: (design) => ({ before: wordsFor(design.tags), after: wordsFor(tagsOf(design)) }),
  }
}

export function trendingAs(trending: boolean): Change {
  const words = (isTrending: boolean) => (isTrending ? 'Trending' : 'Not trending')
  return {
    verb: words(trending).toLowerCase(),
    patchOf: (design) => (design.trending === trending ? undefined : { trending }),
    wordsOf: (design) => ({ before: words(design.trending), after: words(trending) }),
  }
}

/**
 * Both prices by so many percent, in whole rupees; the discount price stays at or under the base price.
 * @param percent up, or down where it is negative
 */
export function pricedBy(percent: number): Change {
  const priced = ({ basePrice, discountPrice }: DesignSummary) => {
    const base = changedBy(basePrice, percent)
    const discount = changedBy(discountPrice, percent)
    return {
      basePrice: base,
      discountPrice: base === null || discount === null ? discount : Math.min(base, discount),
    }
  }
  return {
    verb: 'repriced',
    patchOf: (design) => {
      const next = priced(design)
      const isSame = next.basePrice === design.basePrice && next.discountPrice === design.discountPrice
      return isSame ? undefined : next
    },
    wordsOf: (design) => ({ before: spoken(design), after: spoken(priced(design)) }),
  }
}

const hundredths = 100

/** Counted in hundredths of a percent, which are whole. */
function changedBy(price: number | null, percent: number): number | null {
  if (price === null) return null
  const whole = 100 * hundredths
  const next = Math.round((price * (whole + Math.round(percent * hundredths))) / whole)
  return Math.min(next, limits.price)
}

function spoken({ basePrice, discountPrice }: Pick<DesignSummary, 'basePrice' | 'discountPrice'>): string {
  const prices = [discountPrice, basePrice].filter((price) => price !== null).map(formatRupees)
  return prices.join(' instead of ') || 'Contact for pricing'
}
