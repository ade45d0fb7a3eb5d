import { build } from '../model/build.ts'
import type { House } from '../model/house.ts'
import { footprintOf, measuresOf } from '../model/measure.ts'
import type { Part } from '../model/shapes.ts'
import { drawString } from './dimension-string.ts'
import { levelMarks } from './level-marks.ts'
import { type Surface, surfacesOf } from './painter.ts'
import { Pen } from './pen.ts'
import { hatch, shadows } from './shade.ts'
import { scaleBar, sheetOf } from './sheet.ts'

export interface ElevationOptions {
  pixels?: number
  /** Where a section is cut, counted from the street; without it the front is drawn. */
  behind?: number
  title?: string
  /** Where the dimension string has its ticks. */
  stops?: number[]
  levels?: [string, number][]
}

/** The front of a house, or what a cut parallel to it shows, with its levels and widths. */
export function elevationSheet(house: House, options: ElevationOptions = {}): string {
  const { pixels = 2400, behind, title = behind === undefined ? 'FRONT ELEVATION' : 'SECTION A-A' } = options
  const built = build(house, { behind, withFurniture: behind !== undefined, withSite: false })
  const { from, to } = rangeOf(house)
  const levels = options.levels ?? house.levels.map((level): [string, number] => [level.name, level.floor])
  const top = built.quads.reduce(
    (most, { corners }) => Math.max(most, corners[0][2]),
    measuresOf(house).height * 1000,
  )
  const side = (to - from) * 0.2
  const unit = (to - from + side * 2) / 100
  const pen = new Pen(unit)
  backdrop(pen, house.site, from, to)
  const surfaces = surfacesOf(built, 'front')
  const cut = behind === undefined ? undefined : -behind
  for (const surface of surfaces) drawSurface(pen, surface, surfaces, cut)
  if (behind === undefined) foreground(pen, house.site)
  ground(pen, from - side, to + side, cut)
  levelMarks(pen, levels, to + unit * 2.5)
  const stops = options.stops ?? [from, to]
  if (stops.length > 2) drawString(pen, stops, { axis: 0, at: -unit * 4 })
  drawString(pen, [from, to], { axis: 0, at: -unit * (stops.length > 2 ? 7 : 4) })
  pen.text(title, [from, -unit * 11], 1.15, { anchor: 'start' })
  scaleBar(pen, [to - 5000, -unit * 11.2], 5)
  const sky = Math.max(unit * 6, highestTree(house.site) - top + unit * 4)
  return sheetOf(pen, {
    left: from - side,
    top: top + sky,
    width: to - from + side * 2,
    height: top + sky + unit * 14,
    pixels,
  })
}

function drawSurface(pen: Pen, surface: Surface, all: Surface[], cut: number | undefined) {
  if (surface.near === cut && surface.isSolid) {
    pen.surface(surface, { color: surface.material === 'brick' ? '#A8422A' : '#2A2825', weight: 0 })
    return
  }
  pen.surface(surface, { weight: 0, color: washed(surface, cut) })
  hatch(pen, surface)
  shadows(
    pen,
    surface,
    all.filter(({ near }) => cut === undefined || near < cut),
  )
  pen.surface({ ...surface, fill: [] }, { weight: surface.near === cut ? 0.1 : 0.07, color: 'none' })
}

/** Behind a cut, brick is washed thinly, so that the cut itself is what one sees. */
function washed({ material }: Surface, cut: number | undefined): string | undefined {
  return cut !== undefined && material === 'brick' ? '#E4C4B5' : undefined
}

function rangeOf(house: House): { from: number; to: number } {
  const all = house.levels.map(footprintOf)
  return { from: Math.min(...all.map(({ from }) => from[0])), to: Math.max(...all.map(({ to }) => to[0])) }
}

function highestTree(site: Part[]): number {
  return Math.max(
    0,
    ...site.flatMap((part) => (part.shape === 'ball' ? [part.centre[2] + part.radius[2]] : [])),
  )
}

/** Trees behind are rings and trunks, as light as they can be. */
function backdrop(pen: Pen, site: Part[], from: number, to: number) {
  for (const part of site) {
    if (part.material !== 'beech') continue
    const at = part.shape === 'ball' ? part.centre : part.shape === 'cylinder' ? part.foot : undefined
    if (at && at[0] < to && (at[1] > 0 || at[0] < from))
      pen.out.push('<g opacity="0.55">', ...drawn(pen, part), '</g>')
  }
}

function foreground(pen: Pen, site: Part[]) {
  for (const part of site) if (part.material === 'ink') pen.out.push(...drawn(pen, part))
}

function drawn(pen: Pen, part: Part): string[] {
  const own = new Pen(pen.unit)
  for (const surface of surfacesOf({ quads: [], parts: [part] }, 'front')) own.surface(surface)
  return own.out
}

function ground(pen: Pen, from: number, to: number, cut: number | undefined) {
  pen.line([from, 0], [to, 0], cut === undefined ? 0.28 : 0.34)
  for (let x = from; x < to; x += pen.unit * 0.9)
    pen.line([x + pen.unit * 0.5, -pen.unit * 0.25], [x, -pen.unit * 0.75], 0.05)
}
