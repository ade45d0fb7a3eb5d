import { daysAfter } from '#contract/dates.ts'
import type { ReceivedPeriod } from '#contract/enquiry-query.ts'

interface Period {
  value: ReceivedPeriod
  label: string
  /** The first of its days and the last, as `2026-11-21`. */
  from: string
  to: string
}

/** The periods by which enquiries are looked through, as of a day: weeks begin on Monday. */
export function periodsOf(today: string): Period[] {
  const monday = daysAfter(today, -((new Date(today).getUTCDay() + 6) % 7))
  const month = firstOfMonth(today)
  const nextMonth = firstOfMonth(daysAfter(month, 31))
  const lastOfBefore = daysAfter(month, -1)
  const yesterday = daysAfter(today, -1)
  return [
    { value: 'today', label: 'Today', from: today, to: today },
    { value: 'yesterday', label: 'Yesterday', from: yesterday, to: yesterday },
    { value: 'week', label: 'This week', from: monday, to: daysAfter(monday, 6) },
    { value: 'week-before', label: 'Last week', from: daysAfter(monday, -7), to: daysAfter(monday, -1) },
    { value: 'month', label: 'This month', from: month, to: daysAfter(nextMonth, -1) },
    { value: 'month-before', label: 'Last month', from: firstOfMonth(lastOfBefore), to: lastOfBefore },
  ]
}

/** The period that these days are, as of `today`; undefined where they are none. */
export function periodOf(days: { from?: string; to?: string }, today: string): Period | undefined {
  return periodsOf(today).find(({ from, to }) => from === days.from && to === days.to)
}

function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`
}
