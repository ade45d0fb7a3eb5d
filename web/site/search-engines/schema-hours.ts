const names = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const written = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
const severalDays = {
  weekday: [0, 4],
  weekend: [5, 6],
  daily: [0, 6],
  'every day': [0, 6],
  'all days': [0, 6],
}

const oneDay = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?\\b\\.?'
const through = '\\s*(?:-|–|—|\\bto\\b)\\s*'
const time = '\\d{1,2}(?:[:.]\\d\\d)?(?:\\s*[ap]\\.?m\\b\\.?)?(?:\\s*hrs\\b)?'

/** Made when they are first asked for: what runs as a module is read stays in the code of a browser, which has no use for it. */
let made: ReturnType<typeof makePatterns> | undefined

function patterns() {
  made ??= makePatterns()
  return made
}

function makePatterns() {
  const days = `(?:(?:${Object.keys(severalDays).join('|')})s?\\b|${oneDay}(?:${through}${oneDay})?)`
  const dayList = `(${days}(?:(?:\\s*[,&/]\\s*|\\s+and\\s+)${days})*)`
  const span = `${time}\\s*(?:-|–|—|to|till|until)\\s*${time}(?![\\d:])`
  const spanList = `(${span}(?:(?:\\s*[,&]\\s*|\\s+and\\s+)${span})*)`
  return {
    eachOfDays: new RegExp(days, 'g'),
    closed: new RegExp(`^(?:closed\\s+(?:on\\s+)?${dayList}|${dayList}\\s*[:,-]?\\s*closed\\b)`),
    daysFirst: new RegExp(`^${dayList}\\s*[:,-]?\\s*(?:from\\s+)?${spanList}`),
    daysLast: new RegExp(`^${spanList}[\\s,:]+(?:on\\s+)?${dayList}(?!\\s*[:,-]?\\s*(?:\\d|closed))`),
    daysLeftOut: new RegExp(`^${spanList}`),
  }
}

type Days = [first: number, last: number][]

interface Said {
  /** None where hours are said of no day by name. */
  open: { days?: Days; hours: string[] }[]
  closed: Days
}

/**
 * The opening hours as search engines read them (`Mo-Sa 10:00-18:30`): of what was typed, the lines that say just that. Hours
 * without days are those of all that are not said to be closed, and nothing where none is.
 */
export function schemaHours(typed: string): string[] {
  const said = typed.split('\n').map(readLine)
  const isClosed = said.flatMap(({ closed }) => closed)
  const others = isClosed.length > 0 ? daysBut(isClosed) : []
  return said.flatMap(({ open }) =>
    open.flatMap(({ days = others, hours }) =>
      days.length > 0 ? hours.map((each) => `${inSchema(days)} ${each}`) : [],
    ),
  )
}

/** Nothing where a part of the line says something else: it may take back what the rest says. */
function readLine(line: string): Said {
  const said: Said = { open: [], closed: [] }
  let rest = trimmed(line.toLowerCase().replace(/[()]/g, ' , ')).replace(/^open\b[\s:]*/, '')
  while (rest !== '') {
    const found = readPart(rest, said)
    if (!found) return { open: [], closed: [] }
    rest = trimmed(rest.slice(found.length))
  }
  return said
}

/** @returns the part at the beginning of the text, which is added to what is said; undefined where it says neither days nor hours */
function readPart(text: string, said: Said): string | undefined {
  const { closed, daysFirst, daysLast, daysLeftOut } = patterns()
  const shut = closed.exec(text)
  if (shut) {
    said.closed.push(...daysOf(shut[1] ?? shut[2] ?? ''))
    return shut[0]
  }
  const [before, after] = [daysFirst.exec(text), daysLast.exec(text)]
  const [whole, hours, of] = before
    ? [before[0], before[2], before[1]]
    : (after ?? daysLeftOut.exec(text) ?? [])
  const read = hours === undefined ? undefined : hoursOf(hours)
  if (whole === undefined || !read) return undefined
  said.open.push({ ...(of !== undefined && { days: daysOf(of) }), hours: read })
  return whole
}

function trimmed(text: string): string {
  return text.replace(/^[\s,;|]+|[\s,;|.]+$/g, '')
}

function daysOf(list: string): Days {
  return [...list.matchAll(patterns().eachOfDays)].map(([each]) => {
    for (const [name, [first = 0, last = 0]] of Object.entries(severalDays))
      if (each.startsWith(name)) return [first, last]
    const ends = each.split(new RegExp(through)).map((name) => names.indexOf(name.slice(0, 3)))
    return [ends[0] ?? 0, ends.at(-1) ?? 0]
  })
}

/** The other days of the week, those that follow each other together. */
function daysBut(those: Days): Days {
  const left: Days = []
  for (const day of names.keys()) {
    if (those.some((span) => isWithin(day, span))) continue
    const before = left.at(-1)
    if (before?.[1] === day - 1) before[1] = day
    else left.push([day, day])
  }
  return left
}

/** A span that ends earlier in the week than it begins goes on past Sunday. */
function isWithin(day: number, [first, last]: Days[number]): boolean {
  return first <= last ? first <= day && day <= last : day >= first || day <= last
}

function inSchema(days: Days): string {
  return days
    .map(([first, last]) => [...new Set([first, last])].map((day) => written[day]).join('-'))
    .join(',')
}

/** Undefined where one of them is no time that a clock shows. */
function hoursOf(list: string): string[] | undefined {
  const times = [...list.matchAll(/(\d{1,2})(?:[:.](\d\d))?(?:\s*([ap])\.?m\b)?/g)].map(timeOf)
  const spans: string[] = []
  for (let index = 0; index < times.length; index += 2) {
    const [from, till] = [times[index], times[index + 1]]
    if (!from || !till) return undefined
    spans.push(spanOf(from, till).map(onClock).join('-'))
  }
  return spans
}

interface Time {
  /** Since midnight; where the half of the day is not said, as it stands. */
  minutes: number
  hasHalf: boolean
  /** A figure that may as well be one of the afternoon. */
  mayBeLate: boolean
}

function timeOf([, hour = '', minute = '00', half]: string[]): Time | undefined {
  const typed = Number(hour)
  if (typed > 24 || Number(minute) > 59 || (half && (typed < 1 || typed > 12))) return undefined
  const hours = half ? (typed % 12) + (half === 'p' ? 12 : 0) : typed
  const hasHalf = half !== undefined
  return { minutes: hours * 60 + Number(minute), hasHalf, mayBeLate: !hasHalf && typed >= 1 && typed < 12 }
}

const halfADay = 12 * 60
/** No firm opens before it by a clock of 24 hours. */
const earliest = 6 * 60

function spanOf(from: Time, till: Time): [from: number, till: number] {
  const lateFrom = from.mayBeLate ? from.minutes + halfADay : from.minutes
  if (till.hasHalf) return [lateFrom < till.minutes ? lateFrom : from.minutes, till.minutes]
  if (till.mayBeLate && till.minutes > from.minutes && from.mayBeLate && from.minutes < earliest)
    return [lateFrom, till.minutes + halfADay]
  const isLate = till.mayBeLate && till.minutes <= from.minutes && till.minutes + halfADay > from.minutes
  return [from.minutes, isLate ? till.minutes + halfADay : till.minutes]
}

function onClock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
