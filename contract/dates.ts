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

/** Day and time in India, as `21 Nov 2026, 14:05`. */
export function momentOf(date: Date | string): string {
  return `${dayOf(date)}, ${clockInIndia.format(new Date(date))}`
}

/** The day in India, as `2026-11-21`. */
export function isoDayOf(date: Date | string): string {
  const parts = inIndia.formatToParts(new Date(date))
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value
  return `${partOf('year')}-${partOf('month')}-${partOf('day')}`
}
