import { armchair, bed, sofa, wardrobe } from '../kit/beds-and-seats.ts'
import { basin, closet, counter, fridge, shower, washingMachine } from '../kit/kitchen-and-bath.ts'
import { bush, car, person, tree } from '../kit/site.ts'
import { bookshelf, desk, dining, lowTable, plant, rug, shrine } from '../kit/tables-and-shelves.ts'
import type { House, Level } from '../model/house.ts'
import { box } from '../model/shapes.ts'
import {
  across,
  along,
  block,
  door,
  gap,
  inner,
  on,
  rectangle,
  room,
  slider,
  vent,
  window,
} from '../model/walls.ts'

const thin = { thick: inner }
const brick = { material: 'brick' as const }
const [ground, upper, roof] = [450, 3600, 6750]

const groundFloor: Level = {
  name: 'Ground floor',
  floor: ground,
  height: 3000,
  walls: [
    along(115, 0, 9600, [window(6400, 2400, 450, 2400)]),
    across(5815, 0, 6000, [window(1500, 2400, 450, 2400)]),
    along(6000, 1800, 5930, [door(4300, 'end', '+', 1100)]),
    across(1915, 5885, 14100, [window(6600, 900, 300, 2400), window(9000, 2400, 450, 2400), vent(12900)]),
    along(13985, 1800, 12600, [vent(4500), window(7000, 1800, 1000, 2100), window(10400, 1200)]),
    along(8115, 1800, 5815, [door(4700, 'end', '+')], thin),
    along(12300, 1800, 5815, [door(2300, 'start', '+', 750)], thin),
    across(5815, 6000, 14100, [gap(6300, 1600)], thin),
    along(6000, 5815, 9600, [gap(6300, 2900)], thin),
    along(9900, 5815, 12600, [door(6100, 'start', '+')]),
    across(9485, 0, 6000, [slider(900, 4200)]),
    across(9485, 6000, 9900, [slider(6200, 1100), gap(7700, 2000)]),
    across(9485, 9900, 14100, [door(12900, 'start', '+', 800)], thin),
    along(7500, 9370, 12600, []),
    across(12485, 7385, 14100, [vent(8200, 900), door(10600, 'start', '-', 900), window(12000, 1200)]),
  ],
  flights: [
    { bounds: rectangle(7615, 9700, 8650, 11620), rises: '+y', steps: 8, from: ground, to: 2025 },
    { bounds: rectangle(8750, 9700, 9785, 11620), rises: '-y', steps: 8, from: 2025, to: upper },
  ],
  rooms: [
    room('PORCH', [3000, 2800], [], { bounds: rectangle(0, 0, 6000, 5815), nameAt: [4800, 1100] }),
    room('FOYER', [7000, 4000], [on('left', 200, shrine(1000))]),
    room('GUEST BEDROOM', [10000, 4000], [on('right', 1180, bed(1500)), on('left', 200, wardrobe(2400))]),
    room(
      'BATH',
      [13000, 4000],
      [on('back', 300, shower(1100, 950)), on('right', 1600, closet()), on('front', 900, basin(600))],
    ),
    room(
      'LIVING',
      [3000, 7600],
      [
        on('left', 700, sofa(2300)),
        on('front', 1500, sofa(2100), 60),
        on('left', 500, rug(2700, 2600), 700),
        on('left', 1400, lowTable(), 1400),
        on('front', 4300, armchair(), 100),
      ],
    ),
    room('DINING', [8000, 7600], [on('back', 800, dining(6), 900)]),
    room(
      'KITCHEN',
      [12000, 7600],
      [
        on('right', 0, counter(3555, { sink: 1500 })),
        on('front', 1250, counter(2000, { hob: 700 })),
        on('back', 300, fridge()),
        on('back', 1150, counter(1500)),
      ],
    ),
    room('STAIR', [8700, 12100], [], { isBare: true, nameAt: [8700, 12050] }),
    room(
      'UTILITY',
      [12000, 11000],
      [on('front', 300, washingMachine()), on('right', 1000, counter(1800, { sink: 500 }))],
    ),
    room('TERRACE', [3600, 11000], [on('front', 4900, plant(), 200)], {
      bounds: rectangle(0, 9600, 7385, 12600),
      isOpen: true,
    }),
  ],
}

