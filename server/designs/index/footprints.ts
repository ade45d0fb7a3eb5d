import type { Dimensions } from '#contract/design.ts'
import { footprintIn, saysHouse } from '#contract/fit/design-figures.ts'
import { drawnSide } from '#contract/fit/nearness.ts'
import type { House } from '#contract/house.ts'
import { add, type Bits, bitsFor } from './bits.ts'
import type { DesignColumns } from './rows.ts'
import { Steps, stepsOf } from './steps.ts'

/** Bits of the side that it was drawn for, then of bedrooms and floors, each one more than there are. */
const [sideBits, countBits] = [4, 10]
const mostCounted = 2 ** countBits - 2
/** No plot has room for more. */
const longest = 1_000_000_000

/** What counts of each design on a plot. */
export class Footprints {
  /** The slots whose footprint is known. */
  known: Bits = bitsFor(0)
  /** Those that say by a plot or bedrooms that they are houses. */
  saidHouses: Bits = bitsFor(0)
  /** Width and depth of each in turn, as both are compared: whole millimetres; 0 where they are not known. */
  #sides = new Int32Array(0)
  readonly #steps = { width: new Steps(stepsOf.side), depth: new Steps(stepsOf.side) }
  /** All else that counts, in one number. */
  #rest = new Int32Array(0)

  reserve(room: number): void {
    const bits = bitsFor(room).length
    this.known = grown(this.known, new Uint32Array(bits))
    this.saidHouses = grown(this.saidHouses, new Uint32Array(bits))
    this.#rest = grown(this.#rest, new Int32Array(room))
    this.#sides = grown(this.#sides, new Int32Array(2 * room))
    this.#steps.width.reserve(room)
    this.#steps.depth.reserve(room)
  }

  set(slot: number, { dimensions, house: stored }: Pick<DesignColumns, 'dimensions' | 'house'>): void {
    const house: House | null = stored === null ? null : JSON.parse(stored)
    if (saysHouse(house)) add(this.saidHouses, slot)
    const footprint = dimensions === null ? null : footprintIn(JSON.parse(dimensions) as Dimensions)
    if (!footprint || footprint.width > longest || footprint.depth > longest) return
    const counted = (number: number | null | undefined) => Math.min(number ?? -1, mostCounted) + 1
    const counts = counted(house?.bedrooms) | (counted(house?.floors) << countBits)
    this.#rest[slot] = drawnSide(house?.facing ?? null) | (counts << sideBits)
    this.#sides[2 * slot] = footprint.width
    this.#sides[2 * slot + 1] = footprint.depth
    this.#steps.width.set(slot, footprint.width)
    this.#steps.depth.set(slot, footprint.depth)
    add(this.known, slot)
  }

  /**
   * Adds to `bits` those `among` some that are no wider and no deeper, without those in `not`: in one pass, so that only what
   * all sets leave is compared.
   */
  joinUpTo(bits: Bits, among: Bits, { width, depth }: { width: number; depth: number }, not: Bits): void {
    const { known } = this
    const all = this.#sides
    const { greater: wider, unsure: perhapsWider } = this.#steps.width.about(width)
    const { greater: deeper, unsure: perhapsDeeper } = this.#steps.depth.about(depth)
    for (let word = 0; word < bits.length; word++) {
      const found = bits[word] as number
      let left =
        (among[word] as number) &
        (known[word] as number) &
        ~(found | (wider[word] as number) | (deeper[word] as number) | (not[word] as number))
      const perhaps = (perhapsWider[word] as number) | (perhapsDeeper[word] as number)
      for (let rest = left & perhaps; rest !== 0; rest &= rest - 1) {
        const bit = 31 - Math.clz32(rest & -rest)
        const at = 2 * ((word << 5) + bit)
        // Without a branch, which would be guessed wrong as often as not.
        const isBeyond = ((width - (all[at] as number)) | (depth - (all[at + 1] as number))) >>> 31
        left &= ~(isBeyond << bit)
      }
      bits[word] = found | left
    }
  }

  /** 0 where it is not known. */
  width(slot: number): number {
    return this.#sides[2 * slot] as number
  }

  depth(slot: number): number {
    return this.#sides[2 * slot + 1] as number
  }

  /** Square millimetres. */
  area(slot: number): number {
    return this.width(slot) * this.depth(slot)
  }

  /** By its place among `drawnSides`. */
  side(slot: number): number {
    return (this.#rest[slot] as number) & (2 ** sideBits - 1)
  }

  /** Below 0 where it is not known, as the floors are. */
  bedrooms(slot: number): number {
    return (((this.#rest[slot] as number) >>> sideBits) & (2 ** countBits - 1)) - 1
  }

  floors(slot: number): number {
    return ((this.#rest[slot] as number) >>> (sideBits + countBits)) - 1
  }
}

function grown<A extends Uint32Array | Int32Array>(from: A, to: A): A {
  to.set(from)
  return to
}
