import { build } from '../model/build.ts'
import type { Flight, House, Level, Opening, Wall } from '../model/house.ts'
import { footprintOf } from '../model/measure.ts'
import { drawString, stringsOf } from './dimension-string.ts'
import { type Place, type Surface, surfacesOf } from './painter.ts'
import { paper } from './palette.ts'
import { closed, type Pen, point } from './pen.ts'
import { nameRoom } from './room-name.ts'

const cutHeight = 1200

/** What reaches farthest to the street and to the left: steps, plinths. */
interface Edge {
  front: number
  left: number
}

/** A level as it is seen from above, cut 1.2 m over its floor. */
export function drawPlan(pen: Pen, house: House, level: Level, edge: Edge) {
  const cut = level.floor + cutHeight
  const built = build(house, {
    levels: [level],
    below: cut,
    withFurniture: true,
    withDoors: false,
    withFlights: false,
    withSite: false,
  })
  const isGround = level === house.levels[0]
  for (const surface of surfacesOf(built, 'top')) {
    if (surface.near === cut && surface.isSolid) poche(pen, surface)
    else if (isGround || surface.near > level.floor - 900)
      pen.surface(surface, { weight: 0.05, color: groundColor(surface, level) })
  }
  const { from } = footprintOf(level)
  for (const part of house.levels.length === 1 ? house.site : [])
    if (part.shape === 'ball' && part.material === 'beech') {
      const [x, y] = part.centre
      if (y > from[1] + 1500 && x > from[0]) crown(pen, part.centre, part.radius[0])
    }
  const lower = house.levels[house.levels.indexOf(level) - 1]
  for (const flight of [...(level.flights ?? []), ...(lower?.flights ?? [])]) drawFlight(pen, flight)
  for (const wall of level.walls) for (const opening of wall.openings) drawOpening(pen, wall, opening)
  for (const room of level.rooms) nameRoom(pen, room, level)
  dimensions(pen, level, edge)
}

/** Strong colours are left to the walls. */
const furniture: Partial<Record<Surface['material'], string>> = {
  rust: '#EBCFC3',
  clay: '#F0DDD2',
  dark: '#5B615D',
  wood: '#EBDDC6',
}

function groundColor({ near, material }: Surface, { floor }: Level): string | undefined {
  if (near > floor + 1) return furniture[material]
  return material === 'water' ? undefined : near >= floor - 1 ? '#F8F5F0' : paper
}

function poche(pen: Pen, surface: Surface) {
  const color = surface.material === 'brick' ? '#A8422A' : '#2A2825'
  pen.surface(surface, { color, weight: 0 })
}

function crown(pen: Pen, [x, y]: readonly [number, number, number], radius: number) {
  const ring = circlePath([x, y], radius)
  pen.path(ring, 0.06, 'fill="none" stroke-dasharray="90 60" stroke-opacity="0.55"')
  pen.path(circlePath([x, y], 70), 0.06, 'fill="#1B1A18"')
}

function circlePath([x, y]: Place, radius: number): string {
  return `M${point([x - radius, y])}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`
}

function drawOpening(pen: Pen, wall: Wall, opening: Opening) {
  const { kind, from, width } = opening
  const on = (along: number, off: number): Place =>
    wall.axis === 'x' ? [along, wall.at + off] : [wall.at + off, along]
  const half = wall.thick / 2
  const overhead = kind === 'gap' || opening.head <= cutHeight || opening.sill >= cutHeight
  if (opening.sill >= cutHeight) {
    for (const off of [-half * 0.4, half * 0.4])
      pen.line(on(from, off), on(from + width, off), 0.06, { color: paper })
    return
  }
  for (const off of overhead ? [-half, half] : kind === 'window' ? [-half, half] : [])
    pen.line(on(from, off), on(from + width, off), 0.05, overhead ? { more: 'stroke-dasharray="80 60"' } : {})
  if (kind === 'door') swing(pen, wall, opening, on)
}

/** The leaf, open at a right angle, and the way it goes. */
function swing(
  pen: Pen,
  wall: Wall,
  { from, width, hinge, swing: way }: Opening,
  on: (along: number, off: number) => Place,
) {
  const sign = way === '-' ? -1 : 1
  const face = (sign * wall.thick) / 2
  const [hung, shut] = hinge === 'end' ? [from + width, from] : [from, from + width]
  const open = on(hung, face + sign * width)
  pen.line(on(hung, face), open, 0.16)
  const clockwise = (wall.axis === 'x') === (hinge === 'end') ? sign > 0 : sign < 0
  pen.path(`M${point(open)}A${width} ${width} 0 0 ${clockwise ? 0 : 1} ${point(on(shut, face))}`, 0.05)
}

/** Steps, and an arrow that points up. */
function drawFlight(pen: Pen, { bounds: { from, to }, rises, steps }: Flight) {
  const along = rises.endsWith('x') ? 0 : 1
  for (let step = 0; step <= steps; step++) {
    const at = from[along] + ((to[along] - from[along]) * step) / steps
    pen.line(along === 0 ? [at, from[1]] : [from[0], at], along === 0 ? [at, to[1]] : [to[0], at], 0.05)
  }
  const middle: Place = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const axis = rises.endsWith('x') ? 0 : 1
  const at = (value: number): Place => (axis === 0 ? [value, middle[1]] : [middle[0], value])
  const [start, end] = rises.startsWith('+')
    ? [from[axis] + 120, to[axis] - 120]
    : [to[axis] - 120, from[axis] + 120]
  pen.line(at(start), at(end), 0.08)
  const back = Math.sign(start - end) * 220
  const tip = at(end)
  const wing = (side: number): Place => {
    const base = at(end + back)
    return axis === 0 ? [base[0], base[1] + side] : [base[0] + side, base[1]]
  }
  pen.path(closed([tip, wing(80), wing(-80)]), 0.05, 'fill="#1B1A18"')
}

/** Strings along the front, at one height on the whole sheet, and along the left. */
function dimensions(pen: Pen, level: Level, { front, left }: Edge) {
  const strings = stringsOf(level)
  const [near, step] = [pen.unit * 3.4, pen.unit * 3]
  strings.front.forEach((stops, row) => {
    drawString(pen, stops, { axis: 0, at: front - near - row * step })
  })
  strings.left.forEach((stops, row) => {
    drawString(pen, stops, { axis: 1, at: left - near - row * step })
  })
}
