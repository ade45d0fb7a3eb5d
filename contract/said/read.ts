import { toSquareFeet } from '../areas.ts'
import { toMetres } from '../lengths.ts'
import { areaAt, bareAreaAt } from './area.ts'
import { bathroomsAt } from './bathrooms.ts'
import { boundedAt } from './bounded.ts'
import { budgetAt } from './budget.ts'
import { codeAt, longestBeginning } from './code.ts'
import { directionAt } from './direction.ts'
import { frontageAt } from './frontage.ts'
import { idleness } from './idle.ts'
import { parkingAt } from './parking.ts'
import { type Found, knownWords } from './phrases.ts'
import { loneSideIn, plotAt, plotOfAnySizeAt } from './plot.ts'
import { bedroomsAt } from './rooms.ts'
import { storeysAt } from './storeys.ts'
import { type Token, tokensOf } from './tokens.ts'
import type { Kind, Meanings, Understood } from './understood.ts'
import { unwantedAt, unwantedBehind } from './unwanted.ts'

/** What a text says of a house in figures, and the words that are left. */
export interface Said {
  /** What was not understood, as it was typed. */
  rest: string
  /** In the order in which it was typed. Of one kind there may be several: 2 or 3 BHK. */
  understood: Understood[]
}

/** What is unwanted is said of all the others. */
type ReadKind = Exclude<Kind, 'unwanted'>

type Reader<Name extends Kind> = (
  tokens: readonly Token[],
  index: number,
  before: Kind | undefined,
) => Found<Meanings[Name][]> | undefined

type Readers = { [Name in ReadKind]: Reader<Name> }

/** Each reads what begins at a token; the first that finds something has it. */
const readers: Readers = {
  code: (tokens, index) => listed(codeAt(tokens, index)),
  area: (tokens, index) => listed(areaAt(tokens, index)),
  plot: (tokens, index) => listed(plotAt(tokens, index)),
  frontage: (tokens, index) => listed(frontageAt(tokens, index)),
  bedrooms: (tokens, index) => boundedAt(tokens, index, bedroomsAt),
  bathrooms: counted(bathroomsAt),
  floors: counted(storeysAt),
  facing: (tokens, index, before) => listed(directionAt(tokens, index, before === 'plot')),
  parking: counted(parkingAt),
  budget: (tokens, index) => listed(budgetAt(tokens, index)),
}

/** Where a plot is asked for. */
const readersOfAnySize: Readers = {
  ...readers,
  plot: (tokens, index) => listed(plotOfAnySizeAt(tokens, index)),
}

/** What says how large a house is, what it costs or which it is: beside it a number is no area. */
const sizes: ReadonlySet<Kind> = new Set(['area', 'code', 'budget'])

/** Everything that can be understood. */
const readKinds = Object.keys(readers) as ReadKind[]
export const kinds = ['unwanted', ...readKinds] as [Kind, ...Kind[]]

/** Things of which one number is said, with what bounds it. */
function counted(readAt: (tokens: readonly Token[], index: number) => Found<number> | undefined) {
  return (tokens: readonly Token[], index: number) =>
    boundedAt(tokens, index, (all, from) => listed(readAt(all, from)))
}

function listed<Value>(found: Found<Value> | undefined): Found<Value[]> | undefined {
  return found && { ...found, value: [found.value] }
}

/** Reads plots, frontages, bedrooms, bathrooms, storeys, parking, facings, areas, budgets and codes in the spellings in which they are typed. */
export function readSaid(text: string): Said {
  return readBy(readers, text)
}

/** The same, a plot that is too small or too large for any house as well: whoever asks for one can be told so. */
export function readSaidOfAnySize(text: string): Said {
  return readBy(readersOfAnySize, text)
}

/** The only side of a plot that is said, where all else that is left says no more than that a house is sought. */
export function readLoneSide({ rest, understood }: Said): 'width' | 'depth' | undefined {
  return understood.some(({ kind }) => kind === 'frontage') ? 'width' : loneSideIn(rest, isIdle)
}

function readBy(readers: Readers, text: string): Said {
  const tokens = tokensOf(text)
  const understood: Understood[] = []
  let rest = ''
  let end = 0
  for (let index = 0; index < tokens.length; ) {
    if (!canBegin(tokens, index)) {
      index += 1
      continue
    }
    const before = end > 0 && tokens[index - 1]?.end === end ? understood.at(-1)?.kind : undefined
    const found = thingAt(readers, text, tokens, index, before)
    if (!found) index += 1
    else {
      understood.push(...found.value)
      rest += `${text.slice(end, tokens[index]?.start)} `
      end = tokens[found.next - 1]?.end ?? end
      index = found.next
    }
  }
  rest += text.slice(end)
  const said = withBareArea(text, { rest: rest.replace(/\s+/g, ' ').trim(), understood }, isIdle)
  return { ...said, understood: withoutPlotsArea(said.understood) }
}

