import { armchair, bed, sofa, wardrobe } from '../kit/beds-and-seats.ts'
import { basin, closet, counter, fridge, shower } from '../kit/kitchen-and-bath.ts'
import { bush, person, tree } from '../kit/site.ts'
import { dining, lowTable, plant, rug, televisionUnit } from '../kit/tables-and-shelves.ts'
import type { House } from '../model/house.ts'
import { across, along, block, door, gap, inner, on, rectangle, room, vent, window } from '../model/walls.ts'

const thin = { thick: inner }
const floor = 300

/** Two bedrooms on a square of nine metres; kitchen and baths share one wall. */
export const smallHouse: House = {
  name: 'small-house',
  north: 0,
  levels: [
    {
      name: 'Ground floor',
      floor,
      height: 3000,
      walls: [
        across(115, 2600, 9000, [window(3100, 1800, 450), window(6100, 1800)]),
        along(115, 1400, 9000, [window(2100, 1500), window(4900, 1200), window(7200, 1200, 1050)]),
        across(8885, 0, 9000, [window(900, 1500, 1050), vent(4000), vent(5800), vent(7600)]),
        along(8885, 0, 9000, [window(1000, 1500), window(4300, 1500), vent(7500)]),
        across(1515, 0, 2715, [door(1560, 'end', '+', 1000)]),
        along(2715, 0, 1630, []),
        along(5300, 115, 8885, [door(2400, 'end', '+'), door(3640, 'start', '+')], thin),
        across(3442, 5300, 8885, [], thin),
        across(
          6700,
          115,
          8885,
          [
            gap(950, 1400, 2100),
            door(4300, 'end', '+', 750),
            door(5450, 'start', '+', 750),
            gap(7500, 1000, 2100),
          ],
          { ...thin, material: 'brick' },
        ),
        along(3300, 6700, 8885, [], thin),
        along(7100, 6700, 8885, [], thin),
      ],
      rooms: [
        room('SIT-OUT', [1300, 700], [], { bounds: rectangle(0, 0, 2600, 1400) }),
        room(
          'LIVING',
          [4000, 3000],
          [
            on('right', 50, televisionUnit(1900)),
            on('left', 1420, sofa(2100)),
            on('left', 1500, rug(2200, 2000), 900),
            on('left', 2460, lowTable(1000, 550), 1400),
            on('front', 2650, armchair(), 100),
          ],
          { bounds: rectangle(230, 230, 5242, 4242), nameAt: [3750, 2750] },
        ),
        room('DINING', [2700, 5500], [on('back', 1100, dining(6), 430), on('left', 1500, plant(220), 60)], {
          bounds: rectangle(230, 4242, 5242, 6642),
        }),
        room(
          'KITCHEN',
          [1700, 7700],
          [
            on('back', 0, counter(2600, { sink: 900 })),
            on('right', 0, fridge()),
            on('left', 150, counter(1250, { hob: 300 })),
          ],
        ),
        room(
          'BATH',
          [4200, 7700],
          [on('left', 1100, shower(900, 900)), on('back', 1150, closet()), on('left', 200, basin(600))],
        ),
        room(
          'BATH',
          [6200, 7700],
          [on('right', 1100, shower(900, 900)), on('right', 250, basin(600)), on('back', 100, closet())],
        ),
        room('DRESS', [7900, 7700], [on('back', 30, wardrobe(1550))]),
        room('BEDROOM 1', [7000, 5000], [on('right', 30, bed(1600))]),
        room(
          'BEDROOM 2',
          [7000, 1800],
          [
            on('right', 300, bed(1500, { tables: false, cover: 'clay' })),
            on('left', 100, wardrobe(1800)),
            on('right', 2000, plant(240), 100),
          ],
        ),
      ],
    },
  ],
  solids: [
    block([-150, 0, 0], [9150, 9150, floor], 'ply'),
    block([1300, -350, 0], [2700, 0, 150], 'ply'),
    block([0, 0, 3300], [9000, 9000, 3450]),
    block([-450, -450, 3300], [9450, 9450, 3450]),
    block([0, 0, floor], [230, 230, 3300]),
  ],
  parts: [],
  site: [
    ...tree(-1800, 3200, 4300, 1200),
    ...tree(10700, 6200, 4700, 1300),
    ...tree(10300, -700, 3300, 900),
    ...bush(3600, -600, 340),
    ...bush(4300, -500, 260),
    ...person(1600, -1200),
    ...person(900, -1350, 1560),
  ],
}
