import { add, type Bits, bitsFor } from './bits.ts'

/** Numbers from `least`, each greater than the one before by the same part. */
function rising(least: number, growth: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => Math.round(least * growth ** index))
}

/** What lies about what is asked of houses, in some percent: sides in millimetres, square feet, paise. */
export const stepsOf = {
  side: rising(2000, 1.035, 96),
  area: rising(200, 1.1, 48),
  price: rising(1_000_000, 1.12, 80),
}

/**
 * Which slots have a number beyond each of some steps: of all but those about a bound 32 at once are told to lie on this side of
 * it or on the other.
 */
export class Steps {
  readonly #steps: readonly number[]
  #beyond: Bits[]

  constructor(steps: readonly number[]) {
    this.#steps = [-1, ...steps, Infinity]
    this.#beyond = this.#steps.map(() => bitsFor(0))
  }

  /** The slots of which the number is known. */
  get known(): Bits {
    return this.#beyond[0] as Bits
  }

  reserve(room: number): void {
    this.#beyond = this.#beyond.map((before) => {
      const bits = bitsFor(room)
      bits.set(before)
      return bits
    })
  }

  /** @param value from 0; not a number where it is not known */
  set(slot: number, value: number): void {
    for (let step = 0; (this.#steps[step] as number) < value; step++) add(this.#beyond[step] as Bits, slot)
  }

  /** The slots of which the number is certainly greater, and those of which it has to be compared, among others. */
  about(most: number): { greater: Bits; unsure: Bits } {
    const next = this.#steps.findIndex((step) => step > most)
    return { greater: this.#beyond[next] as Bits, unsure: this.#beyond[Math.max(0, next - 1)] as Bits }
  }

  /** Leaves in `bits` those of which the number is known and no greater. @param values what was set */
  keepUpTo(bits: Bits, values: Int32Array | Float64Array, most: number): void {
    const { greater, unsure } = this.about(most)
    const { known } = this
    for (let word = 0; word < bits.length; word++) {
      let left = (bits[word] as number) & (known[word] as number) & ~(greater[word] as number)
      for (let rest = left & (unsure[word] as number); rest !== 0; rest &= rest - 1) {
        const slot = (word << 5) + 31 - Math.clz32(rest & -rest)
        if ((values[slot] as number) > most) left &= ~(1 << (slot & 31))
      }
      bits[word] = left
    }
  }
}
