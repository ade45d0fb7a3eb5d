import { whatVisitorsSee } from '../../publishing/scope.ts'
import { has } from './bits.ts'
import type { Catalogue } from './catalogue.ts'
import { Selection } from './selection.ts'

export interface Neighbours {
  /** Whether visitors see the design itself. */
  isSeen: boolean
  /** The slot of the next newer one that visitors see. */
  newer: number | undefined
  /** The slot of the next older one that visitors see. */
  older: number | undefined
}

/** What stands on either side of a design in its category. @returns undefined where the catalogue has no such design */
export function neighboursOf(catalogue: Catalogue, id: string, category: string): Neighbours | undefined {
  const slot = catalogue.slotOf(id)
  if (slot === undefined) return undefined
  const { slots } = Selection.of(catalogue).within(whatVisitorsSee).inCategory(category)
  const order = catalogue.orders.id
  const place = order.place((other) => order.compare(other, slot))
  const along = (step: 1 | -1) => {
    for (let index = place + step; index >= 0 && index < order.length; index += step)
      if (has(slots, order.at(index))) return order.at(index)
    return undefined
  }
  return { isSeen: has(slots, slot), newer: along(1), older: along(-1) }
}
