import { bed, sofa, wardrobe } from '../kit/beds-and-seats.ts'
import { basin, closet, counter, fridge, shower, washingMachine } from '../kit/kitchen-and-bath.ts'
import { bush, person, tree } from '../kit/site.ts'
import { bookshelf, desk, dining, lowTable, plant, rug } from '../kit/tables-and-shelves.ts'
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
  screen,
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
    across(
      115,
      0,
      8400,
      [screen(250, 5030, 100, 2980), gap(5500, 1500, 2650), screen(7220, 930, 100, 2980)],
      brick,
    ),
    along(115, 230, 10800, [window(2600, 1800, 450, 2400), window(7600, 1500)]),
    along(8285, 230, 10800, [window(3500, 1500), window(8600, 1200, 1050)]),
    across(1430, 230, 8170, [slider(700, 4200), door(5600, 'end', '+', 1100)]),
    along(5400, 1430, 10800, [gap(2200, 3600)], thin),
    across(6300, 230, 8170, [door(500, 'start', '+', 900), gap(3450, 1850), gap(5700, 1100)], thin),
    along(3300, 6300, 10800, [door(9400, 'start', '-', 750)], thin),
    across(9190, 3300, 5400, [], thin),
    across(10685, 0, 8400, [
      window(900, 1800),
      vent(4000),
      door(5700, 'start', '-', 900),
      window(6900, 1000, 1050),
    ]),
  ],
  flights: [
    { bounds: rectangle(3360, 6360, 4310, 8280), rises: '+y', steps: 8, from: ground, to: 2025 },
    { bounds: rectangle(4400, 6360, 5340, 8280), rises: '-y', steps: 8, from: 2025, to: upper },
  ],
  rooms: [
    room('VERANDAH', [2600, 800], [on('left', 100, plant(230), 150)]),
    room(
      'LIVING',
      [2600, 4000],
      [
        on('left', 1300, sofa(2300)),
        on('back', 1100, sofa(2000)),
        on('left', 1200, rug(2500, 2300), 700),
        on('left', 1900, lowTable(), 1450),
        on('front', 4150, plant(), 60),
      ],
    ),
    room('DINING', [6800, 4000], [on('right', 2500, dining(4), 250)]),
    room(
      'BEDROOM 1',
      [1700, 8500],
      [on('right', 900, bed(1500, { tables: false })), on('back', 100, desk(1200))],
    ),
    room('STAIR', [4300, 8800], [], { isBare: true, nameAt: [4330, 8750] }),
    room(
      'BATH',
      [4400, 10000],
      [on('right', 150, shower(850, 850)), on('back', 650, closet()), on('front', 150, basin(550))],
    ),
    room(
      'KITCHEN',
      [6800, 8400],
      [
        on('right', 0, counter(3400, { sink: 2450, hob: 900 })),
        on('left', 600, fridge()),
        on('left', 1500, counter(1500)),
        on('right', 3500, washingMachine()),
      ],
    ),
  ],
}

const firstFloor: Level = {
  name: 'First floor',
  floor: upper,
  height: 3000,
  walls: [
    across(115, 0, 8400, [screen(250, 7900, 100, 2980)], brick),
    along(115, 230, 10800, [window(2600, 1500), window(7600, 1500)]),
    along(8285, 230, 10800, [window(2600, 1500), window(6800, 1200), vent(9600)]),
    across(1430, 230, 8170, [slider(700, 2900), slider(4800, 2900)]),
    along(4200, 1430, 5100, [], thin),
    across(5100, 230, 8170, [door(2900, 'end', '-'), door(4700, 'start', '-')], thin),
    across(6300, 230, 8170, [door(1200, 'start', '+'), gap(3450, 1850), gap(5700, 2200)], thin),
    along(3300, 6300, 10800, [door(9450, 'start', '-', 750)], thin),
    along(5400, 6300, 10800, [], thin),
    across(8500, 5400, 8400, [door(5600, 'start', '+', 750)], thin),
    across(9190, 3300, 5400, [], thin),
    across(10685, 0, 8400, [window(900, 1800), window(3800, 1000, 300), vent(6500)]),
  ],
  rooms: [
    room('BALCONY', [4200, 800], [on('left', 100, plant(230), 150), on('right', 300, plant(230), 150)]),
    room('BEDROOM 2', [2000, 3000], [on('left', 800, bed(1600)), on('right', 200, wardrobe(2000))]),
    room('BEDROOM 3', [6000, 3000], [on('right', 800, bed(1600)), on('left', 200, wardrobe(2000))]),
    room('LANDING', [4000, 5700], []),
    room('STUDY', [1700, 8400], [on('left', 900, desk(1400)), on('right', 500, bookshelf(2400))]),
    room('STAIR', [4300, 8800], [], { isBare: true, nameAt: [4330, 8750] }),
    room('STORE', [4300, 10000], [on('back', 150, bookshelf(1700))]),
    room('FAMILY', [6800, 7400], [on('back', 950, sofa(1700))]),
    room(
      'BATH',
      [6800, 9500],
      [on('back', 50, shower(950, 900)), on('right', 800, closet()), on('front', 1300, basin(700))],
    ),
  ],
}

/** A white cube behind a wall of perforated brick. */
export const jaaliHouse: House = {
  name: 'jaali-house',
  north: 10,
  levels: [groundFloor, firstFloor],
  solids: [
    block([-200, -200, 0], [8600, 11000, ground], 'ply'),
    block([5200, -650, 0], [7300, -200, 300], 'ply'),
    block([5200, -1100, 0], [7300, -650, 150], 'ply'),
    block([0, 0, 3430], [8400, 230, upper], 'brick'),
    block([0, 230, 3450], [8400, 10800, upper]),
    block([0, 0, 6580], [8400, 230, 7500], 'brick'),
    block([0, 230, 6600], [8400, 10800, 7500]),
    block([230, 230, roof], [8170, 10570, 7500], null),
    block([3300, 6300, roof], [5460, 9250, 8700]),
  ],
  parts: [
    box([5380, -420, 3100], [7120, 0, 3160], 'ply'),
    ...[0, 1, 2, 3, 4, 5].map((beam) =>
      box([900, 7000 + beam * 560, 8000], [3300, 7060 + beam * 560, 8120], 'ply'),
    ),
    box([880, 6900, roof], [940, 6960, 8120], 'ply'),
    box([880, 9860, roof], [940, 9920, 8120], 'ply'),
    box([860, 6900, 7880], [960, 9920, 8000], 'ply'),
  ],
  site: [
    ...tree(-3600, 7200, 6200, 1750),
    ...tree(10900, 3400, 5200, 1500),
    ...tree(-2600, -1500, 3800, 1050),
    ...tree(9800, 11800, 7200, 2000),
    ...tree(-1600, 12800, 6600, 1900),
    ...bush(7900, -1000, 400),
    ...bush(8600, -900, 300),
    ...person(6100, -2300),
    ...person(6800, -2200, 1570),
    ...person(3800, -2800, 1650),
  ],
}
