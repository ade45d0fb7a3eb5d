import { type Facing, facings } from '#contract/house-shown.ts'

const counts = ['bedrooms', 'bathrooms', 'floors', 'parking'] as const
type Count = (typeof counts)[number]

export interface RoomFigures extends Record<Count, number | null> {
  facing: Facing | null
}

const unknown = -1

/** How many bedrooms, bathrooms, storeys and cars each slot has room for, and its facing, as its house or its title says it. */
export class Rooms {
  readonly #counts: Record<Count, Int16Array> = {
    bedrooms: new Int16Array(0),
    bathrooms: new Int16Array(0),
    floors: new Int16Array(0),
    parking: new Int16Array(0),
  }
  #facing: Int8Array = new Int8Array(0)

  reserve(room: number): void {
    for (const name of counts) {
      const before = this.#counts[name]
      this.#counts[name] = new Int16Array(room)
      this.#counts[name].set(before)
    }
    const facing = this.#facing
    this.#facing = new Int8Array(room)
    this.#facing.set(facing)
  }

  set(slot: number, { facing, ...figures }: RoomFigures): void {
    for (const name of counts) this.#counts[name][slot] = figures[name] ?? unknown
    this.#facing[slot] = facing === null ? unknown : facings.indexOf(facing)
  }

  count(name: Count, slot: number): number | null {
    const number = this.#counts[name][slot]
    return number === undefined || number === unknown ? null : number
  }

  facing(slot: number): Facing | null {
    return facings[this.#facing[slot] as number] ?? null
  }
}
