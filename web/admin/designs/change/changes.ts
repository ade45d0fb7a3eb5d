import type { DesignSummary, DesignUpdate } from '#contract/design.ts'
import { limits } from '#contract/limits.ts'
import { formatRupees } from '#contract/prices.ts'
import type { Publishing } from '#contract/publishing.ts'
import { standingOf, statusLabels } from '#contract/publishing-in-words.ts'
import { tagLabel } from '#contract/tags.ts'

/** A change of several designs, before it is made. */
export interface Change {
  /** The participle of a summary: 'moved'. */
  verb: string
  /** The fields that are stored; none where the design would stay as it is. */
  patchOf: (design: DesignSummary) => DesignUpdate | undefined
  /** How a design reads before and after. */
  summaryOf: (design: DesignSummary) => { before: string; after: string }
}

export interface Placement {
  category: { _id: string; name: string }
  subcategory: string
}

export function movedTo({ category, subcategory }: Placement): Change {
  const isPlacedThere = (design: DesignSummary) =>
    design.category._id === category._id && design.subcategory.name === subcategory
  return {
    verb: 'moved',
    patchOf: (design) => (isPlacedThere(design) ? undefined : { category: category._id, subcategory }),
    summaryOf: (design) => ({
      before: `${design.category.name} · ${design.subcategory.name}`,
      after: `${category.name} · ${subcategory}`,
    }),
  }
}

export function tagged(add: readonly string[], remove: readonly string[]): Change {
  const tagsOf = ({ tags }: DesignSummary) =>
    [...new Set([...tags, ...add])].filter((tag) => !remove.includes(tag))
  const labelsOf = (tags: string[]) => tags.map(tagLabel).join(', ') || 'No tags'
  return {
    verb: 'retagged',
    patchOf: (design) => {
      const tags = tagsOf(design)
      return tags.join() === design.tags.join() ? undefined : { tags }
    },
    summaryOf: (design) => ({ before: labelsOf(design.tags), after: labelsOf(tagsOf(design)) }),
  }
}

export function trendingAs(trending: boolean): Change {
  const label = (isTrending: boolean) => (isTrending ? 'Trending' : 'Not trending')
  return {
    verb: label(trending).toLowerCase(),
    patchOf: (design) => (design.trending === trending ? undefined : { trending }),
    summaryOf: (design) => ({ before: label(design.trending), after: label(trending) }),
  }
}

/** Published at once or at a time, or kept back. */
export function publishedAs(publishing: Publishing): Change {
  const read = (of: Publishing) => standingOf(of) ?? statusLabels[of.status]
  const names = ['status', 'publishAt', 'unpublishAt'] as const
  return {
    verb: publishing.status === 'published' ? 'published or scheduled' : 'kept back',
    patchOf: (design) => (names.every((name) => design[name] === publishing[name]) ? undefined : publishing),
    summaryOf: (design) => ({ before: read(design), after: read(publishing) }),
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
    summaryOf: (design) => ({ before: pricesOf(design), after: pricesOf(priced(design)) }),
  }
}

/** What the fields that a patch changes were before. */
export function patchBack(design: DesignSummary, patch: DesignUpdate): DesignUpdate {
  const before: DesignUpdate = {
    category: design.category._id,
    subcategory: design.subcategory.name,
    tags: design.tags,
    featured: design.featured,
    trending: design.trending,
    status: design.status,
    publishAt: design.publishAt,
    unpublishAt: design.unpublishAt,
    basePrice: design.basePrice,
    discountPrice: design.discountPrice,
  }
  return Object.fromEntries(Object.entries(before).filter(([field]) => field in patch))
}

/** Whether a design has every field as the patch has it. */
export function isPatched(design: DesignSummary, patch: DesignUpdate): boolean {
  return Object.entries(patchBack(design, patch)).every(
    ([field, value]) => JSON.stringify(value) === JSON.stringify(patch[field as keyof DesignUpdate]),
  )
}

const hundredths = 100

/** Counted in hundredths of a percent, which are whole. */
function changedBy(price: number | null, percent: number): number | null {
  if (price === null) return null
  const whole = 100 * hundredths
  const next = Math.round((price * (whole + Math.round(percent * hundredths))) / whole)
  return Math.min(next, limits.price)
}

function pricesOf({ basePrice, discountPrice }: Pick<DesignSummary, 'basePrice' | 'discountPrice'>): string {
  const prices = [discountPrice, basePrice].filter((price) => price !== null).map(formatRupees)
  return prices.join(' instead of ') || 'Contact for pricing'
}
