import type { Piece } from '../model/house.ts'
import { box, cylinder, type Material } from '../model/shapes.ts'

/** A double bed with its head on the wall and a table on either side. */
export function bed(
  width = 1800,
  { tables = true, cover = 'linen' }: { tables?: boolean; cover?: Material } = {},
): Piece {
  const side = tables ? 500 : 0
  const pillow = (width - 240) / 2
  return {
    name: 'bed',
    size: [width + side * 2, 2120],
    parts: [
      box([side - 20, 0, 0], [side + width + 20, 70, 1000], 'ply', 15),
      box([side, 70, 60], [side + width, 2100, 280], 'ply', 10),
      box([side + 30, 80, 280], [side + width - 30, 2080, 480], 'card', 50),
      box([side + 10, 760, 300], [side + width - 10, 2095, 505], cover, 45),
      box([side + 10, 560, 470], [side + width - 10, 800, 525], 'card', 25),
      ...[0, 1].map((which) => {
        const x = side + 80 + which * (pillow + 80)
        return box([x, 110, 480], [x + pillow, 500, 600], 'card', 55)
      }),
      ...(tables
        ? [0, side + width + 40].flatMap((x) => [nightTable(x), lamp(x + 230, 210, 450)].flat())
        : []),
    ],
  }
}

function nightTable(x: number) {
  return [box([x, 10, 120], [x + 460, 420, 450], 'ply', 8), box([x + 60, 60, 0], [x + 400, 370, 120], 'dark')]
}

function lamp(x: number, y: number, z: number) {
  return [cylinder([x, y, z], 20, 190, 'brass'), cylinder([x, y, z + 190], 130, 180, 'linen', 95)]
}

export function singleBed(): Piece {
  return {
    name: 'single bed',
    size: [1000, 2050],
    parts: [
      box([0, 0, 0], [1000, 60, 850], 'ply', 12),
      box([0, 60, 60], [1000, 2040, 280], 'ply', 10),
      box([25, 70, 280], [975, 2020, 460], 'card', 45),
      box([10, 700, 300], [990, 2030, 485], 'clay', 40),
      box([150, 110, 460], [850, 480, 570], 'card', 50),
    ],
  }
}

export function wardrobe(width: number, height = 2200): Piece {
  const doors = Math.max(2, Math.round(width / 550))
  const leaf = width / doors
  return {
    name: 'wardrobe',
    size: [width, 620],
    parts: [
      box([0, 0, 0], [width, 590, height], 'ply'),
      ...Array.from({ length: doors }, (_, door) =>
        box([door * leaf + 6, 590, 80], [(door + 1) * leaf - 6, 612, height - 10], 'card', 3),
      ),
      ...Array.from({ length: doors }, (_, door) => {
        const x = door % 2 ? door * leaf + 40 : (door + 1) * leaf - 60
        return box([x, 612, 950], [x + 20, 630, 1250], 'brass')
      }),
    ],
  }
}

export function sofa(width: number, cloth: Material = 'linen'): Piece {
  const seats = Math.max(1, Math.round((width - 360) / 650))
  const seat = (width - 360) / seats
  return {
    name: 'sofa',
    size: [width, 900],
    parts: [
      box([20, 20, 110], [width - 20, 880, 260], cloth, 30),
      box([0, 0, 110], [width, 200, 780], cloth, 60),
      box([0, 40, 110], [180, 890, 600], cloth, 55),
      box([width - 180, 40, 110], [width, 890, 600], cloth, 55),
      ...Array.from({ length: seats }, (_, place) => {
        const x = 180 + place * seat
        return [
          box([x + 4, 190, 260], [x + seat - 4, 900, 430], cloth, 50),
          box([x + 20, 170, 420], [x + seat - 20, 360, 780], cloth, 70),
        ]
      }).flat(),
      box([210, 350, 430], [640, 470, 800], 'rust', 60),
      ...[40, width - 90].flatMap((x) => [70, 800].map((y) => box([x, y, 0], [x + 50, y + 50, 110], 'wood'))),
    ],
  }
}

export function armchair(cloth: Material = 'clay'): Piece {
  return {
    name: 'armchair',
    size: [800, 820],
    parts: [
      box([60, 60, 180], [740, 800, 300], 'ply', 20),
      box([80, 120, 300], [720, 800, 430], cloth, 50),
      box([70, 20, 200], [730, 190, 820], cloth, 60),
      box([0, 80, 0], [70, 780, 580], 'ply', 12),
      box([730, 80, 0], [800, 780, 580], 'ply', 12),
    ],
  }
}

/** A swing hung from the ceiling, as verandahs and living rooms have it. */
export function swing(): Piece {
  return {
    name: 'swing',
    size: [1700, 650],
    parts: [
      box([60, 40, 430], [1640, 610, 480], 'wood', 10),
      box([100, 70, 480], [1600, 580, 560], 'rust', 35),
      ...[100, 1590].flatMap((x) => [60, 580].map((y) => box([x, y, 480], [x + 12, y + 12, 2380], 'brass'))),
    ],
  }
}
