import { armchair, bed, singleBed, sofa, wardrobe } from '../kit/beds-and-seats.ts'
import { basin, closet, counter, fridge, shower } from '../kit/kitchen-and-bath.ts'
import { person, tree } from '../kit/site.ts'
import { bookshelf, desk, dining, plant, televisionUnit } from '../kit/tables-and-shelves.ts'
import type { Flight, House, Level, Wall } from '../model/house.ts'
import { box } from '../model/shapes.ts'
import {
  across,
  along,
  block,
  door,
  inner,
  on,
  rectangle,
  room,
  slider,
  vent,
  window,
} from '../model/walls.ts'

const thin = { thick: inner }
const [ground, first, second, roof] = [300, 3300, 6300, 9300]

/** The walls that every floor has: both neighbours' sides, the back, the stair, the light well. */
function core(front: number): Wall[] {
  return [
    along(115, front, 10200),
    along(5885, front, 10200),
    along(2240, 4800, 7860, [], thin),
    across(7800, 230, 2240, [], thin),
    along(4270, 6300, 7860, [window(6500, 1000)], thin),
    across(6300, 4270, 5885, [window(4500, 1000)], thin),
  ]
}

function flights(from: number): Flight[] {
  const middle = from + 1500
  return [
    { bounds: rectangle(230, 4800, 1150, 6800), rises: '+y', steps: 8, from, to: middle },
    { bounds: rectangle(1240, 4800, 2180, 6800), rises: '-y', steps: 8, from: middle, to: from + 3000 },
  ]
}

const stair = room('', [1200, 6000], [], { bounds: rectangle(230, 4800, 2180, 7743), isBare: true })
const passage = room('', [3200, 7000], [], { bounds: rectangle(2300, 6242, 4212, 7857), isBare: true })
const lightWell = room('LIGHT WELL', [5000, 7000], [], { isOpen: true })

const groundFloor: Level = {
  name: 'Ground floor',
  floor: ground,
  height: 2850,
  walls: [
    ...core(0),
    across(2700, 0, 6000, [door(900, 'start', '+', 1000), window(2600, 2700, 450, 2400)]),
    across(7800, 4270, 5885, [window(4500, 1000)], thin),
    along(2240, 7800, 10200, [door(7950, 'start', '-', 750)], thin),
    across(10085, 0, 6000, [vent(800), window(3000, 1500, 1000)]),
  ],
  flights: flights(ground),
  rooms: [
    room('COURT', [3000, 1300], [on('right', 500, plant(), 150)], {
      bounds: rectangle(230, 0, 5770, 2585),
      isOpen: true,
    }),
    room(
      'LIVING',
      [3000, 4200],
      [on('right', 150, sofa(1900)), on('back', 2100, dining(4), 40), on('front', 3300, armchair(), 100)],
      { bounds: rectangle(230, 2815, 5770, 6242), nameAt: [2300, 3800] },
    ),
    room(
      'BATH',
      [1200, 9000],
      [on('back', 100, shower(900, 900)), on('left', 100, closet()), on('left', 600, basin(550))],
    ),
    lightWell,
    stair,
    passage,
    room(
      'KITCHEN',
      [4000, 9000],
      [
        on('back', 0, counter(2600, { sink: 900, hob: 1750 })),
        on('right', 0, counter(1300)),
        on('back', 2740, fridge()),
      ],
      { bounds: rectangle(2300, 7857, 5770, 9970), nameAt: [3500, 8600] },
    ),
  ],
}

const firstFloor: Level = {
  name: 'First floor',
  floor: first,
  height: 2850,
  walls: [
    ...core(1200),
    across(1315, 0, 6000, [slider(600, 4800)]),
    across(4800, 230, 5885, [door(2500, 'start', '-')], thin),
    across(7800, 2240, 5885, [door(2500, 'start', '+', 850), window(4500, 1000)], thin),
    along(2240, 7800, 10200, [door(8000, 'start', '-', 750)], thin),
    across(10085, 0, 6000, [vent(800), window(3400, 1500)]),
  ],
  flights: flights(first),
  rooms: [
    room('BEDROOM', [4000, 3000], [on('right', 500, bed(1800)), on('left', 900, wardrobe(2400))]),
    room('STUDY', [4000, 5500], [on('right', 100, desk(1200))], {
      bounds: rectangle(2300, 4857, 5770, 6242),
    }),
    room(
      'BATH',
      [1200, 9000],
      [on('back', 100, shower(900, 900)), on('left', 100, closet()), on('left', 600, basin(550))],
    ),
    lightWell,
    stair,
    passage,
    room('CHILD', [4000, 9000], [on('right', 1050, { ...singleBed() }), on('back', 100, desk(1000))]),
  ],
}

