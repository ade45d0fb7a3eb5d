import { armchair, sofa, swing } from '../kit/beds-and-seats.ts'
import { floorLamp, frames } from '../kit/lamps-and-stools.ts'
import { bookshelf, lowTable, plant, rug, televisionUnit } from '../kit/tables-and-shelves.ts'
import { box } from '../model/shapes.ts'
import { door, on, window } from '../model/walls.ts'
import { shell } from './room-shell.ts'

/** Seats on three sides of a low table, a swing in the light of the window. */
export const livingRoom = shell({
  name: 'living-room',
  label: 'LIVING ROOM',
  width: 5400,
  depth: 4200,
  north: -60,
  openings: {
    left: [window(900, 2500, 450, 2400, 3)],
    back: [window(4150, 900, 900, 2400, 1)],
    front: [door(300, 'start', '+', 1000)],
  },
  furniture: [
    on('back', 1650, sofa(2300)),
    on('back', 1950, frames()),
    on('back', 1200, floorLamp(), 60),
    on('right', 150, bookshelf(900, 1400)),
    on('right', 1080, televisionUnit(2050)),
    on('right', 3160, bookshelf(900, 1400)),
    on('left', 1250, swing(), 420),
    on('back', 1500, rug(2700, 2000), 750),
    on('back', 2200, lowTable(1200, 650), 1350),
    on('front', 1750, armchair(), 500),
    on('front', 3150, armchair(), 500),
    on('back', 100, plant(300), 100),
  ],
  parts: [
    box([700, 1200, 2440], [780, 4200, 2540], 'ply'),
    ...[1340, 2830].map((y) => box([450, y, 2380], [1030, y + 40, 2440], 'ply')),
  ],
})
