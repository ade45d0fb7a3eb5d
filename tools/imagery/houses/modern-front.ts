import { bush, person, tree } from '../kit/site.ts'
import type { House } from '../model/house.ts'
import { box } from '../model/shapes.ts'
import { across, along, block, door, slider, window } from '../model/walls.ts'

const brick = { material: 'brick' as const }
const [ground, upper, roof] = [450, 3600, 6750]

/** A folded white frame that holds a brick box and a balcony, and a bay of fins. */
export const modernFront: House = {
  name: 'modern-front',
  north: 0,
  levels: [
    {
      name: 'Ground floor',
      floor: ground,
      height: 3150,
      walls: [
        across(715, 0, 9600, [
          window(700, 2400, 450, 2400, 3),
          door(3900, 'start', '+', 1200),
          window(5300, 700, 0, 2100, 1),
          window(7050, 1800, 300, 3150, 2),
        ]),
        along(115, 600, 3600),
        along(9485, 600, 3600),
        across(3485, 0, 9600),
      ],
      rooms: [],
    },
    {
      name: 'First floor',
      floor: upper,
      height: 3150,
      walls: [
        across(315, 450, 3400, [window(900, 1950, 450, 2400, 3)], brick),
        along(3285, 200, 1830, [], brick),
        across(1715, 3170, 6500, [slider(3600, 2400, 2400)]),
        across(715, 6150, 9600, [window(7050, 1800, 0, 2850, 2)]),
        along(115, 0, 3600),
        along(9485, 600, 3600),
        across(3485, 0, 9600),
      ],
      rooms: [],
    },
  ],
  solids: [
    block([-200, 0, 0], [9800, 3800, ground], 'ply'),
    block([3500, -350, 0], [6300, 0, 300], 'ply'),
    block([3500, -700, 0], [6300, -350, 150], 'ply'),
    block([0, 600, 3450], [9600, 3600, upper]),
    block([0, 0, 3150], [6600, 1830, upper]),
    block([0, 0, upper], [450, 830, roof]),
    block([6150, 0, upper], [6600, 830, roof]),
    block([6150, 830, upper], [6600, 1830, roof]),
    block([0, 0, roof], [6600, 1830, 7200]),
    block([0, 600, roof], [9600, 3600, 6900]),
    block([0, 1830, roof], [230, 3600, 7200]),
    block([6370, 600, roof], [9600, 3600, 7800]),
    block([6600, 830, 6900], [9370, 3370, 7800], null),
  ],
  parts: [
    ...Array.from({ length: 10 }, (_, fin) =>
      box([6800 + fin * 250, 430, 750], [6860 + fin * 250, 590, 7000], 'ply'),
    ),
    box([6700, 420, 7000], [9200, 600, 7090], 'ply'),
    box([6700, 420, 660], [9200, 600, 750], 'ply'),
    ...Array.from({ length: 19 }, (_, bar) =>
      box([3450 + bar * 143, 60, upper], [3470 + bar * 143, 80, 4550], 'dark'),
    ),
    box([3400, 50, 4540], [6150, 90, 4590], 'dark'),
    box([3500, -100, 2850], [6300, 600, 2930], 'ply'),
  ],
  site: [
    ...tree(-1900, 4600, 6600, 1700),
    ...tree(11600, 4200, 5600, 1500),
    ...tree(-1300, -600, 3300, 900),
    ...bush(800, -500, 380),
    ...bush(1650, -450, 300),
    ...person(7400, -700),
    ...person(6700, -900, 1570),
  ],
}
