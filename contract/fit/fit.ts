import { clockwise } from './compass.ts'
import { bestWay, type HouseFigures, type Way, type Wish } from './nearness.ts'
import { type Reason, reasonsOf } from './reasons.ts'
import { buildable, type Sides, type Site } from './site.ts'

export const verdicts = ['fits', 'fits-turned', 'fits-mirrored', 'near'] as const
export type Verdict = (typeof verdicts)[number]

/** A footprint as it lies on a plot, in whole millimetres; width along the road. */
interface Footprint {
  width: number
  depth: number
  isTurned: boolean
  isMirrored: boolean
  /** The side of the plot that the house's front looks to. */
  front: 'front' | 'left' | 'right'
}

/** How a house lies on a plot, in whole millimetres. */
export interface Fit {
  verdict: Verdict
  /** What keeps it from fitting, where it is only near. */
  by: Reason[]
  site: Site
  footprint: Footprint
  /** From the plot's sides to the house; what is less than its setback, or less than nothing, is a house that is too large. */
  margins: Sides
}

const exactly = { 'as-drawn': 'fits', turned: 'fits-turned', mirrored: 'fits-mirrored' } as const

/**
 * How a house lies best on a plot. It stands on the front line of what may be built on, in the middle between its sides;
 * where it is too wide, against the left one.
 */
export function fitOf(site: Site, house: HouseFigures, wish: Wish): Fit {
  const way = bestWay(site, house)
  const by = reasonsOf(site, house, wish, way)
  const footprint = footprintOf(site, house, way)
  const { setbacks } = site
  const beside = buildable(site).width - footprint.width
  const left = setbacks.left + Math.max(0, Math.floor(beside / 2))
  return {
    verdict: by.length === 0 ? exactly[way] : 'near',
    by,
    site,
    footprint,
    margins: {
      front: setbacks.front,
      back: site.depth - setbacks.front - footprint.depth,
      left,
      right: site.width - left - footprint.width,
    },
  }
}

function footprintOf(site: Site, house: HouseFigures, way: Way): Footprint {
  const isTurned = way === 'turned'
  const { width, depth } = house
  return {
    width: isTurned ? depth : width,
    depth: isTurned ? width : depth,
    isTurned,
    isMirrored: way === 'mirrored',
    front: isTurned ? sideOfFront(site, house) : 'front',
  }
}

/** Seen from the road, what lies a quarter clockwise of it lies to the left. */
function sideOfFront({ facing: road }: Site, { facing: drawn }: HouseFigures): 'left' | 'right' {
  if (road === null || drawn === null || drawn === 'any') return 'left'
  return clockwise(road, drawn) === 90 ? 'left' : 'right'
}
