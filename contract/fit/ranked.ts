import { limits } from '../limits.ts'
import { type HouseFigures, nearnessOf, type Wish } from './nearness.ts'
import type { Site } from './site.ts'

/** Those that are nearest, and no more than are shown; the first by id among equals. */
export class Nearest<Item> {
  readonly #most: number
  #found: { item: Item; id: string; distance: number }[] = []

  constructor(most: number = limits.finder.near) {
    this.#most = most
  }

  add(item: Item, id: string, distance: number): void {
    if (this.#found.length === this.#most) {
      const last = this.#found[this.#most - 1]
      if (last && (distance > last.distance || (distance === last.distance && id > last.id))) return
    }
    const before = this.#found.findIndex(
      (other) => distance < other.distance || (distance === other.distance && id < other.id),
    )
    this.#found.splice(before < 0 ? this.#found.length : before, 0, { item, id, distance })
    if (this.#found.length > this.#most) this.#found.pop()
  }

  /** Whether only nearer ones can still be added. */
  get isFull(): boolean {
    return this.#found.length === this.#most
  }

  get items(): Item[] {
    return this.#found.map(({ item }) => item)
  }
}

/** Of a few houses those that fit, the ones that use most of the plot first, and then those that nearly do. */
export function ranked<Item extends { id: string; house: HouseFigures }>(
  items: Item[],
  site: Site,
  wish: Wish,
): { exact: Item[]; near: Item[] } {
  const near = new Nearest<Item>()
  const exact: Item[] = []
  for (const item of items) {
    const distance = nearnessOf(site, item.house, wish)
    if (distance === 0) exact.push(item)
    else if (distance < Infinity) near.add(item, item.id, distance)
  }
  const used = ({ house }: Item) => house.width * house.depth
  exact.sort((one, other) => used(other) - used(one) || (one.id < other.id ? -1 : 1))
  return { exact, near: near.items }
}
