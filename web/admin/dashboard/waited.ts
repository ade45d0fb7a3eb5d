import { counted } from '#contract/count.ts'

const hour = 60
const day = 24 * hour

/** A length of time, as one says it of somebody who waited: '1 minute', '5 hours', '3 days'. @param minutes of which it is made */
export function waited(minutes: number): string {
  if (minutes < hour) return counted(Math.max(1, minutes), 'minute')
  if (minutes < 2 * day) return counted(Math.round(minutes / hour), 'hour')
  return counted(Math.round(minutes / day), 'day')
}
