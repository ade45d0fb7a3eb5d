import type { Bits } from './bits.ts'
import { Posting } from './posting.ts'
import type { Universe } from './universe.ts'

/** Where a word stands, the weightiest first: in title or code, among tags and placement, in a description. */
export const weights = 3

/** For each weight the slots that have a word there. */
export type ByWeight = readonly [titles: Bits, names: Bits, texts: Bits]

/** The slots that have some word, or a word with some beginning, each where it is weightiest. */
export class Occurrences {
  #postings: (Posting | undefined)[] = [undefined, undefined, undefined]
  #last = -1

  /** Slot by slot, the weightiest first: of a slot the first call counts. */
  add(slot: number, weight: number): void {
    if (this.#last === slot) return
    this.#last = slot
    let posting = this.#postings[weight]
    if (!posting) {
      posting = new Posting()
      this.#postings[weight] = posting
    }
    posting.add(slot)
  }

  joinTo(sets: ByWeight, universe?: Universe): void {
    for (let weight = 0; weight < weights; weight++) {
      const posting = this.#postings[weight]
      if (!posting) continue
      if (universe) universe.join(posting, sets[weight] as Bits)
      else posting.joinTo(sets[weight] as Bits)
    }
  }

  /** Whether one of the slots is in `bits`. */
  isIn(bits: Bits): boolean {
    return this.#postings.some((posting) => posting?.isIn(bits))
  }

  become(sets: ByWeight): void {
    this.#postings = sets.map(Posting.of)
  }
}

/** As many as are put in their places at once. */
const mostWaiting = 1 << 14

/**
 * Occurrences on their way to where they belong. They are put there word by word: a word's places in memory are far from
 * the next word's, and fetching them takes longer than all else.
 */
export class Incoming {
  readonly #targets: Occurrences[] = []
  readonly #slots = new Uint32Array(mostWaiting)
  readonly #weights = new Uint8Array(mostWaiting)
  /** For each that waits the next with the same target, or -1. */
  readonly #next = new Int32Array(mostWaiting)
  /** By target the first and the last that wait, or -1. */
  #first = new Int32Array(0)
  #last = new Int32Array(0)
  #touched: number[] = []
  #length = 0

  /** @returns the number of a new target */
  open(): number {
    if (this.#targets.length === this.#first.length) this.#reserve()
    return this.#targets.push(new Occurrences()) - 1
  }

  /** What has arrived at a target. */
  at(target: number): Occurrences {
    return this.#targets[target] as Occurrences
  }

  add(target: number, slot: number, weight: number): void {
    if (this.#length === mostWaiting) this.arrive()
    const index = this.#length++
    this.#slots[index] = slot
    this.#weights[index] = weight
    this.#next[index] = -1
    const last = this.#last[target] as number
    if (last < 0) {
      this.#first[target] = index
      this.#touched.push(target)
    } else this.#next[last] = index
    this.#last[target] = index
  }

  arrive(): void {
    for (const target of this.#touched) {
      const occurrences = this.at(target)
      for (let index = this.#first[target] as number; index >= 0; index = this.#next[index] as number)
        occurrences.add(this.#slots[index] as number, this.#weights[index] as number)
      this.#last[target] = -1
    }
    this.#touched = []
    this.#length = 0
  }

  #reserve(): void {
    const room = Math.max(1024, this.#first.length * 2)
    const first = new Int32Array(room)
    const last = new Int32Array(room).fill(-1)
    first.set(this.#first)
    last.set(this.#last)
    this.#first = first
    this.#last = last
  }
}
