import { describe, expect, it } from 'vitest'
import { houseOf } from '../houses/all.ts'
import { bed } from '../kit/beds-and-seats.ts'
import { faultsOf } from './faults.ts'
import type { House } from './house.ts'
import { across, along, door, on, room, window } from './walls.ts'

const houses = Object.values(houseOf).map((house) => [house.name, house] as const)

describe('A house of the samples', () => {
  it.each(houses)('can be built and lived in: %s', (_, house) => {
    expect(faultsOf(house)).toEqual([])
  })
})

describe('What is looked for', () => {
  function cell(furniture: Parameters<typeof room>[2]): House {
    const walls = [
      across(0, 0, 4000, [window(3800, 900), door(1500, 'start', '+')]),
      across(4000, 0, 4000),
      along(0, 0, 4000),
      along(4000, 0, 4000),
    ]
    const rooms = [room('ROOM', [2000, 2000], furniture)]
    return {
      name: 'cell',
      north: 0,
      levels: [{ name: 'Floor', floor: 0, height: 3000, walls, rooms }],
      solids: [],
      parts: [],
      site: [],
    }
  }

  it('finds an opening past its wall, and furniture in a wall, in a door and in other furniture', () => {
    expect(faultsOf(cell([on('left', 2000, bed(1500, { tables: false })), on('back', 0, bed())]))).toEqual([
      'Floor: the window at 3800 leaves its wall',
      'Floor, ROOM: the bed stands in the bed',
    ])
    expect(faultsOf(cell([on('left', 2500, bed(1500, { tables: false }))]))).toContain(
      'Floor, ROOM: the bed leaves the room',
    )
    expect(faultsOf(cell([on('front', 1000, bed(1500, { tables: false }))]))).toContain(
      "Floor, ROOM: the bed stands in a door's way",
    )
  })
})
