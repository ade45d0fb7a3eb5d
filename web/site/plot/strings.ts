import { formatFeet, toMetres } from '#contract/lengths.ts'

/** How a dimension string is written: as the plot was said, in feet, or in metres. */
export interface Written {
  own: string
  ft: string
  m: string
}

const inch = toMetres(1, 'in')
const centimetre = 0.01

/** One dimension in each way. */
export function written(metres: number, isMetric: boolean): Written {
  const [ft, m] = [formatFeet(metres), inMetres(metres)]
  return { own: isMetric ? m : ft, ft, m }
}

/**
 * Dimensions in a row, whose figures add up to the figure of the whole however they are rounded. What is lost by rounding is
 * made up by the last.
 */
export function writtenInRow(parts: number[], whole: number, isMetric: boolean): Written[] {
  const feet = addingUp(parts, whole, inch).map(formatFeet)
  const metres = addingUp(parts, whole, centimetre).map(inMetres)
  return parts.map((_, index) => {
    const [ft, m] = [feet[index] ?? '', metres[index] ?? '']
    return { own: isMetric ? m : ft, ft, m }
  })
}

/** Lengths in steps of a grid that add up to the whole in those steps. */
export function addingUp(parts: number[], whole: number, step: number): number[] {
  const steps = parts.map((part) => Math.round(part / step))
  const last = steps.length - 1
  const sum = steps.slice(0, last).reduce((before, part) => before + part, 0)
  steps[last] = Math.round(whole / step) - sum
  // Rounded up elsewhere, the last could be less than nothing: the largest gives.
  if ((steps[last] ?? 0) < 0 && (parts[last] ?? 0) >= 0) {
    const largest = steps.indexOf(Math.max(...steps))
    steps[largest] = (steps[largest] ?? 0) + (steps[last] ?? 0)
    steps[last] = 0
  }
  return steps.map((part) => part * step)
}

/** To the centimetre, with both places, as drawings are dimensioned: 3.00 m. */
function inMetres(metres: number): string {
  return `${metres.toFixed(2)} m`
}