/** The same, where the only number that is left is an area beside other words too: villa 1200. Null where it is none. */
export function readSaidWithArea(text: string): Said | null {
  const said = readSaid(text)
  const withArea = withBareArea(text, said, ({ number }) => number === undefined)
  return withArea === said ? null : withArea
}

function isIdle({ word }: Token): boolean {
  return idleness(word) !== null || /^[=:,.()]$/.test(word)
}

/** The only number that is left is an area where nothing but what may stand beside it is, and neither area, code nor sum was said. */
function withBareArea(text: string, said: Said, mayStandBeside: (token: Token) => boolean): Said {
  const { rest, understood } = said
  if (!/\p{Nd}/u.test(rest) || understood.some(({ kind }) => sizes.has(kind))) return said
  const tokens = tokensOf(rest)
  const at = tokens.findIndex(({ number }) => number !== undefined)
  const isAlone = tokens.every((token, index) => index === at || mayStandBeside(token))
  const area = isAlone ? bareAreaAt(tokens, at) : undefined
  const number = tokens[at]
  if (!area || !number) return said
  const words = rest.slice(number.start, number.end)
  const others = `${rest.slice(0, number.start)} ${rest.slice(number.end)}`.replace(/\s+/g, ' ').trim()
  const bare = { kind: 'area' as const, value: area.value, words, start: text.indexOf(words) }
  return { rest: others, understood: [...understood, bare].sort((one, other) => one.start - other.start) }
}

/** '1200 sq ft 30x40' says the plot twice, not how much is built on it. */
function withoutPlotsArea(understood: Understood[]): Understood[] {
  const plot = understood.find((one) => one.kind === 'plot')?.value
  if (!plot) return understood
  const area = toMetres(plot.width, plot.unit) * toMetres(plot.depth, plot.unit) * toSquareFeet(1, 'sqm')
  return understood.filter(({ kind, value }) => {
    if (kind !== 'area' || value.about === null) return true
    return Math.abs(toSquareFeet(value.about, value.unit) / area - 1) > 0.05
  })
}

/** Most words of a text begin nothing that is read: a number, a word of the trade, or the letters of a code do. */
function canBegin(tokens: readonly Token[], index: number): boolean {
  const { number, word } = tokens[index] as Token
  return (
    number !== undefined ||
    knownWords().has(word) ||
    (word.length <= longestBeginning && index + 1 < tokens.length) ||
    unwantedBehind(tokens, index + 1) !== undefined
  )
}

function thingAt(
  readers: Readers,
  text: string,
  tokens: readonly Token[],
  index: number,
  before: Kind | undefined,
): Found<Understood[]> | undefined {
  const wanted = wantedAt(readers, text, tokens, index, before)
  const unwanted = wanted
    ? readBehind(tokens, index, wanted.next)
    : unwantedAt(tokens, index, (from) => wantedAt(readers, text, tokens, from, undefined)?.next)
  if (!unwanted) return wanted
  const within = (from: number, next: number) => text.slice(tokens[from]?.start, tokens[next - 1]?.end)
  const { value, next } = unwanted
  const what = within(value.from, value.to)
  const start = tokens[index]?.start ?? 0
  return { value: [{ kind: 'unwanted', value: what, words: within(index, next), start }], next }
}

/** What was read, if it is said to be unwanted behind it: 2 floors nahi chahiye. */
function readBehind(tokens: readonly Token[], from: number, to: number) {
  const next = unwantedBehind(tokens, to)
  return next === undefined ? undefined : { value: { from, to }, next }
}

function wantedAt(
  readers: Readers,
  text: string,
  tokens: readonly Token[],
  index: number,
  before: Kind | undefined,
): Found<Understood[]> | undefined {
  for (const kind of readKinds) {
    const found = readers[kind](tokens, index, before)
    if (!found) continue
    const start = tokens[index]?.start ?? 0
    const words = text.slice(start, tokens[found.next - 1]?.end)
    const value = found.value.map((one) => ({ kind, value: one, words, start }) as Understood)
    return { value, next: found.next }
  }
  return undefined
}
