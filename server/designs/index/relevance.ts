import { type Bits, count, countBoth, has, keep, without } from './bits.ts'
import { along, fewSlots, listed, type Part, sliceOf } from './parts.ts'
import type { Few, Selection } from './selection.ts'

/**
 * What is selected, the best first: by how many of the words stand in title or code, then by how many stand among tags and
 * placement, then by how many are whole words. Among equals the newest is first.
 */
export function ranked(selection: Selection): Part {
  const { few, slots } = selection
  if (few) return rankedFew(selection, few)
  const {
    catalogue: { orders, scratch },
  } = selection
  const fits = selection.fits.map((standing) => standing())
  const sets = [
    fits.map(({ titles }) => titles),
    fits.map(({ names }) => names),
    fits.map(({ whole }) => whole),
  ]
  const digits = sets.flatMap(summed)
  return split(slots, count(slots), 0)

  /** Where the designs are many they are split by one digit after the other, and only as far as the slice needs. */
  function split(bits: Bits, length: number, from: number): Part {
    if (length <= fewSlots) return { length, slice: (skip, most) => sorted(bits).slice(skip, skip + most) }
    const digit = digits[from]
    if (!digit) return along(orders.id, bits, true, length)
    const above = countBoth(bits, digit)
    if (above === 0 || above === length) return split(bits, length, from + 1)
    return {
      length,
      slice(skip, most) {
        const mark = scratch.mark
        const found = sliceOf(halves(bits, digit, [above, length - above], from + 1), skip, most)
        scratch.free(mark)
        return found
      },
    }
  }

  function* halves(bits: Bits, digit: Bits, [above, below]: [number, number], next: number): Generator<Part> {
    yield {
      length: above,
      slice(skip, most) {
        const upper = scratch.take(bits)
        keep(upper, digit)
        return split(upper, above, next).slice(skip, most)
      },
    }
    yield {
      length: below,
      slice(skip, most) {
        const lower = scratch.take(bits)
        without(lower, digit)
        return split(lower, below, next).slice(skip, most)
      },
    }
  }

  function sorted(bits: Bits): number[] {
    const scored = listed(bits).map((slot) => ({ slot, score: scoreOf(slot) }))
    scored.sort((one, other) => other.score - one.score || orders.id.compare(other.slot, one.slot))
    return scored.map(({ slot }) => slot)
  }

  function scoreOf(slot: number): number {
    return digits.reduce((score, digit) => score * 2 + Number(has(digit, slot)), 0)
  }

  /** In how many of the sets each slot is, as binary digits: a set of slots for each digit, the highest first. */
  function summed(counted: Bits[]): Bits[] {
    if (counted.length === 1) return counted
    const sums = Array.from({ length: 32 - Math.clz32(counted.length) }, () => scratch.take())
    for (const set of counted)
      for (let word = 0; word < set.length; word++) {
        let carried = (set[word] as number) & (slots[word] as number)
        for (const sum of sums) {
          if (carried === 0) break
          const before = sum[word] as number
          sum[word] = before ^ carried
          carried &= before
        }
      }
    return sums.reverse()
  }
}

/** More than the things of which one search is made. */
const base = 64

/** The same, each of the few looked at. */
function rankedFew(selection: Selection, few: Few): Part {
  const {
    catalogue: { orders },
    slots,
  } = selection
  const fits = selection.fits.map((standing) => standing())
  const standings = few.standings.map((standing) => standing())
  const scored = few.slots.flatMap((slot, place) =>
    has(slots, slot) ? [{ slot, score: scoreOf(slot, place) }] : [],
  )
  scored.sort((one, other) => other.score - one.score || orders.id.compare(other.slot, one.slot))
  return {
    length: scored.length,
    slice: (skip, most) => scored.slice(skip, skip + most).map(({ slot }) => slot),
  }

  function scoreOf(slot: number, place: number): number {
    let score = 0
    for (const set of ['titles', 'names', 'whole'] as const) {
      score *= base
      for (const fit of fits) score += Number(has(fit[set], slot))
      for (const standing of standings) score += Number(has(standing[set], place))
    }
    return score
  }
}
