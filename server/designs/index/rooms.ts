import { type Facing, facings } from '#contract/house-shown.ts'

export interface RoomFigures {
  bedrooms: number | null
  floors: number | null
  facing: Facing | null
}

const unknown = -1

/** How many bedrooms and storeys each slot has, and its facing, as its house or its title says it. */
export class Rooms {
  #bedrooms: Int16Array = new Int16Array(0)
  #floors: Int16Array = new Int16Array(0)
  #facing: Int8Array = new Int8Array(0)

  reserve(room: number): void {
    const [bedrooms, floors, facing] = [this.#bedrooms, this.#floors, this.#facing]
    this.#bedrooms = new Int16Array(room)
    this.#floors = new Int16Array(room)
    this.#facing = new Int8Array(room)
    this.#bedrooms.set(bedrooms)
    this.#floors.set(floors)
    this.#facing.set(facing)
  }

  set(slot: number, { bedrooms, floors, facing }: RoomFigures): void {
    this.#bedrooms[slot] = bedrooms ?? unknown
    this.#floors[slot] = floors ?? unknown
    this.#facing[slot] = facing === null ? unknown : facings.indexOf(facing)
  }

  bedrooms(slot: number): number | null {
    return known(this.#bedrooms[slot])
  }

  floors(slot: number): number | null {
    return known(this.#floors[slot])
  }

  facing(slot: number): Facing | null {
    return facings[this.#facing[slot] as number] ?? null
  }
}

function known(number: number | undefined): number | null {
  return number === undefined || number === unknown ? null : number
}
