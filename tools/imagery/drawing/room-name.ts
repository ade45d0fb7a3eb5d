import { overlap, sweepsOf } from '../model/doors.ts'
import type { Level, Rectangle, Room } from '../model/house.ts'
import { boundsOf, feet, sizeOf } from '../model/measure.ts'
import { placeOf } from '../model/place.ts'
import { closed, type Pen } from './pen.ts'

interface Row {
  label: string
  size: number
  color: string
}

/** The room's name and size, where they cover the least furniture. */
export function nameRoom(pen: Pen, room: Room, level: Level) {
  if (room.name === '') return
  const bounds = boundsOf(room, level)
  const letter = pen.unit * pen.lettering
  const rows = rowsOf(room, bounds, letter)
  const step = letter * 1.42
  const width = Math.max(...rows.map(({ label, size }) => label.length * size)) * letter * 0.64 + letter * 0.5
  const height = rows.length * step + letter * 0.2
  const [x, y] = room.nameAt ?? freePlace(room, bounds, level, width, height)
  const around = [
    [x - width / 2, y + height / 2],
    [x + width / 2, y + height / 2],
    [x + width / 2, y - height / 2],
    [x - width / 2, y - height / 2],
  ] as [number, number][]
  pen.path(closed(around), 0, 'fill="#F8F5F0" fill-opacity="0.86"')
  rows.forEach(({ label, size, color }, row) => {
    pen.text(label, [x, y + ((rows.length - 1) / 2 - row) * step], size * pen.lettering, { color })
  })
}

function rowsOf(room: Room, bounds: Rectangle, unit: number): Row[] {
  const { width, depth } = sizeOf(bounds)
  const fitting = (label: string, most: number) =>
    Math.max(0.55, Math.min(most, (width - 160) / (unit * label.length * 0.66)))
  const rows: Row[] = [{ label: room.name, size: fitting(room.name, 1.05), color: '#1B1A18' }]
  if (room.isBare) return rows
  const size = `${(width / 1000).toFixed(2)} × ${(depth / 1000).toFixed(2)}`
  rows.push({ label: size, size: fitting(size, 0.88), color: '#1B1A18' })
  if (width > unit * 12 && depth > unit * 9)
    rows.push({ label: `${feet(width)} × ${feet(depth)}`, size: 0.7, color: '#6A655B' })
  return rows
}

function freePlace(
  room: Room,
  { from, to }: Rectangle,
  level: Level,
  width: number,
  height: number,
): [number, number] {
  const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const
  const taken = [
    ...(room.furniture ?? [])
      .filter(({ piece }) => piece.name !== 'rug')
      .map((placed) => placeOf(placed, { from, to })),
    ...sweepsOf(level),
  ]
  let best: { at: [number, number]; cost: number } = { at: [...middle], cost: Number.POSITIVE_INFINITY }
  const steps = 24
  const gap = 60
  for (let column = 0; column <= steps; column++)
    for (let row = 0; row <= steps; row++) {
      const x = from[0] + gap + width / 2 + ((to[0] - from[0] - width - gap * 2) * column) / steps
      const y = from[1] + gap + height / 2 + ((to[1] - from[1] - height - gap * 2) * row) / steps
      const label: Rectangle = { from: [x - width / 2, y - height / 2], to: [x + width / 2, y + height / 2] }
      const covered = taken.reduce((sum, rectangle) => sum + overlap(label, rectangle), 0)
      const cost = covered * 20 + Math.hypot(x - middle[0], y - middle[1]) * 400
      if (cost < best.cost) best = { at: [x, y], cost }
    }
  return best.at
}
