import { armchair, bed, singleBed, sofa, swing, wardrobe } from '../kit/beds-and-seats.ts'
import { basin, closet, counter, fridge, shower, washingMachine } from '../kit/kitchen-and-bath.ts'
import { hip } from '../kit/roofs.ts'
import { bush, person, tree } from '../kit/site.ts'
import { desk, dining, lowTable, plant, rug, shrine, televisionUnit } from '../kit/tables-and-shelves.ts'
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
const brick = { material: 'brick' as const }
const floor = 450
const columns = [0, 2400, 4800, 7200, 9370]

/** Three bedrooms on one floor behind a verandah; the master bedroom is a block of laterite. */
export const bungalow: House = {
  name: 'bungalow',
  north: 0,
  levels: [
    {
      name: 'Ground floor',
      floor,
      height: 3000,
      walls: [
        across(2515, 0, 9600, [
          window(1400, 2100, 450, 2400),
          door(4300, 'end', '+', 1100),
          slider(6200, 2700),
        ]),
        along(115, 2400, 11400, [window(3700, 1800), window(7300, 1500), vent(10100)]),
        across(11285, 0, 14400, [window(1200, 1200), window(4700, 1800), vent(8200), window(11000, 1800)]),
        along(14285, 1200, 6800, [window(2300, 1800, 450, 2400), vent(5600)], brick),
        along(14285, 6800, 11400, [window(8300, 1800)]),
        across(1315, 9600, 14400, [window(11000, 1800, 450, 2400)], brick),
        along(9715, 1200, 6800, [door(3700, 'start', '+')], brick),
        along(9715, 6800, 11400, [door(6900, 'start', '+', 800)]),
        across(4990, 9600, 14400, [door(12150, 'start', '+', 750)], thin),
        across(6845, 9600, 14400, [], brick),
        along(11900, 4990, 6845, [door(5150, 'start', '-', 750)], thin),
        across(6600, 0, 9715, [gap(6900, 1400)], thin),
        along(5600, 2515, 6600, [gap(3300, 2500, 2400)], thin),
        along(4300, 6600, 11400, [door(8100, 'end', '-', 800)], thin),
        across(7860, 4300, 9715, [door(4600, 'start', '+'), door(8500, 'end', '+', 750)], thin),
        along(7750, 7860, 11400, [], thin),
        across(9300, 0, 4300, [door(2300, 'start', '+', 800)], thin),
      ],
      rooms: [
        room('VERANDAH', [4800, 1200], [on('left', 600, swing(), 900), on('back', 8300, plant(), 150)], {
          bounds: rectangle(0, 0, 9600, 2400),
        }),
        room(
          'LIVING',
          [3000, 4500],
          [
            on('front', 900, sofa(2300)),
            on('left', 2000, armchair(), 150),
            on('front', 700, rug(2700, 1900), 700),
            on('front', 1500, lowTable(), 1300),
            on('back', 1000, televisionUnit(2200)),
            on('back', 4400, plant(), 100),
          ],
        ),
        room('DINING', [7600, 4500], [on('back', 700, dining(6), 900), on('right', 150, shrine(900))]),
        room(
          'KITCHEN',
          [2000, 8000],
          [
            on('left', 0, counter(2585, { sink: 900 })),
            on('back', 600, counter(1600, { hob: 600 })),
            on('right', 0, fridge()),
          ],
        ),
        room('UTILITY', [2000, 10400], [on('left', 200, washingMachine()), on('back', 2000, counter(1800))]),
        room('PASSAGE', [7000, 7200], [], { isBare: true }),
        room(
          'BEDROOM 2',
          [6000, 9600],
          [on('right', 500, bed(1600, { tables: false })), on('left', 1300, wardrobe(1800))],
        ),
        room(
          'BATH',
          [8700, 9600],
          [on('right', 2200, shower(950, 900)), on('right', 1200, closet()), on('left', 600, basin())],
        ),
        room('MASTER BEDROOM', [12000, 3000], [on('right', 0, bed(1700)), on('front', 150, armchair(), 150)]),
        room(
          'BATH',
          [10700, 6000],
          [on('left', 700, shower(950, 900)), on('back', 1200, basin(650)), on('front', 200, closet())],
        ),
        room('DRESS', [13000, 6000], [on('right', 60, wardrobe(1560))]),
        room(
          'BEDROOM 3',
          [12000, 9000],
          [
            on('right', 900, singleBed()),
            on('right', 2600, singleBed()),
            on('back', 1000, desk(1200)),
            on('left', 1400, wardrobe(1600)),
          ],
        ),
      ],
    },
  ],
  solids: [
    block([-300, -300, 0], [9600, 2400, floor], 'ply'),
    block([-120, 2400, 0], [9600, 11520, floor], 'ply'),
    block([9480, 1080, 0], [14520, 11520, floor], 'ply'),
    block([3900, -700, 0], [6100, -300, 300], 'ply'),
    block([3900, -1100, 0], [6100, -700, 150], 'ply'),
    ...columns.map((x) => block([x, 0, floor], [x + 230, 230, 3450], 'card')),
    block([0, 0, 3150], [9600, 230, 3450], 'card'),
    block([9600, 1200, 3350], [14400, 6850, 3450], 'brick'),
    block([115, 2515, 3350], [14285, 11285, 3450], 'card'),
    block([115, 115, 3350], [9700, 2515, 3450], 'card'),
  ],
  parts: [
    ...hip({
      over: rectangle(0, 0, 14400, 11400),
      eaves: 3580,
      ridge: 6300,
      overhang: 650,
      material: 'shingle',
    }),
    box([10800, 1080, 2900], [13000, 1200, 3000], 'card'),
  ],
  site: [
    ...tree(-3200, 2600, 5600, 1650),
    ...tree(-2200, 9200, 4300, 1300),
    ...tree(17200, 5200, 4700, 1400),
    ...tree(16200, 11500, 6200, 1800),
    ...tree(16400, -2200, 3600, 1050),
    ...bush(8000, -1100, 420),
    ...bush(8800, -900, 320),
    ...person(5000, -2600),
    ...person(5750, -2500, 1560),
    ...person(2900, 900, 1620, floor),
  ],
}
