import { add, type Bits, keep, remove } from './bits.ts'
import type { Scratch } from './scratch.ts'

export type Compare = (one: number, other: number) => number

/** Slots in an order in which no two are equal. */
export class Order {
  readonly compare: Compare
  #slots = new Uint32Array(64)
  #length = 0

  constructor(compare: Compare) {
    this.compare = compare
  }

  get length(): number {
    return this.#length
  }

  at(index: number): number {
    return this.#slots[index] as number
  }

  /** Puts each in its place; what lies behind moves back by blocks, the last first. */
  insert(slots: readonly number[]): void {
    const sorted = slots.toSorted(this.compare)
    this.#reserve(this.#length + sorted.length)
    let end = this.#length
    let room = this.#length + sorted.length
    for (const slot of sorted.reverse()) {
      const place = this.place((other) => this.compare(other, slot), this.#near(slot, end), end)
      room -= end - place
      this.#slots.copyWithin(room, place, end)
      end = place
      this.#slots[--room] = slot
    }
    this.#length += sorted.length
  }

  /** Takes out slots that are all there; what lies behind moves up by blocks. */
  remove(slots: readonly number[]): void {
    const places = slots.map((slot) => this.place((other) => this.compare(other, slot)))
    places.sort((one, other) => one - other)
    let to = places[0] ?? this.#length
    for (const [index, place] of places.entries()) {
      const end = places[index + 1] ?? this.#length
      this.#slots.copyWithin(to, place + 1, end)
      to += end - place - 1
    }
    this.#length -= places.length
  }

  /** How many come before something. @param compared below nought for what comes before it */
  place(compared: (slot: number) => number, start = 0, end = this.#length): number {
    let low = start
    let high = end
    while (low < high) {
      const middle = (low + high) >>> 1
      if (compared(this.#slots[middle] as number) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Somewhere before a slot's place, but not far if the place is near the end. */
  #near(slot: number, end: number): number {
    for (let step = 1; step <= end; step *= 2)
      if (this.compare(this.#slots[end - step] as number, slot) < 0) return end - step
    return 0
  }

  #reserve(length: number): void {
    if (length <= this.#slots.length) return
    const slots = new Uint32Array(Math.ceil(length * 1.25))
    slots.set(this.#slots)
    this.#slots = slots
  }
}

/**
 * Leaves in `bits` what lies in one of the parts of an order, which follow one another: the fewer are looked at, those inside
 * or those outside.
 */
export function keepParts(
  bits: Bits,
  order: Order,
  parts: [start: number, end: number][],
  scratch: Scratch,
): void {
  const inside = parts.reduce((sum, [start, end]) => sum + end - start, 0)
  if (inside > order.length / 2) {
    let from = 0
    for (const [start, end] of [...parts, [order.length, order.length] as const]) {
      for (let index = from; index < start; index++) remove(bits, order.at(index))
      from = end
    }
    return
  }
  const mark = scratch.mark
  const within = scratch.take()
  for (const [start, end] of parts) for (let index = start; index < end; index++) add(within, order.at(index))
  keep(bits, within)
  scratch.free(mark)
}
