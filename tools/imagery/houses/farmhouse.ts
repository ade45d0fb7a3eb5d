import { bed, sofa, swing, wardrobe } from '../kit/beds-and-seats.ts'
import { basin, closet, counter, fridge, shower } from '../kit/kitchen-and-bath.ts'
import { gable, gableWall } from '../kit/roofs.ts'
import { bush, person, tree } from '../kit/site.ts'
import { dining, lowTable, plant, rug } from '../kit/tables-and-shelves.ts'
import type { House } from '../model/house.ts'
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
const floor = 450
const posts = [115, 2200, 4400, 6485]
const whole = rectangle(3600, 0, 20400, 6600)

/** One room deep under one long gable, a porch at either end. */
export const farmhouse: House = {
  name: 'farmhouse',
  north: 0,
  levels: [
    {
      name: 'Ground floor',
      floor,
      height: 2700,
      walls: [
        across(115, 3600, 20400, [
          slider(4600, 3000),
          window(8900, 1800),
          window(12600, 1500, 450),
          vent(15050),
          window(17400, 1800, 450),
        ]),
        across(6485, 3600, 20400, [
          slider(4600, 3000),
          window(8900, 1800),
          window(12600, 1500, 450),
          window(17400, 1800, 450),
          vent(15050),
        ]),
        along(3715, 0, 6600, [slider(1500, 3600)]),
        along(8115, 0, 6600, [gap(2600, 1800)]),
        along(11400, 0, 6600, [door(2800, 'start', '-')]),
        along(14600, 0, 6600, [gap(2620, 1260)], thin),
        along(16200, 0, 6600, [door(2750, 'start', '+', 850), door(4200, 'start', '-', 750)]),
        along(20285, 0, 6600, [door(2800, 'start', '-', 1000)]),
        across(2500, 11400, 16200, [door(11520, 'start', '-', 850), door(15300, 'end', '-', 750)], thin),
        across(4000, 11400, 16200, [door(11520, 'start', '+', 850)], thin),
      ],
      rooms: [
        room('WEST PORCH', [1800, 3300], [on('left', 2400, swing(), 900)], {
          bounds: rectangle(0, 0, 3600, 6600),
        }),
        room(
          'LIVING',
          [6000, 3300],
          [
            on('right', 200, sofa(2100)),
            on('right', 4190, sofa(1900)),
            on('back', 1200, rug(2400, 2000), 2300),
            on('back', 1800, lowTable(), 2900),
          ],
        ),
        room(
          'KITCHEN',
          [9800, 3300],
          [
            on('back', 0, counter(2900, { sink: 1000 })),
            on('front', 0, counter(2150, { hob: 900 })),
            on('front', 2250, fridge()),
            on('back', 400, dining(4), 1600),
          ],
        ),
        room('BEDROOM 1', [13000, 1200], [on('right', 0, bed(1400, { tables: false }))]),
        room('PASSAGE', [13000, 3200], [], { isBare: true }),
        room('', [15400, 3200], [], { isBare: true }),
        room('BEDROOM 2', [13000, 5200], [on('right', 850, bed(1400, { tables: false, cover: 'clay' }))]),
        room(
          'BATH',
          [15400, 1200],
          [on('front', 0, shower(900, 900)), on('left', 1300, basin(600)), on('right', 950, closet())],
        ),
        room(
          'BATH',
          [15400, 5400],
          [on('back', 0, shower(900, 900)), on('left', 600, closet()), on('front', 50, basin(550))],
        ),
        room(
          'BEDROOM 3',
          [18800, 3800],
          [on('back', 900, bed(1700)), on('left', 200, wardrobe(2200)), on('front', 2900, plant(), 100)],
        ),
        room('EAST PORCH', [21600, 3300], [on('back', 900, plant(), 400)], {
          bounds: rectangle(20400, 0, 22800, 6600),
        }),
      ],
    },
  ],
  solids: [
    block([-200, -200, 0], [23000, 6800, floor], 'ply'),
    block([4500, -650, 0], [7700, -200, 300], 'ply'),
    block([4500, -1100, 0], [7700, -650, 150], 'ply'),
    block([-650, 2300, 0], [-200, 4300, 300], 'ply'),
    block([-1100, 2300, 0], [-650, 4300, 150], 'ply'),
    ...posts.map((y) => block([-20, y - 90, floor], [160, y + 90, 3150], 'ply')),
    ...posts.map((y) => block([22640, y - 90, floor], [22820, y + 90, 3150], 'ply')),
    block([0, 0, 3150], [22800, 160, 3330], 'ply'),
    block([0, 6440, 3150], [22800, 6600, 3330], 'ply'),
    block([0, 160, 3150], [160, 6440, 3330], 'ply'),
    block([22640, 160, 3150], [22800, 6440, 3330], 'ply'),
    block([3600, 0, 3150], [20400, 6600, 3300]),
    block([9700, 3900, 3000], [10600, 4600, 6900]),
  ],
  parts: [
    ...gable({ over: rectangle(-300, 0, 23100, 6600), eaves: 3080, ridge: 5900, overhang: 500 }),
    gableWall(whole, 3300, 5680, 3600, 230, 'card'),
    gableWall(whole, 3300, 5680, 20170, 230, 'card'),
    box([9650, 3850, 6900], [10650, 4650, 6980], 'ply'),
  ],
  site: [
    ...[-2600, 2500, 10500, 17200, 24800].flatMap((x, index) =>
      tree(x, 10800 + (index % 2) * 700, 6000 + (index % 3) * 600, 1800 + (index % 3) * 150),
    ),
    ...tree(15200, -5200, 4000, 1150),
    ...tree(20600, -3900, 4800, 1450),
    ...tree(-6200, 8600, 5600, 1600),
    ...bush(9800, -900, 430),
    ...bush(10700, -1100, 330),
    ...bush(16200, -800, 400),
    ...person(6600, -2300),
    ...person(7300, -2150, 1560),
    ...person(1900, 1500, 1640, floor),
    ...person(6900, -2700, 1150),
  ],
}
