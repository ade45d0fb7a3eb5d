const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const inIndia = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The day in India, as `21 Nov 2026`: Intl's own short months are not always three letters. */
export function dayOf(date: Date | string): string {
  const [year, month, day] = isoDayOf(date).split('-')
  return `${day} ${months[Number(month) - 1]} ${year}`
}

const clockInIndia = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
})

/** Day and time in India, as `21 Nov 2026, 14:05 IST`. */
export function momentOf(date: Date | string): string {
  return `${dayOf(date)}, ${clockOf(date)} IST`
}

/** The day in India, as `2026-11-21`. */
export function isoDayOf(date: Date | string): string {
  const parts = inIndia.formatToParts(new Date(date))
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value
  return `${partOf('year')}-${partOf('month')}-${partOf('day')}`
}

/** The day in India with its weekday, as `Saturday, 21 Nov 2026`. */
export function weekdayOf(date: Date | string): string {
  return `${days[new Date(isoDayOf(date)).getUTCDay()]}, ${dayOf(date)}`
}

/** The day that is so many after `2026-11-21`, or before it. */
export function daysAfter(isoDay: string, count: number): string {
  const day = new Date(isoDay)
  day.setUTCDate(day.getUTCDate() + count)
  return day.toISOString().slice(0, 10)
}

/** The time of day in India, as `17:05`. */
export function clockOf(date: Date | string): string {
  return clockInIndia.format(new Date(date))
}

/** When the day `2026-11-21` begins in India, in UTC. */
export function startOfDay(isoDay: string): string {
  return new Date(`${isoDay}T00:00:00.000+05:30`).toISOString()
}

/** The last millisecond of the day `2026-11-21` in India, in UTC. */
export function endOfDay(isoDay: string): string {
  return new Date(`${isoDay}T23:59:59.999+05:30`).toISOString()
}

/** Day and time in India as forms have them typed, as `2026-11-23T09:00`; with seconds where there are any. */
export function typedMomentOf(date: Date | string): string {
  const moment = new Date(date)
  const rest = moment.getTime() % 60_000
  const seconds = rest === 0 ? '' : `:${(rest / 1000).toFixed(3).padStart(6, '0')}`
  return `${isoDayOf(moment)}T${clockOf(moment)}${seconds}`
}

/** The moment that is typed so, as ISO 8601 in UTC; null of what is none. */
export function momentTyped(typed: string): string | null {
  const date = new Date(`${typed.length === 16 ? `${typed}:00` : typed}+05:30`)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}

/** Day and time in India in few words, as `Mon 23 Nov, 9:00`; with the year where it is not that of `now`. */
export function shortMomentOf(date: Date | string, now: Date | string = new Date()): string {
  const [year] = isoDayOf(date).split('-')
  const whole = dayOf(date).replace(/^0/, '')
  const day = isoDayOf(now).startsWith(`${year}-`) ? whole.slice(0, -5) : whole
  return `${weekdayOf(date).slice(0, 3)} ${day}, ${clockOf(date).replace(/^0/, '')}`
}
