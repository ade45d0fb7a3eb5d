import { whatVisitorsSee } from '../../publishing/scope.ts'
import { select } from './bits.ts'
import type { Catalogue } from './catalogue.ts'
import { onceARevision } from './once-a-revision.ts'
import { Selection } from './selection.ts'

/** So many are drawn at once where nothing more is asked: reading them takes not much longer than reading a few. */
const drawnAtOnce = 48

/**
 * The ids of any designs that visitors see, drawn and read ahead: of the calls that follow one another, most wait for no
 * database. None comes a second time before all that were drawn have come, or something has changed.
 * @param read makes those ready that come next
 */
export function createDrawn(read: (ids: string[]) => Promise<unknown>) {
  const drawnFor = onceARevision((): { ids: string[] } => ({ ids: [] }))

  return async function take(catalogue: Catalogue, limit: number): Promise<string[]> {
    const drawn = drawnFor(catalogue)
    if (drawn.ids.length < limit) {
      const slots = randomSlots(catalogue, { limit: Math.max(limit, drawnAtOnce) })
      const ids = slots.map((slot) => catalogue.slots.ids[slot] as string)
      await read(ids)
      drawn.ids = ids
    }
    return drawn.ids.splice(0, limit)
  }
}

/** The slots of any designs that visitors see, each once and every choice as likely as another. */
export function randomSlots(
  catalogue: Catalogue,
  { limit, category, exclude }: { limit: number; category?: string; exclude?: string },
): number[] {
  const selection = Selection.of(catalogue).within(whatVisitorsSee)
  if (category) selection.inCategory(category.toLowerCase())
  const { bits, size } = selection
  const excluded = exclude && catalogue.slotOf(exclude.toLowerCase())
  // One more than is asked for, in the place of the one that may be left out.
  return distinctBelow(size, limit + 1)
    .map((rank) => (bits ? select(bits, rank) : catalogue.orders.id.at(rank)))
    .filter((slot) => slot !== excluded)
    .slice(0, limit)
}

/** So many different whole numbers below `end`, in any order; all of them where there are no more. */
function distinctBelow(end: number, count: number): number[] {
  const numbers: number[] = []
  for (let last = Math.max(0, end - count); last < end; last++) {
    const any = Math.floor(Math.random() * (last + 1))
    // Its place is drawn as well, so that none is likelier to come first.
    numbers.splice(Math.floor(Math.random() * (numbers.length + 1)), 0, numbers.includes(any) ? last : any)
  }
  return numbers
}
