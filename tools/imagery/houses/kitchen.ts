import { wardrobe } from '../kit/beds-and-seats.ts'
import { counter, fridge } from '../kit/kitchen-and-bath.ts'
import { ledge, pendants } from '../kit/lamps-and-stools.ts'
import { bookshelf, plant } from '../kit/tables-and-shelves.ts'
import { box } from '../model/shapes.ts'
import { door, on, window } from '../model/walls.ts'
import { shell } from './room-shell.ts'

/** Two counters a step apart, and a ledge where someone keeps the cook company. */
export const kitchen = shell({
  name: 'kitchen',
  label: 'KITCHEN',
  width: 3900,
  depth: 3300,
  north: 45,
  openings: {
    back: [window(700, 1700, 1050, 2200, 2)],
    left: [window(900, 900, 900, 2200, 1)],
    front: [door(2900, 'end', '+', 900)],
  },
  furniture: [
    on('back', 0, counter(3180, { sink: 1350 })),
    on('right', 2560, fridge()),
    on('right', 1900, { ...wardrobe(640), name: 'larder' }),
    on('front', 600, counter(2300, { hob: 850 }), 900),
    on('front', 600, pendants(2300), 700),
    on('back', 600, ledge(2300, 3), 2400),
    on('left', 100, bookshelf(800, 1400)),
    on('right', 1150, plant(230), 60),
  ],
  parts: [
    box([0, 805, 2870], [3900, 855, 2900], 'ply'),
    box([2500, 2970, 1450], [3180, 3300, 2150], 'ply'),
    box([2505, 2950, 1455], [3175, 2970, 2145], 'card'),
    box([40, 3050, 1450], [640, 3300, 1480], 'wood'),
    box([120, 3080, 1480], [210, 3180, 1640], 'clay'),
    box([260, 3080, 1480], [330, 3180, 1600], 'rust'),
    box([380, 3080, 1480], [540, 3180, 1660], 'linen'),
    box([250, 2800, 870], [560, 3060, 1010], 'wood', 10),
    box([2300, 1150, 870], [2560, 1360, 900], 'wood'),
  ],
})
