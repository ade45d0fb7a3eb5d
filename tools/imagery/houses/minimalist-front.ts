import { person, tree } from '../kit/site.ts'
import type { House } from '../model/house.ts'
import { box } from '../model/shapes.ts'
import { across, along, block, door, slider, window } from '../model/walls.ts'

const floor = 150

/** One wall, one window of three metres in a reveal of brick, an entrance in the shade beside it. */
export const minimalistFront: House = {
  name: 'minimalist-front',
  north: 0,
  levels: [
    {
      name: 'Ground floor',
      floor,
      height: 6000,
      walls: [
        across(115, 0, 10200, []),
        across(2115, 5000, 12000, [door(10500, 'start', '+', 1200), slider(5600, 4200, 5200)]),
        along(115, 0, 4500, [window(2600, 1200, 900, 2100)]),
        along(11885, 0, 4500),
        along(5115, 230, 4500, [slider(800, 1100, 2700)]),
        along(10085, 0, 2230),
        across(4385, 0, 12000),
      ],
      rooms: [],
    },
  ],
  solids: [
    block([-150, -100, 0], [12150, 4650, floor], 'ply'),
    block([0, 0, floor], [10200, 230, 6600]),
    block([9970, 0, floor], [10200, 2230, 6600]),
    block([5000, 0, 6150], [12000, 4500, 6600]),
    block([5230, 230, 6300], [9970, 4270, 6600], null),
    block([10200, 0, 3150], [12000, 2000, 6600]),
    block([0, 0, 6150], [230, 4500, 6600]),
    block([0, 4270, 6150], [5000, 4500, 6600]),
    block([6500, 0, 1140], [9500, 230, 4140], null),
    block([6500, 0, 1140], [9500, 980, 4140], 'brick'),
    block([6615, 0, 1255], [9385, 980, 4025], null),
    block([10350, -700, 2850], [12600, 2000, 3000], 'stone'),
    block([10200, -1400, 0], [12000, -100, 100], 'stone'),
    block([600, -900, 0], [4600, -450, 420], 'ply'),
    block([900, -800, 0], [4300, -450, 300], null),
  ],
  parts: [
    box([6615, 880, 1255], [9385, 900, 4025], 'dark'),
    ...[6615, 7985, 9330].map((x) => box([x, 850, 1255], [x + 55, 920, 4025], 'ply')),
    ...[1255, 3970].map((z) => box([6670, 855, z], [9330, 915, z + 55], 'ply')),
  ],
  site: [
    ...tree(2600, 2300, 8700, 1750),
    ...tree(14300, 3400, 5200, 1400),
    ...tree(-2200, 4200, 6200, 1600),
    ...person(10600, -1500),
    ...person(2600, -1400, 1640),
  ],
}
