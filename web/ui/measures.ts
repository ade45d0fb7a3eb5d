import type { Dimensions } from '#contract/design.ts'

const numbers = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })

/** An area in square feet: 1,450 sq ft. @param unit what they are called */
export function formatArea(squareFeet: number, unit = 'sq ft'): string {
  return `${numbers.format(squareFeet)} ${unit}`
}

/** An area of square feet in square metres: 134.71 sq m. A foot is 0.3048 m. */
export function formatSquareMetres(squareFeet: number, unit: string): string {
  return `${numbers.format(squareFeet * 0.3048 ** 2)} ${unit}`
}

/** Lengths beside one another, with their unit: 12 × 18.5 m. */
export function formatLengths(lengths: number[], unit: string): string {
  return `${lengths.map((length) => numbers.format(length)).join(' × ')} ${unit}`
}

/** The lengths that are given: 12 × 18.5 × 7 m. Nothing is 0 long. */
export function formatDimensions(
  { width, height, depth, unit }: Dimensions,
  unitName: string = unit,
): string {
  const lengths = [width, height, depth].flatMap((length) => length || [])
  return lengths.length > 0 ? formatLengths(lengths, unitName) : ''
}
