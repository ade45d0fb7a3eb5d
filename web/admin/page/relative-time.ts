import { dayOf, isoDayOf } from '#contract/dates.ts'

const minute = 60_000
const day = 24 * 60 * minute
const longAgo = 30

/** How long ago that was: minutes or hours on the same day in India, then days, then the date. */
export function relativeTime(date: string, now = new Date()): string {
  const days = daysSince(date, now)
  if (days > longAgo) return dayOf(date)
  if (days > 1) return `${days} days ago`
  if (days === 1) return 'Yesterday'
  const minutes = Math.floor((now.getTime() - Date.parse(date)) / minute)
  if (minutes < 1) return 'Just now'
  return minutes < 60 ? `${minutes} min ago` : `${Math.floor(minutes / 60)} h ago`
}

/** How many days ago that was, as they begin in India. */
export function daysSince(date: string, now = new Date()): number {
  return (Date.parse(isoDayOf(now)) - Date.parse(isoDayOf(date))) / day
}
