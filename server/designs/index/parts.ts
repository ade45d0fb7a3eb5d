import { type Bits, count, each, has } from './bits.ts'
import type { Order } from './order.ts'

/** A part of a list, in order. */
export interface Part {
  length: number
  /** At most so many slots behind those that are skipped. */
  slice(skip: number, most: number): number[]
}

/** So few slots are rather sorted than looked for along an order. */
export const fewSlots = 512

/** A slice of parts that follow one another; none is looked into that lies before or behind it. */
export function sliceOf(parts: Iterable<Part>, skip: number, most: number): number[] {
  const found: number[] = []
  let skipped = skip
  for (const part of parts) {
    if (skipped >= part.length) skipped -= part.length
    else {
      for (const slot of part.slice(skipped, most - found.length)) found.push(slot)
      skipped = 0
    }
    if (found.length === most) break
  }
  return found
}

/**
 * The slots of a set along an order; all of the order where there is no set.
 * @param length how many they are
 * @param from none of them comes before it, where they are not backwards
 */
export function along(
  order: Order,
  bits: Bits | null,
  isBackwards = false,
  length = bits ? count(bits) : order.length,
  from = 0,
): Part {
  const slotAt = (index: number) => order.at(isBackwards ? order.length - 1 - index : index)
  return {
    length,
    slice(skip, most) {
      if (!bits)
        return Array.from({ length: Math.min(most, length - skip) }, (_, index) => slotAt(skip + index))
      if (length <= fewSlots) {
        const few = listed(bits).sort(order.compare)
        return (isBackwards ? few.reverse() : few).slice(skip, skip + most)
      }
      const found: number[] = []
      for (let index = from, before = 0; index < order.length && found.length < most; index++) {
        const slot = slotAt(index)
        if (has(bits, slot) && before++ >= skip) found.push(slot)
      }
      return found
    },
  }
}

export function listed(bits: Bits): number[] {
  const slots: number[] = []
  each(bits, (slot) => slots.push(slot))
  return slots
}