const secondFloor: Level = {
  name: 'Second floor',
  floor: second,
  height: 2850,
  walls: [
    ...core(4685),
    across(4800, 0, 6000, [slider(2500, 2700)]),
    across(7800, 2240, 5885, [door(2500, 'start', '+', 850), window(4500, 1000)], thin),
    across(10085, 0, 6000, [window(1000, 1500), window(3600, 1500)]),
  ],
  rooms: [
    room('TERRACE', [3000, 3000], [on('left', 500, plant(300), 300), on('back', 3400, armchair(), 500)], {
      bounds: rectangle(230, 1430, 5770, 4685),
      isOpen: true,
    }),
    room('LANDING', [4000, 5500], [on('right', 100, bookshelf(1200))], {
      bounds: rectangle(2300, 4915, 5770, 6242),
    }),
    lightWell,
    stair,
    passage,
    room(
      'GUEST ROOM',
      [4000, 9000],
      [
        on('left', 30, bed(1500, { tables: false })),
        on('right', 200, wardrobe(1600)),
        on('back', 2400, televisionUnit(1400)),
      ],
    ),
  ],
}

/** A row house of twenty feet around a light well. */
export const compact: House = {
  name: 'compact',
  north: -20,
  levels: [groundFloor, firstFloor, secondFloor],
  solids: [
    block([0, 0, 0], [6000, 10200, ground], 'ply'),
    block([0, 1200, 3150], [6000, 10200, first]),
    block([0, 1200, 6150], [6000, 10200, second]),
    block([0, 4685, 9150], [6000, 10200, roof]),
    block([4330, 6360, 3000], [5770, 7740, roof], null),
    // The brick frame stands before the upper floors and ends as the terrace's parapet.
    block([0, 500, 2900], [6000, 1200, 7500], 'brick'),
    block([450, 500, 3300], [5550, 1200, 6150], null),
    block([0, 1200, 6300], [230, 4685, 7500], 'brick'),
    block([5770, 1200, 6300], [6000, 4685, 7500], 'brick'),
    block([230, 730, 6300], [5770, 1200, 7500], null),
    block([230, 730, 6300], [5770, 1200, second]),
    block([0, 4585, roof], [6000, 10200, 9700]),
    block([200, 4785, roof], [5800, 10000, 9700], null),
    block([230, 4785, roof], [2240, 7860, 10400]),
  ],
  parts: [
    ...Array.from({ length: 14 }, (_, slat) =>
      box([2900 + slat * 190, 640, 3300], [2950 + slat * 190, 780, 6150], 'ply'),
    ),
    ...Array.from({ length: 17 }, (_, bar) =>
      box([500 + bar * 145, 640, 3300], [520 + bar * 145, 660, 4250], 'dark'),
    ),
    box([450, 630, 4240], [2880, 670, 4280], 'dark'),
    ...Array.from({ length: 23 }, (_, bar) =>
      box([330 + bar * 240, 40, 300], [370 + bar * 240, 80, 1700], 'dark'),
    ),
    box([230, 30, 1640], [5770, 90, 1700], 'dark'),
  ],
  site: [
    // The stubs of the neighbours.
    box([-1500, 1400, 0], [-40, 10200, 6400], 'card'),
    box([6040, 900, 0], [7500, 10200, 7000], 'card'),
    ...tree(-3300, -2000, 4600, 1250),
    ...tree(8200, -900, 3800, 1050),
    ...person(2100, -900),
    ...person(4200, 1500, 1640, ground),
    ...person(3300, 2600, 1660, second),
  ],
}
