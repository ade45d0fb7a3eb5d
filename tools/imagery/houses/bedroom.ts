import { armchair, bed, wardrobe } from '../kit/beds-and-seats.ts'
import { floorLamp, frames } from '../kit/lamps-and-stools.ts'
import { desk, plant, rug } from '../kit/tables-and-shelves.ts'
import { door, on, window } from '../model/walls.ts'
import { shell } from './room-shell.ts'

/** A bed, a wardrobe beside the window, a chair where the morning comes in. */
export const bedroom = shell({
  name: 'bedroom',
  label: 'BEDROOM',
  width: 4500,
  depth: 3900,
  north: 120,
  openings: {
    back: [window(450, 1500, 450, 2400, 2)],
    left: [window(900, 1500, 900, 2400, 2)],
    front: [door(150, 'start', '+', 900)],
  },
  furniture: [
    on('right', 250, bed(1800)),
    on('right', 750, frames()),
    on('back', 2200, wardrobe(2280)),
    on('back', 500, armchair(), 350),
    on('back', 1480, floorLamp(), 120),
    on('left', 1000, desk(1300)),
    on('right', 600, rug(2100, 1900), 1100),
    on('back', 40, plant(220), 60),
  ],
})
