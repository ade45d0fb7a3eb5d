import type { Activity } from '#contract/activity.ts'
import { dayOf } from '#contract/dates.ts'

/** The rows of each day in India, days and rows in the order they come. */
export function daysOf(rows: Activity[]): { day: string; rows: Activity[] }[] {
  return [...Map.groupBy(rows, ({ at }) => dayOf(at))].map(([day, rows]) => ({ day, rows }))
}