const firstFloor: Level = {
  name: 'First floor',
  floor: upper,
  height: 3000,
  walls: [
    across(
      115,
      0,
      10200,
      [window(1000, 2700, 300, 2400), vent(5000, 900), window(7300, 2100, 300, 2400)],
      brick,
    ),
    along(115, 0, 5930, [window(2000, 1800)], brick),
    along(10085, 0, 5930, [window(2200, 1500)], brick),
    across(5815, 0, 10200, [door(3200, 'start', '-'), door(6900, 'start', '-')], brick),
    along(4500, 0, 5815, [door(1500, 'start', '+', 800)], thin),
    along(6600, 0, 5815, [], thin),
    across(2700, 4500, 6600, [door(4700, 'start', '+', 750)], thin),
    along(4500, 5815, 9600, [slider(6600, 2200)]),
    across(9485, 4385, 7500, [window(5000, 1800, 450, 2400)]),
    across(9485, 7385, 9900, [gap(7700, 2000)], thin),
    along(9900, 5700, 12600, [door(6100, 'start', '+')]),
    across(5815, 9785, 14100, [slider(10700, 2700)]),
    along(13985, 5700, 12600, [window(7000, 1800), vent(10800)]),
    across(9485, 9900, 14100, [door(10100, 'start', '+', 800)], thin),
    along(12000, 9485, 12600, [door(11300, 'end', '+', 750)], thin),
    along(7500, 9370, 12600, [window(10000, 600, 300, 2400, 1)]),
    across(12485, 7385, 14100, [window(8000, 1400, 300, 2400), vent(12800)]),
  ],
  rooms: [
    room(
      'MASTER BEDROOM',
      [2000, 3000],
      [on('left', 1300, bed(1800)), on('front', 3100, armchair(), 200), on('right', 2400, wardrobe(1900))],
    ),
    room('DRESS', [5500, 1500], [on('right', 200, wardrobe(2000))]),
    room(
      'BATH',
      [5500, 4200],
      [on('back', 300, shower(1300, 950)), on('right', 1000, closet()), on('right', 250, basin(600))],
    ),
    room(
      'BEDROOM 3',
      [8000, 3000],
      [on('right', 800, bed(1700)), on('left', 600, wardrobe(2200)), on('left', 3300, desk(1200))],
    ),
    room(
      'FAMILY LOUNGE',
      [7000, 7600],
      [
        on('right', 1050, sofa(1900)),
        on('left', 300, rug(2400, 2000), 2300),
        on('back', 900, bookshelf(1700)),
        on('front', 4300, plant(), 100),
      ],
    ),
    room('BEDROOM 4', [12000, 7600], [on('right', 700, bed(1700)), on('left', 1550, wardrobe(1850))]),
    room('DRESS', [11000, 11000], [on('back', 100, wardrobe(1700))]),
    room(
      'BATH',
      [13000, 11000],
      [on('right', 1850, shower(950, 900)), on('right', 900, closet()), on('front', 900, basin(600))],
    ),
    room('STAIR', [8700, 12100], [], { isBare: true, nameAt: [8700, 12050] }),
    room('TERRACE', [2000, 7600], [on('back', 300, plant(), 200), on('left', 1500, armchair(), 900)], {
      bounds: rectangle(0, 5930, 4385, 9600),
      isOpen: true,
    }),
  ],
}

/** Two white storeys and one long brick room across them, which makes the porch. */
export const villa: House = {
  name: 'villa',
  north: 35,
  levels: [groundFloor, firstFloor],
  solids: [
    block([-200, 5600, 0], [14250, 12750, ground], 'ply'),
    block([5750, 1650, 0], [14250, 5600, ground], 'ply'),
    block([0, 0, 0], [6000, 5700, 120], 'ply'),
    block([4700, 4000, 120], [5885, 5700, 300], 'ply'),
    block([0, 0, 3450], [10200, 5930, upper], 'brick'),
    block([0, 5930, 3450], [14100, 9600, upper]),
    block([6000, 1800, 3450], [14100, 5930, upper]),
    block([0, 0, 3450], [10200, 5930, upper], 'brick'),
    block([7385, 9600, 3450], [14100, 12600, upper]),
    block([10200, 1700, upper], [14200, 1900, 4000]),
    block([14000, 1700, upper], [14200, 5700, 4000]),
    block([0, 0, 6600], [10200, 5930, 6840], 'brick'),
    block([200, 200, 6750], [10000, 5730, 6850]),
    ...parapet([0, 0], [10200, 5930], 6840, 7350, 'brick'),
    block([4385, 5930, 6600], [14250, 9650, roof]),
    block([7385, 9600, 6600], [14250, 12700, roof]),
    ...parapet([4385, 5930], [14250, 12700], roof, 6950, 'card'),
    block([4385, 9700, roof], [7385, 12700, 7000], null),
    block([7385, 9485, roof], [10015, 12600, 7600]),
    block([0, 5930, upper], [150, 9600, 4500]),
    block([0, 9450, upper], [4385, 9600, 4500]),
  ],
  parts: [
    ...Array.from({ length: 15 }, (_, fin) =>
      box([10350 + fin * 250, 5250, upper], [10410 + fin * 250, 5560, 6600], 'ply'),
    ),
    box([10200, 5200, 6600], [14250, 5930, 6750], 'card'),
  ],
  site: [
    ...car(2000, 900),
    ...tree(-2600, 3400, 6200, 1850),
    ...tree(16600, 3200, 5200, 1500),
    ...tree(12300, -1500, 3600, 1050),
    ...tree(-3400, 10800, 6400, 1850),
    ...tree(16800, 10500, 7400, 2100),
    ...bush(8600, 800, 420),
    ...bush(9500, 900, 330),
    ...person(6900, -900),
    ...person(7600, -700, 1580),
    ...person(-800, -1400, 1660),
  ],
}

function parapet(
  from: [number, number],
  to: [number, number],
  low: number,
  high: number,
  material: 'brick' | 'card',
) {
  return [
    block([...from, low], [...to, high], material),
    block([from[0] + 200, from[1] + 200, low], [to[0] - 200, to[1] - 200, high], null),
  ]
}
