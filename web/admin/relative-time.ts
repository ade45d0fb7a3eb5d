const words = new Intl.RelativeTimeFormat('en')
const units: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** How long ago something was, in the largest unit that fits: '3 hours ago', 'just now'. */
export function relativeTime(date: string, now = Date.now()): string {
  const seconds = (now - Date.parse(date)) / 1000
  const fitting = units.find(([, length]) => seconds >= length)
  return fitting ? words.format(-Math.floor(seconds / fitting[1]), fitting[0]) : 'just now'
}
