const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const named = days.map((day) => `${day[0]?.toUpperCase()}${day[1]}`)
const day = `(${days.join('|')})[a-z]*\\.?`
const time = '(\\d{1,2})(?:[:.](\\d\\d))?\\s*(am|pm)?'
const to = '\\s*(?:-|–|—|to)\\s*'
const rule = new RegExp(`^${day}(?:${to}${day})?[:,]?\\s+${time}${to}${time}$`)

/** The opening hours as search engines read them (`Mo-Sa 10:00-18:30`): of what was typed, the lines that say just that. */
export function schemaHours(typed: string): string[] {
  return typed.split('\n').flatMap((line) => {
    const found = rule.exec(line.trim().toLowerCase())
    if (!found) return []
    const [, first = '', last, ...times] = found
    const [from, till] = [clock(times.slice(0, 3)), clock(times.slice(3))]
    if (!from || !till) return []
    const span = [first, last].filter((name) => name !== undefined).map((name) => named[days.indexOf(name)])
    return [`${span.join('-')} ${from}-${till}`]
  })
}

/** On a clock of 24 hours; nothing for a time that no clock shows. */
function clock([hour = '', minute = '00', half]: (string | undefined)[]): string | undefined {
  const typed = Number(hour)
  if (half && (typed < 1 || typed > 12)) return undefined
  const hours = half ? (typed % 12) + (half === 'pm' ? 12 : 0) : typed
  if (hours > 24 || Number(minute) > 59) return undefined
  return `${String(hours).padStart(2, '0')}:${minute}`
}
