import type { Plot } from '#contract/house.ts'
import { toMetres } from '#contract/lengths.ts'
import type { PlotUnit } from '#contract/units.ts'
import { add, type Bits } from './bits.ts'

/** The sides of a plot in metres, whichever way round it lies. */
export interface Sides {
  short: number
  long: number
}

/** The sides of a plot of which both are known. */
export function sidesOf(plot: Pick<Plot, 'width' | 'depth'> & { unit: PlotUnit }): Sides | null {
  const { width, depth, unit } = plot
  if (!width || !depth) return null
  const sides = [toMetres(width, unit), toMetres(depth, unit)]
  return { short: Math.min(...sides), long: Math.max(...sides) }
}

/** The plot of each slot; not a number where none is known. */
export class Plots {
  #short: Float64Array = new Float64Array(0)
  #long: Float64Array = new Float64Array(0)

  reserve(room: number): void {
    this.#short = copied(this.#short, room)
    this.#long = copied(this.#long, room)
  }

  set(slot: number, sides: Sides | null): void {
    this.#short[slot] = sides?.short ?? Number.NaN
    this.#long[slot] = sides?.long ?? Number.NaN
  }

  at(slot: number): Sides | null {
    const short = this.#short[slot] as number
    return Number.isNaN(short) ? null : { short, long: this.#long[slot] as number }
  }

  /** Adds the slots whose sides are the same but for a part of each. */
  joinAlike({ short, long }: Sides, part: number, bits: Bits, slots: number): void {
    for (let slot = 0; slot < slots; slot++)
      if (isAlike(this.#short[slot], short, part) && isAlike(this.#long[slot], long, part)) add(bits, slot)
  }

  /** Adds the slots of which one side is as long but for a part of it. */
  joinWithSide(side: number, part: number, bits: Bits, slots: number): void {
    for (let slot = 0; slot < slots; slot++)
      if (isAlike(this.#short[slot], side, part) || isAlike(this.#long[slot], side, part)) add(bits, slot)
  }

  /** Adds the slots whose plot has an area between both, in square metres. */
  joinWithArea(least: number, most: number, bits: Bits, slots: number): void {
    for (let slot = 0; slot < slots; slot++) {
      const area = (this.#short[slot] as number) * (this.#long[slot] as number)
      if (area >= least && area <= most) add(bits, slot)
    }
  }

  joinKnown(bits: Bits, slots: number): void {
    for (let slot = 0; slot < slots; slot++) if (!Number.isNaN(this.#short[slot])) add(bits, slot)
  }
}

function isAlike(one: number | undefined, other: number, part: number): boolean {
  return Math.abs((one ?? Number.NaN) - other) <= other * part + 1e-9
}

function copied(from: Float64Array, room: number): Float64Array {
  const copy = new Float64Array(room)
  copy.set(from)
  return copy
}
