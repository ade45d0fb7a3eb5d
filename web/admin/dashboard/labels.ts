import { counted } from '#contract/count.ts'
import type { Dashboard } from '#contract/dashboard.ts'
import { weekdayOf } from '#contract/dates.ts'

/** So many enquiries, in words. */
export function enquiryCount(count: number): string {
  return counted(count, 'enquiry', 'enquiries')
}

/** What the line says of one day. */
export function readingOf({ day, count }: Dashboard['days'][number]): string {
  return `${weekdayOf(day)}: ${enquiryCount(count)}`
}
