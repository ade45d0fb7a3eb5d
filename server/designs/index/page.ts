import type { DesignQuery } from '#contract/design-query.ts'
import { sorts } from '../sorts.ts'
import { keep } from './bits.ts'
import { along, type Part, sliceOf } from './parts.ts'
import { ranked } from './relevance.ts'
import type { Selection } from './selection.ts'

/** The slots of one page of what is selected, in order. */
export function pageOf(selection: Selection, { page, limit, sort }: Omit<DesignQuery, 'search'>): number[] {
  const isRanked = sort === undefined && selection.isRanked
  const parts = isRanked ? [ranked(selection)] : partsOf(selection, sorts[sort ?? 'newest'])
  return sliceOf(parts, (page - 1) * limit, limit)
}

function* partsOf(selection: Selection, sort: (typeof sorts)[keyof typeof sorts]): Generator<Part> {
  const { orders, placements, scratch, slots } = selection.catalogue
  const order = orders[sort.order]
  if (!sort.byCategory) {
    yield along(order, selection.bits, sort.isBackwards)
    return
  }
  const byName = placements.categories.toSorted((one, other) => (one.nameKey < other.nameKey ? -1 : 1))
  for (const { id } of sort.byCategory === 1 ? byName : byName.reverse()) {
    const mark = scratch.mark
    const bits = scratch.take()
    slots.inCategory.get(id)?.joinTo(bits)
    keep(bits, selection.slots)
    yield along(order, bits, sort.isBackwards)
    scratch.free(mark)
  }
}
