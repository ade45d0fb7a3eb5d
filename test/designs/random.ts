/** Numbers by chance, the same for the same seed. */
export function chance(seed: number) {
  let state = seed
  /** From 0 up to, not including, 1. */
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    below,
    is: (likelihood: number) => next() < likelihood,
    one: <T>(of: readonly T[]): T => of[below(of.length)] as T,
    some: <T>(of: readonly T[], most: number): T[] =>
      Array.from({ length: below(most + 1) }, () => of[below(of.length)] as T),
  }
}

export type Chance = ReturnType<typeof chance>
