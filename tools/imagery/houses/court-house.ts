import { armchair, bed, sofa, swing, wardrobe } from '../kit/beds-and-seats.ts'
import { basin, closet, counter, fridge, shower, washingMachine } from '../kit/kitchen-and-bath.ts'
import { bush, person, tree } from '../kit/site.ts'
import { bookshelf, desk, dining, lowTable, plant, rug, shrine } from '../kit/tables-and-shelves.ts'
import type { House, Room } from '../model/house.ts'
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
const columns = [6450, 9150, 11850]

/** A bath with its shower on one side; what stands beside keeps clear of the door. */
function bath(at: readonly [number, number], showerOn: 'left' | 'right', doorIn: 'front' | 'back'): Room {
  const other = showerOn === 'left' ? 'right' : 'left'
  const away = doorIn === 'front' ? 'back' : 'front'
  return room('BATH', at, [
    on(showerOn, doorIn === 'front' ? 500 : 30, shower(950, 900)),
    on(other, doorIn === 'front' ? 1050 : 50, closet()),
    on(away, showerOn === 'left' ? 1000 : 770, basin(600)),
  ])
}

/** Everything on one floor, four wings around a court that is open to the sky. */
export const courtHouse: House = {
  name: 'court-house',
  north: 0,
  levels: [
    {
      name: 'Ground floor',
      floor,
      height: 3150,
      walls: [
        across(115, 0, 18600, [
          window(1400, 1800, 450),
          door(5800, 'start', '+', 1200),
          window(8400, 3600, 450, 2400),
          window(14900, 2100, 450),
        ]),
        along(115, 0, 18600, [
          window(1600, 1800),
          window(6000, 1500),
          vent(9000),
          window(11100, 1500),
          window(15000, 1800, 1050),
        ]),
        across(18485, 0, 18600, [
          window(1300, 1800, 1050),
          slider(6200, 3600),
          vent(12000),
          window(14900, 2100, 450),
        ]),
        along(18485, 0, 18600, [
          window(1600, 1800),
          window(6000, 1500),
          vent(9000),
          window(11100, 1500),
          window(15000, 1800, 450),
        ]),
        // The walls around the gallery.
        across(5100, 0, 18600, [gap(5900, 1200), slider(8600, 3600)], { material: 'brick' }),
        across(13500, 0, 18600, [gap(6300, 4200), door(11600, 'start', '+', 900)], { material: 'brick' }),
        along(
          5100,
          0,
          18600,
          [
            door(3900, 'end', '-'),
            door(7300, 'end', '-'),
            door(10400, 'start', '-'),
            door(14200, 'start', '-', 900),
          ],
          { material: 'brick' },
        ),
        along(
          13500,
          0,
          18600,
          [
            door(3900, 'end', '+'),
            door(7300, 'end', '+'),
            door(10400, 'start', '+'),
            door(14200, 'start', '+'),
          ],
          { material: 'brick' },
        ),
        along(7700, 115, 5100, [gap(2000, 1800)], thin),
        // Left wing, right wing: a bedroom, two baths, a bedroom.
        across(8500, 115, 5100, [door(1500, 'start', '+', 750)], thin),
        across(10100, 115, 5100, [door(3050, 'start', '-', 750)], thin),
        along(2600, 8500, 10100, [], thin),
        across(8500, 13500, 18485, [door(16300, 'start', '+', 750)], thin),
        across(10100, 13500, 18485, [door(14900, 'start', '-', 750)], thin),
        along(16000, 8500, 10100, [], thin),
        along(11200, 13500, 18485, [], thin),
      ],
      rooms: [
        room(
          'OFFICE',
          [2500, 2500],
          [on('left', 1300, desk(1800)), on('front', 3300, bookshelf(1300)), on('back', 300, sofa(1700))],
        ),
        room('FOYER', [6400, 2500], [on('left', 600, shrine(1000))]),
        room(
          'LIVING',
          [10500, 2500],
          [
            on('front', 1100, sofa(2500)),
            on('right', 900, sofa(2100)),
            on('left', 500, armchair(), 100),
            on('front', 900, rug(3600, 2200), 900),
            on('front', 1700, lowTable(1300, 700), 1500),
          ],
        ),
        room(
          'FAMILY ROOM',
          [16000, 2500],
          [
            on('right', 1300, sofa(2200)),
            on('front', 200, bookshelf(1100)),
            on('right', 1200, rug(2400, 2000), 1000),
            on('back', 1500, desk(1400)),
          ],
        ),
        room('BEDROOM 1', [2500, 7000], [on('left', 400, bed(1700)), on('front', 2200, wardrobe(2300))]),
        bath([1400, 9300], 'left', 'front'),
        bath([3800, 9300], 'right', 'back'),
        room('BEDROOM 2', [2500, 12000], [on('left', 350, bed(1700)), on('back', 2200, wardrobe(2300))]),
        room('BEDROOM 3', [16000, 7000], [on('right', 400, bed(1700)), on('front', 300, wardrobe(2300))]),
        bath([17200, 9300], 'right', 'front'),
        bath([14800, 9300], 'left', 'back'),
        room('BEDROOM 4', [16000, 12000], [on('right', 350, bed(1700)), on('back', 300, wardrobe(2300))]),
        room(
          'KITCHEN',
          [2500, 16000],
          [
            on('back', 0, counter(4700, { sink: 1700 })),
            on('left', 300, counter(3850, { hob: 1500 })),
            on('right', 3300, fridge()),
            on('front', 1500, dining(4), 500),
          ],
        ),
        room('DINING', [8000, 16000], [on('back', 900, dining(8), 1300), on('left', 400, counter(2000))]),
        room(
          'UTILITY',
          [12300, 16000],
          [on('back', 200, washingMachine()), on('right', 1500, counter(2400, { sink: 800 }))],
        ),
        room(
          'GUEST ROOM',
          [16000, 16000],
          [on('right', 1300, bed(1700)), on('back', 200, desk(1400)), on('front', 1800, wardrobe(2200))],
        ),
        room('COURT', [9300, 9300], [], {
          bounds: rectangle(6600, 6600, 12000, 12000),
          isOpen: true,
          nameAt: [9300, 7500],
        }),
        room('GALLERY', [9300, 5900], [on('back', 900, plant(230), 60)], {
          bounds: rectangle(5215, 5215, 13385, 6600),
          isBare: true,
        }),
        room('GALLERY', [9300, 12700], [on('front', 1700, plant(230), 60), on('back', 5900, swing(), 120)], {
          bounds: rectangle(5215, 12000, 13385, 13385),
          isBare: true,
        }),
        room('', [5900, 9300], [on('right', 900, plant(230), 60)], {
          bounds: rectangle(5215, 6600, 6600, 12000),
          isBare: true,
        }),
        room('', [12700, 9300], [on('left', 3900, plant(230), 60)], {
          bounds: rectangle(12000, 6600, 13385, 12000),
          isBare: true,
        }),
      ],
    },
  ],
  solids: [
    block([-200, -200, 0], [18800, 18800, floor], 'ply'),
    block([5400, -650, 0], [7800, -200, 300], 'ply'),
    block([5400, -1100, 0], [7800, -650, 150], 'ply'),
    block([6600, 6600, 150], [12000, 12000, floor], null),
    block([6600, 6600, 0], [12000, 12000, 160], 'stone'),
    block([8700, 9300, 160], [9900, 10500, 600], 'card'),
    ...columns.flatMap((x) =>
      [6450, 11850].map((y) => block([x, y, floor], [x + 300, y + 300, 3600], 'ply')),
    ),
    ...[6450, 11850].map((x) => block([x, 9150, floor], [x + 300, 9450, 3600], 'ply')),
    block([-450, -450, 3600], [19050, 19050, 3750]),
    block([6600, 6600, 3600], [12000, 12000, 3750], null),
    block([0, 0, 3750], [18600, 18600, 4200]),
    block([230, 230, 3750], [18370, 18370, 4200], null),
    block([6400, 6400, 3750], [12200, 12200, 3950]),
    block([6600, 6600, 3600], [12000, 12000, 4200], null),
  ],
  parts: [],
  site: [
    ...tree(9300, 9900, 4700, 1500),
    ...tree(-2500, 6200, 5600, 1600),
    ...tree(21000, 12600, 6200, 1800),
    ...tree(20800, 2500, 4600, 1300),
    ...bush(9500, -1000, 420),
    ...bush(10500, -900, 320),
    ...person(6600, -2100),
    ...person(7400, -2000, 1560),
    ...person(11200, 8000, 1620, 160),
  ],
}
