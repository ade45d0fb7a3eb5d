import type { Dashboard } from '#contract/dashboard.ts'

/** How far back the line goes, and every how many days it is dated. The first one needs no word in the address. */
export const periods = [
  { length: 30, datedEvery: 7 },
  { length: 90, datedEvery: 21 },
] as const
export type Period = (typeof periods)[number]

/** The period that the address asks for. */
export function periodOf(search: URLSearchParams): Period {
  return periods.find(({ length }) => String(length) === search.get('days')) ?? periods[0]
}

type Days = Dashboard['days']

interface Summary {
  total: number
  /** As many days before those; null where they are not all known. */
  before: number | null
  /** The day with the most, the latest of several; null where there was none. */
  most: Days[number] | null
}

/** What the line says of its last `length` days. */
export function summaryOf(days: Days, length: number): Summary {
  const shown = days.slice(-length)
  const earlier = days.slice(0, -length).slice(-length)
  const most = shown.reduce<Days[number] | null>(
    (found, day) => (day.count > 0 && day.count >= (found?.count ?? 0) ? day : found),
    null,
  )
  return { total: totalOf(shown), before: earlier.length === length ? totalOf(earlier) : null, most }
}

function totalOf(days: Days): number {
  return days.reduce((sum, { count }) => sum + count, 0)
}
