import { add, type Bits, bitsFor, count, countBoth, each, has, join, keep, meet } from './bits.ts'
import type { Scratch } from './scratch.ts'

/** Fewer than these are listed, however few designs there are. */
const leastBits = 64

/** The slots that have something in common: listed while they are few, a bit each once that takes less. */
export class Posting {
  #length = 0
  #list: Uint32Array | undefined = new Uint32Array(4)
  #bits: Bits = empty

  get length(): number {
    return this.#length
  }

  /** As the set is. */
  static of(bits: Bits): Posting {
    const posting = new Posting()
    if (isCommon(count(bits), bits.length * 32)) {
      posting.#length = count(bits)
      posting.#list = undefined
      posting.#bits = bits
    } else each(bits, (slot) => posting.add(slot))
    return posting
  }

  /** @param slot greater than every one before */
  add(slot: number): void {
    this.#length += 1
    if (!this.#list) this.#addBit(slot)
    else if (isCommon(this.#length, slot)) this.#becomeBits(slot)
    else {
      if (this.#length > this.#list.length) this.#list = grown(this.#list, this.#length)
      this.#list[this.#length - 1] = slot
    }
  }

  /** @param bits long enough for all of them */
  joinTo(bits: Bits): void {
    if (!this.#list) join(bits, this.#bits)
    else for (let index = 0; index < this.#length; index++) add(bits, this.#list[index] as number)
  }

  /** Adds to `bits` the places among `slots`, which rise, of those that are in it. */
  joinAmong(slots: readonly number[], bits: Bits): void {
    let from = 0
    for (let place = 0; place < slots.length; place++) {
      const slot = slots[place] as number
      if (!this.#list) {
        if (has(this.#bits, slot)) add(bits, place)
        continue
      }
      from = placeIn(this.#list, slot, from, this.#length)
      if (from < this.#length && this.#list[from] === slot) add(bits, place)
    }
  }

  /** Whether one of them is in `bits`. */
  isIn(bits: Bits): boolean {
    if (!this.#list) return meet(bits, this.#bits)
    for (let index = 0; index < this.#length; index++) if (has(bits, this.#list[index] as number)) return true
    return false
  }

  has(slot: number): boolean {
    return this.#list ? this.#list.subarray(0, this.#length).includes(slot) : has(this.#bits, slot)
  }

  countIn(bits: Bits): number {
    if (!this.#list) return countBoth(bits, this.#bits)
    const list = this.#list
    const length = this.#length
    let sum = 0
    // Without a branch, which would be guessed wrong as often as not.
    for (let index = 0; index < length; index++) {
      const slot = list[index] as number
      sum += ((bits[slot >>> 5] as number) >>> (slot & 31)) & 1
    }
    return sum
  }

  #becomeBits(slot: number): void {
    const bits = bitsFor(slot + 1)
    const listed = this.#list?.subarray(0, this.#length - 1) ?? []
    for (const one of listed) add(bits, one)
    this.#bits = bits
    this.#list = undefined
    this.#addBit(slot)
  }

  #addBit(slot: number): void {
    const words = (slot >>> 5) + 1
    if (words > this.#bits.length) this.#bits = grown(this.#bits, words)
    add(this.#bits, slot)
  }
}

/** Leaves in `bits` what is in one of the postings. */
export function keepAny(bits: Bits, postings: (Posting | undefined)[], scratch: Scratch): void {
  const mark = scratch.mark
  const any = scratch.take()
  for (const posting of postings) posting?.joinTo(any)
  keep(bits, any)
  scratch.free(mark)
}

/** How many of what rises come before `slot`, of which `low` do for sure. */
function placeIn(list: Uint32Array, slot: number, low: number, high: number): number {
  let [from, to] = [low, high]
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((list[middle] as number) < slot) from = middle + 1
    else to = middle
  }
  return from
}

/** Whether a bit each takes less than a list. */
function isCommon(length: number, slots: number): boolean {
  return length > leastBits && length > slots / 32
}

const empty: Bits = new Uint32Array(0)

/**
 * A copy with room for so many. There are but few sizes, so that the memory of what was copied serves the next: arrays of
 * any size would leave gaps that nothing fits into.
 */
function grown(array: Uint32Array, length: number): Uint32Array {
  const half = 2 ** Math.floor(Math.log2(length))
  const copy = new Uint32Array(length < half * 1.5 ? half * 1.5 : half * 2)
  copy.set(array)
  return copy
}
