/** Numbers that a seed decides, so that what was drawn can be drawn again. */
export interface Random {
  /** A whole number from 0 to below `below`. */
  below(below: number): number
  pick<T>(from: readonly [T, ...T[]]): T
}

/** mulberry32: 32 bits of state are enough to choose what is done next. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return { below, pick: (from) => from[below(from.length)] ?? from[0] }
}
