import type { Level, Side } from '../model/house.ts'
import { footprintOf } from '../model/measure.ts'
import type { Place } from './painter.ts'
import type { Pen } from './pen.ts'

/** Where the walls that meet a side stand: outer faces at the ends, middle lines between. */
function stopsOf(level: Level, side: Side): number[] {
  const axis = side === 'front' || side === 'back' ? 0 : 1
  const footprint = footprintOf(level)
  const [first, last] = [footprint.from[axis], footprint.to[axis]]
  const away = 1 - axis
  const edge = side === 'front' || side === 'left' ? footprint.from[away] : footprint.to[away]
  const reach = (footprint.to[away] as number) - (footprint.from[away] as number)
  const met = level.walls
    .filter((wall) => wall.axis === (axis === 0 ? 'y' : 'x'))
    .filter(
      ({ from, to }) =>
        Math.min(Math.abs(from - (edge as number)), Math.abs(to - (edge as number))) < reach * 0.28,
    )
    .map(({ at }) => at)
    .filter((at) => at > first + 400 && at < last - 400)
  const stops = [...new Set([first, ...met, last])].sort((a, b) => a - b)
  return stops.filter(
    (stop, index) => index === 0 || stop - (stops[index - 1] as number) > 300 || stop === last,
  )
}

/** A ticked line with a figure in every gap; the figures are what they measure. */
export function drawString(pen: Pen, stops: number[], { axis, at }: { axis: 0 | 1; at: number }) {
  const on = (along: number, off = 0): Place => (axis === 0 ? [along, at + off] : [at + off, along])
  const tick = pen.unit * 0.45
  const [first, last] = [stops[0] ?? 0, stops.at(-1) ?? 0]
  pen.line(on(first - tick), on(last + tick), 0.06)
  for (const stop of stops) {
    pen.line(on(stop, -tick * 1.6), on(stop, tick * 1.6), 0.05)
    const slant = tick * 0.7
    const ends: [Place, Place] =
      axis === 0
        ? [
            [stop - slant, at - slant],
            [stop + slant, at + slant],
          ]
        : [
            [at - slant, stop - slant],
            [at + slant, stop + slant],
          ]
    pen.line(...ends, 0.16)
  }
  for (let index = 1; index < stops.length; index++) {
    const [from, to] = [stops[index - 1] as number, stops[index] as number]
    const label = String(Math.round(to - from))
    const size = to - from < label.length * pen.unit * 0.85 ? 0.8 : 1
    const offset = pen.unit * 0.95
    pen.text(label, on((from + to) / 2, axis === 0 ? offset : -offset), size, { turn: axis === 0 ? 0 : 90 })
  }
}

/** Strings along the front and the left: the parts first, then the whole. */
export function stringsOf(level: Level): Record<'front' | 'left', number[][]> {
  const withWhole = (side: 'front' | 'left') => {
    const parts = level.stops?.[side] ?? stopsOf(level, side)
    const whole = [parts[0] as number, parts.at(-1) as number]
    return parts.length > 2 ? [parts, whole] : [whole]
  }
  return { front: withWhole('front'), left: withWhole('left') }
}
