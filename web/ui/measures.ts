import type { Dimensions } from '#contract/design.ts'

const numbers = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })

/** An area in square feet: 1,450 sq ft. */
export function formatArea(squareFeet: number): string {
  return `${numbers.format(squareFeet)} sq ft`
}

/** One length with its unit. */
export function formatLength(length: number, unit: Dimensions['unit']): string {
  return `${numbers.format(length)} ${unit}`
}

/** The lengths that are given: 12 × 18.5 × 7 m. */
export function formatDimensions({ width, height, depth, unit }: Dimensions): string {
  const lengths = [width, height, depth].filter((length) => length !== null)
  return lengths.length > 0 ? `${lengths.map((length) => numbers.format(length)).join(' × ')} ${unit}` : ''
}
