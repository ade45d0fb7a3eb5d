import { type VisitCounts, type Visits, visitKinds } from '#contract/visits.ts'

/** What was counted on the last `length` days together. */
export function sumOf(days: Visits['days'], length: number): VisitCounts {
  const shown = days.slice(-length)
  const sums = visitKinds.map((kind) => [kind, shown.reduce((sum, day) => sum + day[kind], 0)])
  return Object.fromEntries(sums)
}

/** Whether anything was. */
export function isAnything(counts: VisitCounts): boolean {
  return visitKinds.some((kind) => counts[kind] > 0)
}

export const visitLabels: Record<keyof VisitCounts, string> = {
  seen: 'Seen',
  kept: 'Kept',
  sent: 'Sent',
  enquired: 'Enquired',
}
