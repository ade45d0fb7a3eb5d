import { toMetres } from './lengths.ts'

/** The units in which areas are said in India; a gaj is a square yard, a cent the hundredth of an acre. */
export const areaUnits = ['sqft', 'sqm', 'gaj', 'cent'] as const
export type AreaUnit = (typeof areaUnits)[number]

/** International yard and pound agreement, 1959: exact. An acre is 4840 square yards. */
const squareFeetOf: Record<AreaUnit, number> = {
  sqft: 1,
  sqm: 1 / toMetres(1, 'ft') ** 2,
  gaj: 9,
  cent: 435.6,
}

export const areaUnitNames: Record<AreaUnit, string> = {
  sqft: 'sq ft',
  sqm: 'sq m',
  gaj: 'gaj',
  cent: 'cents',
}

/** An area in square feet. */
export function toSquareFeet(area: number, unit: AreaUnit): number {
  return area * squareFeetOf[unit]
}
