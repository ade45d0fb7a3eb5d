import type { Side } from './compass.ts'

/** Of a rectangle's four sides, seen from the road. */
export interface Sides {
  front: number
  back: number
  left: number
  right: number
}

/** One line of the table of setbacks, which holds for plots of at most `upTo` m²; null where it holds for all larger ones. */
export interface SetbackRow extends Sides {
  upTo: number | null
  /** The most of the plot that may be covered, in percent; null where nothing is said. */
  coverage: number | null
  /** The most built-up area for each of the plot's; null where nothing is said. */
  far: number | null
}

/** Width lies along the road; metres. */
export interface PlotSize {
  width: number
  depth: number
}

/** A plot and what may be built on it, in whole millimetres, so that margins add up exactly. */
export interface Site extends PlotSize {
  /** The side on which the road lies; null where it is not known. */
  facing: Side | null
  setbacks: Sides
  coverage: number | null
  far: number | null
}

const millimetres = (metres: number) => Math.round(metres * 1000)
export const metres = (millimetres: number) => millimetres / 1000

/** The line of the table for a plot. @param rows by `upTo`, the last for all larger plots */
function rowFor<Row extends { upTo: number | null }>(rows: readonly Row[], plot: PlotSize): Row {
  const area = plot.width * plot.depth
  const row = rows.find(({ upTo }) => upTo === null || area <= upTo + 1e-6) ?? rows.at(-1)
  if (!row) throw new Error('The table of setbacks is empty')
  return row
}

/** A plot, in metres, as the table says that it may be built on. */
export function siteOf(plot: PlotSize, facing: Side | null, rows: readonly SetbackRow[]): Site {
  const { front, back, left, right, coverage, far } = rowFor(rows, plot)
  const setbacks = {
    front: millimetres(front),
    back: millimetres(back),
    left: millimetres(left),
    right: millimetres(right),
  }
  return {
    width: millimetres(plot.width),
    depth: millimetres(plot.depth),
    facing,
    setbacks,
    coverage,
    far,
  }
}

/** What the setbacks leave, as width and depth; nothing where they meet. */
export function buildable({ width, depth, setbacks: { front, back, left, right } }: Site): PlotSize {
  return { width: Math.max(0, width - left - right), depth: Math.max(0, depth - front - back) }
}
