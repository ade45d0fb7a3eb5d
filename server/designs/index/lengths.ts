import { add, type Bits, bitsFor } from './bits.ts'

/** Millimetres: what the sides of houses lie between, in steps of some percent. */
const [least, growth, count] = [2000, 1.07, 48]
const between = Array.from({ length: count }, (_, index) => Math.round(least * growth ** index))
const steps = [0, ...between, Infinity]

/**
 * A length of each slot, in whole millimetres, and which slots have one beyond each of some steps: of all but those about a
 * bound 32 at once are told to lie on this side of it or on the other.
 */
export class Lengths {
  #lengths = new Int32Array(0)
  #beyond: Bits[] = steps.map(() => bitsFor(0))

  reserve(room: number): void {
    this.#lengths = copied(this.#lengths, new Int32Array(room))
    this.#beyond = this.#beyond.map((bits) => copied(bits, bitsFor(room)))
  }

  set(slot: number, length: number): void {
    this.#lengths[slot] = length
    for (let step = 0; (steps[step] as number) < length; step++) add(this.#beyond[step] as Bits, slot)
  }

  /** 0 where it is not known. */
  at(slot: number): number {
    return this.#lengths[slot] as number
  }

  /** Leaves in `bits` those that are known and no longer. */
  keepUpTo(bits: Bits, most: number): void {
    const lengths = this.#lengths
    const next = steps.findIndex((step) => step > most)
    const longer = this.#beyond[next] as Bits
    const unsure = this.#beyond[next - 1] as Bits
    for (let word = 0; word < bits.length; word++) {
      let left = (bits[word] as number) & ~(longer[word] as number)
      for (let rest = left & (unsure[word] as number); rest !== 0; rest &= rest - 1) {
        const slot = (word << 5) + 31 - Math.clz32(rest & -rest)
        if ((lengths[slot] as number) > most) left &= ~(1 << (slot & 31))
      }
      bits[word] = left
    }
  }
}

function copied<A extends Uint32Array | Int32Array>(from: A, to: A): A {
  to.set(from)
  return to
}
