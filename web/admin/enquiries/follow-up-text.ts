import { counted } from '#contract/count.ts'
import { dayOf } from '#contract/dates.ts'
import { daysSince } from '../page/relative-time.ts'

/** When an enquiry is to be followed up, beside today in India: 'Due tomorrow'. @param day as `2026-11-30` */
export function followUpText(day: string, now = new Date()): string {
  const late = daysSince(day, now)
  if (late > 0) return `Due ${counted(late, 'day')} ago`
  if (late === 0) return 'Due today'
  return `Due ${late === -1 ? 'tomorrow' : dayOf(day)}`
}
