/** A plotted line: its levels from nought up, and each point's position as shares of the width and of the height. */
export interface Plot {
  levels: number[]
  points: { x: number; y: number }[]
}

const mostIntervals = 4

export function plotOf(counts: number[]): Plot {
  const levels = levelsOf(Math.max(0, ...counts))
  const top = levels.at(-1) ?? 1
  const last = Math.max(1, counts.length - 1)
  return { levels, points: counts.map((count, index) => ({ x: index / last, y: count / top })) }
}

/** Round figures from nought to at least `most`: whole steps of 1, 2 or 5, or of ten times as much. */
export function levelsOf(most: number): number[] {
  let step = 1
  for (let power = 1; most / step > mostIntervals; power *= 10)
    step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => most / size <= mostIntervals) ?? step
  const intervals = Math.max(1, Math.ceil(most / step))
  return Array.from({ length: intervals + 1 }, (_, index) => index * step)
}

/** The indexes of the days of a line of `length` days that are labelled with their date: the last, and every so many days before it. */
export function datedPlaces(length: number, every: number): number[] {
  const indexes = Array.from({ length: Math.ceil(length / every) }, (_, index) => length - 1 - index * every)
  return indexes.reverse()
}

/** The point nearest to a share of the width. */
export function placeAt(share: number, length: number): number {
  return Math.min(length - 1, Math.max(0, Math.round(share * (length - 1))))
}

/** A share as a style says it. */
export function percent(share: number): string {
  return `${share * 100}%`
}
