/** Numbers from 0 to 1 that look random and are the same in every run. */
export type Random = () => number

export function seeded(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A place in a list of which the first comes up most, the second half as often, the third a third as often. */
export function zipf(random: Random, length: number): number {
  return Math.floor((length + 1) ** random()) - 1
}

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)] as Item
}

/** The first of them most. */
export function pickEarly<Item>(random: Random, items: readonly Item[]): Item {
  return items[zipf(random, items.length)] as Item
}

/** Different ones, the first of the list most. */
export function pickSome<Item>(random: Random, items: readonly Item[], count: number): Item[] {
  const picked = new Set<Item>()
  while (picked.size < count) picked.add(pickEarly(random, items))
  return [...picked]
}
