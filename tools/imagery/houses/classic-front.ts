import { gableWall } from '../kit/roofs.ts'
import { bush, person, tree } from '../kit/site.ts'
import type { House, Solid } from '../model/house.ts'
import { cylinder, type Part, turned } from '../model/shapes.ts'
import { across, along, block, door, rectangle, room, window } from '../model/walls.ts'

const [ground, upper, _cornice] = [600, 4200, 7800]
const bays = [1800, 4800, 7200, 9600, 12600]
const columns = [3900, 6000, 8400, 10500]
const wings = bays.filter((_, bay) => bay === 0 || bay === 4)

/** A sill, a head and two sides that stand out of the wall. */
function surround(middle: number, low: number, face: number): Solid[] {
  const [left, right, high] = [middle - 600, middle + 600, low + 2100]
  return [
    block([left - 150, face - 60, low - 150], [right + 150, face, low]),
    block([left - 150, face - 60, low], [left, face, high]),
    block([right, face - 60, low], [right + 150, face, high]),
    block([left - 150, face - 60, high], [right + 150, face, high + 180]),
    block([left - 240, face - 150, high + 180], [right + 240, face, high + 270]),
  ]
}

function balusters(from: number, to: number, y: number): Part[] {
  const count = Math.floor((to - from) / 300)
  return Array.from({ length: count }, (_, index) => {
    const x = from + ((index + 0.5) * (to - from)) / count
    return [cylinder([x, y, 7950], 50, 250, 'card', 85), cylinder([x, y, 8200], 85, 350, 'card', 45)]
  }).flat()
}

/** Five bays, a portico of four columns, a balustrade. */
export const classicFront: House = {
  name: 'classic-front',
  north: 0,
  levels: [
    {
      name: 'Ground floor',
      floor: ground,
      height: 3600,
      walls: [
        across(1615, 0, 14400, [
          ...bays.filter((bay) => bay !== 7200).map((bay) => window(bay - 600, 1200, 600, 2700, 2)),
          door(6450, 'start', '+', 1500),
        ]),
        along(115, 1500, 4800),
        along(14285, 1500, 4800),
        across(4685, 0, 14400),
      ],
      rooms: [room('PORTICO', [7200, 700], [], { bounds: rectangle(3200, 0, 11200, 1500) })],
    },
    {
      name: 'First floor',
      floor: upper,
      height: 3600,
      walls: [
        across(
          1615,
          0,
          14400,
          bays.map((bay) => window(bay - 600, 1200, 600, 2700, 2)),
        ),
        along(115, 1500, 4800),
        along(14285, 1500, 4800),
        across(4685, 0, 14400),
      ],
      rooms: [],
    },
  ],
  solids: [
    block([-200, 1300, 0], [14600, 5000, ground], 'ply'),
    block([3200, -100, 0], [11200, 1300, ground], 'ply'),
    ...[0, 1, 2].map((step) =>
      block([5200, -400 - step * 330, 0], [9200, -100 - step * 330, 450 - step * 150], 'ply'),
    ),
    // The wall behind the columns is brick.
    block([3450, 1480, ground], [10950, 1500, 7200], 'brick'),
    ...[4800, 9600].map((bay) => block([bay - 600, 1480, 1200], [bay + 600, 1500, 3300], null)),
    ...[4800, 7200, 9600].map((bay) => block([bay - 600, 1480, 4800], [bay + 600, 1500, 6900], null)),
    block([6450, 1480, ground], [7950, 1500, 2700], null),
    ...wings.flatMap((bay) => [...surround(bay, 1200, 1500), ...surround(bay, 4800, 1500)]),
    ...[4800, 9600].flatMap((bay) => surround(bay, 1200, 1480)),
    ...[4800, 7200, 9600].flatMap((bay) => surround(bay, 4800, 1480)),
    block([-60, 1440, 4020], [3450, 1500, 4200]),
    block([10950, 1440, 4020], [14460, 1500, 4200]),
    block([3450, 1100, 4050], [10950, 1500, 4200]),
    block([0, 1500, 7800], [14400, 4800, 7950]),
    block([-250, 1250, 7500], [14650, 1500, 7800]),
    block([-120, 1380, 7380], [14520, 1500, 7500]),
    block([3350, 0, 7200], [11050, 1500, 7620]),
    block([3200, -150, 7620], [11200, 1500, 7800]),
    ...[0, 2700, 11200, 13900].map((x) => block([x, 1500, 7950], [x + 500, 2000, 8800])),
    ...[
      [500, 2700],
      [11700, 13900],
    ].flatMap(([from = 0, to = 0]) => [
      block([from, 1600, 7950], [to, 1900, 8000]),
      block([from, 1600, 8550], [to, 1900, 8700]),
    ]),
    block([3200, 2000, 7950], [11200, 2200, 8700]),
    ...[0, 13900].map((x) => block([x - 60, 1440, 8800], [x + 560, 2060, 8890])),
  ],
  parts: [
    ...columns.flatMap((x) => [
      cylinder([x, 450, ground], 390, 120, 'card'),
      cylinder([x, 450, ground + 120], 300, 6180, 'card', 255),
      cylinder([x, 450, 6900], 270, 120, 'card', 380),
      cylinder([x, 450, 7020], 400, 180, 'card'),
    ]),
    ...[0, 1].map((step) =>
      turned(
        gableWall(
          rectangle(0, 3200 + step * 600, 0, 11200 - step * 600),
          7800,
          step ? 9280 : 9600,
          step ? 100 : -1500,
          step ? 70 : 1600,
          'card',
        ),
        3,
      ),
    ),
    ...balusters(500, 2700, 1750),
    ...balusters(11700, 13900, 1750),
  ],
  site: [
    ...tree(-2400, 3200, 6800, 1900),
    ...tree(17000, 3800, 7400, 2000),
    ...tree(-900, -900, 3200, 850),
    ...tree(15300, -900, 3200, 850),
    ...bush(2200, 500, 420),
    ...bush(12200, 500, 420),
    ...person(7000, -1700),
    ...person(7700, -1650, 1570),
    ...person(5000, 950, 1640, ground),
  ],
}
