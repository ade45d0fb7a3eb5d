import type { House, Level } from '../model/house.ts'
import { footprintOf } from '../model/measure.ts'
import { ink, paper } from './palette.ts'
import { Pen, point } from './pen.ts'
import { drawPlan } from './plan.ts'

/** The plans of a house's levels side by side on one sheet, as SVG. */
export function planSheet(house: House, levels: Level[] = house.levels, pixels = 2400): string {
  const footprints = levels.map(footprintOf)
  const widths = footprints.map(({ from, to }) => to[0] - from[0])
  const depth =
    Math.max(...footprints.map(({ to }) => to[1])) - Math.min(...footprints.map(({ from }) => from[1]))
  const low = Math.min(...footprints.map(({ from }) => from[1]))
  const total = widths.reduce((sum, width) => sum + width, 0)
  const unit = Math.max(total / (100 - 17 - (levels.length - 1) * 11), depth / 82)
  const [margin, between] = [unit * 10, unit * 11]
  const pen = new Pen(unit, levels.length > 1 ? 0.8 : unit < 90 ? 1.5 : 1)
  const front = Math.min(low, ...house.solids.filter(({ to }) => to[2] < 1000).map(({ from }) => from[1]))
  const left = Math.min(
    footprints[0]?.from[0] ?? 0,
    ...house.solids.filter(({ to }) => to[2] < 1000).map(({ from }) => from[0]),
  )
  let x = 0
  levels.forEach((level, index) => {
    const { from } = footprints[index] as (typeof footprints)[number]
    pen.out.push(`<g transform="translate(${x - from[0]} 0)">`)
    drawPlan(pen, house, level, { front, left: index === 0 ? left : from[0] })
    pen.out.push('</g>')
    pen.text(level.name.toUpperCase(), [x, front - unit * 10.4], 1.15, { anchor: 'start' })
    x += (widths[index] as number) + between
  })
  const width = total + between * (levels.length - 1) + margin + unit * 7
  const height = depth + low - front + unit * 21.5
  scaleBar(pen, [0, front - unit * 14.4])
  north(pen, [total + between * (levels.length - 1) + unit * 3.2, low + depth + unit * 0.4], house.north)
  const top = low + depth + unit * 5
  return sheetOf(pen, { left: -margin, top, width, height, pixels })
}

interface Frame {
  left: number
  top: number
  width: number
  height: number
  pixels: number
}

export function sheetOf(pen: Pen, { left, top, width, height, pixels }: Frame): string {
  const high = Math.round((pixels * height) / width)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${high}" viewBox="${left} ${-top} ${width} ${height}">
    <rect x="${left}" y="${-top}" width="${width}" height="${height}" fill="${paper}"/>${pen.out.join('')}</svg>`
}

/** Some metres, in alternating ink and paper. */
export function scaleBar(pen: Pen, [x, y]: readonly [number, number], metres = pen.unit < 90 ? 2 : 5) {
  const high = pen.unit * 0.45
  for (let metre = 0; metre < metres; metre++) {
    const [left, right] = [x + metre * 1000, x + (metre + 1) * 1000]
    const d = `M${point([left, y])}L${point([right, y])}L${point([right, y + high])}L${point([left, y + high])}Z`
    pen.path(d, 0.06, `fill="${metre % 2 ? paper : ink}"`)
  }
  for (const metre of [0, metres])
    pen.text(`${metre}${metre ? ' m' : ''}`, [x + metre * 1000, y + high + pen.unit * 0.95], 0.85)
}

function north(pen: Pen, [x, y]: readonly [number, number], turn: number) {
  const radius = pen.unit * 1.5
  pen.out.push(`<g transform="translate(${x} ${-y}) rotate(${turn})">`)
  pen.path(
    `M${-radius} 0a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`,
    0.07,
  )
  pen.path(`M0 ${-radius * 1.35}L${radius * 0.42} ${radius * 0.5}L0 ${radius * 0.2}Z`, 0.05, `fill="${ink}"`)
  pen.path(`M0 ${-radius * 1.35}L${-radius * 0.42} ${radius * 0.5}L0 ${radius * 0.2}Z`, 0.05)
  pen.out.push('</g>')
  pen.text('N', [x, y + radius * 2.1], 1)
}
