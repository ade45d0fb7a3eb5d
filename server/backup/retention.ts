import { daysAfter, isoDayOf } from '#contract/dates.ts'
import type { ArchiveName } from './archive/names.ts'

export interface Keep {
  days: number
  weeks: number
}

/**
 * Those of a place's archives that are kept: all of the last days, the newest whole one of each of the last weeks that have
 * one, and the newest whole one in any case. Days are India's; a week begins on Monday. A machine that stood still for a
 * month loses none of its weeks by the first backup that it makes again.
 */
export function keptArchives(archives: ArchiveName[], { days, weeks }: Keep, now: Date): ArchiveName[] {
  const firstDay = daysAfter(isoDayOf(now), 1 - days)
  const newestFirst = archives.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime())
  const whole = newestFirst.filter(({ kind }) => kind === 'whole')
  const kept = new Set(newestFirst.filter(({ madeAt }) => isoDayOf(madeAt) >= firstDay))
  const seen = new Set<string>()
  for (const archive of whole) {
    const week = mondayOf(archive.madeAt)
    const isNewestOfAll = seen.size === 0
    if (isNewestOfAll || (seen.size < weeks && !seen.has(week))) kept.add(archive)
    seen.add(week)
  }
  return newestFirst.filter((archive) => kept.has(archive))
}

function mondayOf(date: Date): string {
  const day = isoDayOf(date)
  const weekday = new Date(day).getUTCDay()
  return daysAfter(day, -((weekday + 6) % 7))
}
