import { armchair, bed, sofa, wardrobe } from '../kit/beds-and-seats.ts'
import { basin, closet, counter, fridge, shower } from '../kit/kitchen-and-bath.ts'
import { bush, person, tree } from '../kit/site.ts'
import { bookshelf, dining, lowTable, plant, rug } from '../kit/tables-and-shelves.ts'
import type { House } from '../model/house.ts'
import { box, cylinder } from '../model/shapes.ts'
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
const floor = 300
const columns = [150, 4650, 9150, 13650, 17850]

/** A floating slab, a glazed room, a brick wall from the garden to the pool. */
export const pavilion: House = {
  name: 'pavilion',
  north: 200,
  levels: [
    {
      name: 'Ground floor',
      floor,
      height: 3000,
      walls: [
        across(2515, 0, 9685, [slider(700, 7200, 2700), slider(8050, 1400, 2700)]),
        along(115, 2400, 9600, [slider(2900, 3600, 2700), vent(8200)]),
        across(7200, 0, 9800, [gap(1200, 2400), door(8500, 'start', '+', 850)]),
        along(9800, 0, 9600, [gap(800, 1200, 2400), door(6000, 'start', '+', 800)], { material: 'brick' }),
        across(2515, 9915, 18000, [slider(10500, 2600, 2700), slider(14600, 2600, 2700)]),
        along(17885, 2400, 9600, [window(3600, 1500), vent(7600)]),
        along(13800, 2400, 9600, [gap(6000, 820, 2100)], thin),
        across(6900, 9800, 13800, [door(11900, 'start', '+', 800)], thin),
        across(5900, 13800, 18000, [door(16400, 'start', '+', 850)], thin),
        across(5900, 9915, 13800, [door(10000, 'start', '-', 850)], thin),
        across(6900, 13800, 18000, [door(14100, 'start', '+', 800)], thin),
        along(5600, 7200, 9600, [], thin),
        across(9485, 0, 18000, [
          window(1600, 2400, 1050),
          vent(6600),
          slider(11000, 1800),
          slider(15000, 1800),
        ]),
      ],
      rooms: [
        room(
          'DECK',
          [5000, 1200],
          [
            on('back', 1500, armchair(), 300),
            on('back', 2700, armchair(), 300),
            on('back', 15500, armchair(), 300),
          ],
          {
            bounds: rectangle(0, 0, 18000, 2400),
            nameAt: [6500, 1300],
          },
        ),
        room(
          'LONG ROOM',
          [5000, 5000],
          [
            on('right', 400, sofa(2500)),
            on('back', 4900, sofa(2300), 60),
            on('right', 300, rug(3000, 2600), 800),
            on('right', 1100, lowTable(1200, 700), 1600),
            on('front', 700, dining(8), 1500),
            on('back', 8200, plant(), 100),
          ],
          { nameAt: [4900, 3400] },
        ),
        room(
          'KITCHEN',
          [2600, 8400],
          [
            on('back', 0, counter(3800, { sink: 1900, hob: 800 })),
            on('right', 200, fridge()),
            on('left', 0, counter(1450)),
          ],
        ),
        room('PANTRY', [7600, 8400], [on('back', 300, bookshelf(2200)), on('left', 200, counter(1500))]),
        room('BEDROOM 1', [11000, 4000], [on('right', 200, bed(1800)), on('left', 200, wardrobe(2000))]),
        room('LOBBY', [11000, 6400], [], { isBare: true }),
        room('LOBBY', [15000, 6400], [], { isBare: true }),
        room(
          'BATH 1',
          [11000, 8200],
          [on('right', 900, shower(1300, 950)), on('left', 800, basin(900)), on('back', 100, closet())],
        ),
        room('BEDROOM 2', [16000, 4000], [on('left', 200, bed(1800)), on('right', 200, wardrobe(1800))]),
        room(
          'BATH 2',
          [16000, 8200],
          [on('right', 900, shower(1300, 950)), on('back', 150, basin(900)), on('right', 300, closet())],
        ),
      ],
    },
  ],
  solids: [
    block([-400, -3600, 0], [18400, 9900, floor], 'ply'),
    block([800, -3300, 100], [12800, -300, floor], null),
    block([800, -3300, 100], [12800, -300, 210], 'water'),
    block([-700, 500, 3300], [18700, 9800, 3500]),
    block([-700, 500, 3500], [18700, 9800, 3620]),
    block([-500, 700, 3500], [18500, 9600, 3620], null),
    block([9685, 500, 3500], [9915, 10400, 4200], 'brick'),
    block([9685, 9600, 0], [9915, 10400, 4200], 'brick'),
    block([14000, 7400, 3500], [16000, 9000, 3900]),
  ],
  parts: [
    ...columns.flatMap((x) => [cylinder([x, 700, floor], 55, 3000, 'dark')]),
    ...[13600, 14700].map((x) => box([x, -2500, floor], [x + 650, -700, 620], 'ply', 30)),
    ...[13600, 14700].map((x) => box([x + 20, -2450, 620], [x + 630, -750, 700], 'linen', 30)),
  ],
  site: [
    ...tree(-3200, 5200, 6400, 1850),
    ...tree(-1900, 11200, 7200, 2100),
    ...tree(4200, 12400, 6200, 1750),
    ...tree(13000, 12300, 7400, 2100),
    ...tree(20800, 8600, 6000, 1700),
    ...tree(20600, -1800, 4300, 1200),
    ...bush(17200, -4300, 420),
    ...bush(-900, -1400, 430),
    ...person(14200, 400, 1680, floor),
    ...person(3300, 1300, 1640, floor),
    ...person(16700, -1600, 1150, floor),
  ],
}
