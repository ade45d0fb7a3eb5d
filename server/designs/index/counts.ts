import type { Scope } from '../../publishing/scope.ts'
import { keep } from './bits.ts'
import type { Catalogue } from './catalogue.ts'

/** How many designs each subcategory has that has any, by its id. */
export type DesignCounts = ReadonlyMap<string, number>

/** Of those alone that visitors see where the scope says so; of what a hidden category has too. */
export function countBySubcategory({ slots }: Catalogue, { onlyPublic }: Scope): DesignCounts {
  const counted = slots.live.slice()
  if (onlyPublic) keep(counted, slots.seen.public)
  return new Map([...slots.inSubcategory].map(([id, posting]) => [id, posting.countIn(counted)]))
}
