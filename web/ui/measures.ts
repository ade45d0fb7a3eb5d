import type { Dimensions } from '#contract/design.ts'
import type { PlotUnit } from '#contract/units.ts'

const numbers = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })

/** An area in square feet: 1,450 sq ft. */
export function formatArea(squareFeet: number): string {
  return `${numbers.format(squareFeet)} sq ft`
}

/** An area of square feet in square metres: 134.71 sq m. A foot is 0.3048 m. */
export function formatSquareMetres(squareFeet: number): string {
  return `${numbers.format(squareFeet * 0.3048 ** 2)} sq m`
}

/** Lengths beside one another, with their unit: 12 × 18.5 m. */
export function formatLengths(lengths: number[], unit: PlotUnit): string {
  return `${lengths.map((length) => numbers.format(length)).join(' × ')} ${unit}`
}

/** The lengths that are given: 12 × 18.5 × 7 m. */
export function formatDimensions({ width, height, depth, unit }: Dimensions): string {
  const lengths = [width, height, depth].filter((length) => length !== null)
  return lengths.length > 0 ? formatLengths(lengths, unit) : ''
}
