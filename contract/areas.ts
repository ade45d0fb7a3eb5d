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

/**
 * Units in which land is said and that are read as others. A guntha is the fortieth part of an acre, an acre a hundred cents. A
 * marla is nine square karams of 5.5 ft (272.25 sq ft, 30.25 gaj) and the 160th part of an acre, a kanal 20 marlas, as the land
 * records of Punjab and Haryana have them (Wikipedia, Measurement of land in Punjab). A ground is 2,400 sq ft, as plots are sold
 * in Tamil Nadu.
 */
export const landUnits = {
  acre: { unit: 'cent', scale: 100 },
  guntha: { unit: 'gaj', scale: 121 },
  marla: { unit: 'gaj', scale: 30.25 },
  kanal: { unit: 'gaj', scale: 605 },
  ground: { unit: 'cent', scale: 2400 / squareFeetOf.cent },
} as const satisfies Record<string, { unit: AreaUnit; scale: number }>
export type LandUnit = keyof typeof landUnits
export const landUnitNames = ['acre', 'guntha', 'marla', 'kanal', 'ground'] as const satisfies LandUnit[]

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
