import { toMetres } from '../lengths.ts'
import { limits } from '../limits.ts'
import type { Side } from './compass.ts'
import { plotPattern } from './plot-in-words.ts'
import type { PlotSize } from './site.ts'

export const plotNameUnits = ['ft', 'm', 'yd'] as const
export type PlotNameUnit = (typeof plotNameUnits)[number]

/** A plot as it was said. */
export interface SaidPlot {
  width: number
  depth: number
  unit: PlotNameUnit
  facing: Side | null
}

/** Reads a plot as addresses name it: 30x40ft-e. Null for what is none, or can't be one. */
export function readPlotName(name: string): SaidPlot | null {
  const [, width, depth, unit, side] = plotPattern.exec(name.trim().toLowerCase()) ?? []
  if (!width || !depth || !unit) return null
  const plot = {
    width: Number(width),
    depth: Number(depth),
    unit: unit as PlotNameUnit,
    facing: (side?.toUpperCase() ?? null) as Side | null,
  }
  return isPlot(inMetres(plot)) ? plot : null
}

/** The name that addresses give a plot. */
export function plotName({ width, depth, unit, facing }: SaidPlot): string {
  return `${side(width)}x${side(depth)}${unit}${facing ? `-${facing.toLowerCase()}` : ''}`
}

/** At most three places, as the name is read. */
function side(length: number): string {
  return String(Math.round(length * 1000) / 1000)
}

export function inMetres({ width, depth, unit }: Pick<SaidPlot, 'width' | 'depth' | 'unit'>): PlotSize {
  return { width: toMetres(width, unit), depth: toMetres(depth, unit) }
}

/** Whether a plot is of a size that there is. */
export function isPlot({ width, depth }: PlotSize): boolean {
  const { least, most } = limits.finder.side
  return [width, depth].every((length) => length >= least && length <= most)
}
