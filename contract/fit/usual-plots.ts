import { type AreaUnit, toSquareFeet } from '../areas.ts'
import { toMetres } from '../lengths.ts'
import type { SaidPlot } from './plot-name.ts'

type Shape = Pick<SaidPlot, 'width' | 'depth' | 'unit'>

/** Plots in feet as they are cut and sold, those that are asked for most before others of the same area. */
const usual: readonly (readonly [width: number, depth: number])[] = [
  [30, 40],
  [30, 50],
  [40, 60],
  [20, 40],
  [30, 60],
  [20, 30],
  [20, 50],
  [25, 40],
  [25, 50],
  [20, 60],
  [25, 36],
  [20, 45],
  [30, 30],
  [30, 45],
  [25, 30],
  [25, 45],
  [25, 60],
  [35, 50],
  [36, 50],
  [40, 40],
  [40, 45],
  [40, 50],
  [40, 80],
  [45, 50],
  [45, 60],
  [50, 50],
  [50, 60],
  [50, 80],
  [50, 90],
  [60, 60],
  [60, 80],
  [60, 90],
  [60, 100],
  [80, 100],
  [100, 100],
]
/** A plot counts as one of an area that differs by no more than this part of it. */
const asGood = 0.005
/** Width to depth of the plots that are offered where none of the usual ones has the area. */
const proportions = [2 / 3, 1 / 2, 1]

/** The shapes that a plot of an area usually has, the likeliest first; at least one. */
export function usualPlots(area: number, unit: AreaUnit): Shape[] {
  const squareFeet = toSquareFeet(area, unit)
  const known = usual
    .filter(([width, depth]) => Math.abs(width * depth - squareFeet) <= squareFeet * asGood)
    .map(([width, depth]) => ({ width, depth, unit: 'ft' as const }))
  if (known.length > 0 && unit !== 'sqm') return known
  return proportions.map((proportion) => shapeOf(squareFeet, proportion, unit === 'sqm' ? 'm' : 'ft'))
}

/** Its width is whole where that is near, its depth what makes up the area, to a tenth. */
function shapeOf(squareFeet: number, proportion: number, unit: 'ft' | 'm'): Shape {
  const area = unit === 'ft' ? squareFeet : squareFeet * toMetres(1, 'ft') ** 2
  const exact = Math.sqrt(area * proportion)
  const width = exact >= 5 ? Math.round(exact) : Math.round(exact * 10) / 10
  return { width, depth: Math.round((area / width) * 10) / 10, unit }
}
