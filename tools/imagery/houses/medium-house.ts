import { bed, singleBed, sofa, wardrobe } from '../kit/beds-and-seats.ts'
import { basin, closet, counter, fridge, shower, washingMachine } from '../kit/kitchen-and-bath.ts'
import { bush, person, tree } from '../kit/site.ts'
import { desk, dining, lowTable, plant, rug, shrine, televisionUnit } from '../kit/tables-and-shelves.ts'
import type { House } from '../model/house.ts'
import { across, along, block, door, gap, inner, on, rectangle, room, vent, window } from '../model/walls.ts'

const thin = { thick: inner }
const floor = 300

/** Three bedrooms for the plot of 30 by 50 feet. */
export const mediumHouse: House = {
  name: 'medium-house',
  north: 90,
  levels: [
    {
      name: 'Ground floor',
      floor,
      height: 3000,
      walls: [
        across(115, 3485, 9000, [window(6100, 1800)]),
        along(3600, 0, 2630, []),
        across(2515, 0, 3715, [door(1000, 'start', '+', 1000)]),
        along(115, 2400, 12000, [window(3500, 1800), window(6900, 1500), window(9900, 1200, 1050)]),
        across(11885, 0, 9000, [window(900, 1500, 1050), vent(3900), window(6200, 1800)]),
        along(8885, 0, 12000, [window(1000, 1500), vent(3700), window(5600, 1500), window(9300, 1500)]),
        along(
          5200,
          115,
          11885,
          [
            gap(3420, 1100),
            door(6900, 'start', '+'),
            door(8200, 'start', '+', 850),
            door(10500, 'start', '-', 750),
          ],
          thin,
        ),
        across(3257, 5200, 8885, [door(5350, 'start', '-', 850)], thin),
        along(6650, 3257, 4742, [door(3330, 'start', '+', 750)], thin),
        across(4742, 5200, 8885, [], thin),
        across(8057, 5200, 8885, [], { ...thin, material: 'brick' }),
        across(9100, 115, 5200, [gap(950, 1400, 2100)], { ...thin, material: 'brick' }),
        along(3200, 9100, 11885, [door(9220, 'start', '+', 800)], thin),
        across(10250, 3200, 5200, [], thin),
      ],
      rooms: [
        room('PORCH', [1700, 1200], [], { bounds: rectangle(0, 0, 3485, 2400) }),
        room(
          'LIVING',
          [2700, 4300],
          [
            on('left', 1000, sofa(2200)),
            on('right', 1920, televisionUnit(1750)),
            on('left', 900, rug(2400, 2200), 800),
            on('left', 1600, lowTable(1000, 550), 1400),
          ],
          { bounds: rectangle(230, 2630, 5142, 6300), nameAt: [3300, 5700] },
        ),
        room('DINING', [2700, 7700], [on('back', 1100, dining(6), 450), on('back', 2750, shrine(900))], {
          bounds: rectangle(230, 6300, 5142, 9042),
        }),
        room(
          'GUEST ROOM',
          [7000, 1700],
          [
            on('right', 700, bed(1500, { tables: false })),
            on('left', 100, wardrobe(1800)),
            on('front', 3000, plant(220), 60),
          ],
        ),
        room('', [5900, 4000], [], { isBare: true }),
        room('BATH', [7700, 4000], [on('right', 0, shower(1350, 850)), on('back', 780, closet())]),
        room(
          'CHILDREN',
          [7000, 6300],
          [
            on('right', 50, singleBed()),
            on('right', 1080, singleBed()),
            on('left', 100, wardrobe(1600)),
            on('back', 1500, desk(1200)),
          ],
        ),
        room('MASTER BEDROOM', [7000, 10000], [on('right', 200, bed(1700)), on('back', 100, wardrobe(1500))]),
        room(
          'KITCHEN',
          [1600, 10500],
          [
            on('back', 0, counter(2850, { sink: 1000 })),
            on('left', 100, counter(1900, { hob: 600 })),
            on('right', 1250, fridge()),
          ],
        ),
        room('UTILITY', [4200, 9700], [on('right', 100, washingMachine())]),
        room(
          'BATH',
          [4200, 11000],
          [on('left', 710, shower(750, 900)), on('front', 100, closet()), on('back', 1100, basin(500))],
        ),
      ],
    },
  ],
  solids: [
    block([-150, 0, 0], [9150, 12150, floor], 'ply'),
    block([600, -350, 0], [2600, 0, 150], 'ply'),
    block([-450, -450, 3300], [9450, 12450, 3450]),
    block([0, 0, floor], [230, 230, 3300]),
  ],
  parts: [],
  site: [
    ...tree(-1900, 5200, 4600, 1250),
    ...tree(10900, 8200, 5200, 1450),
    ...tree(10600, 400, 3600, 1000),
    ...bush(4700, -600, 340),
    ...bush(5500, -500, 260),
    ...person(1500, -1300),
    ...person(2300, -1200, 1560),
  ],
}
