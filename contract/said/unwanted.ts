import { idleness } from './idle.ts'
import { type Found, Phrases } from './phrases.ts'
import { type Token, wordSet } from './tokens.ts'

/** Said before what must not be, and behind it. */
const before = new Phrases<true>([['without,not,no,w / o,bina,bagair,बिना,बगैर', true]])
const behind = new Phrases<true>([
  [
    'ke bina,ki bina,ke bagair,nahi,nahin,nahi chahiye,nahin chahiye,not needed,not required,not wanted,के बिना,के बगैर,नहीं,नहीं चाहिए',
    true,
  ],
])
/** What follows these is said of something else: not only, no matter, no. 21. */
const otherwise = wordSet('only just more less fewer later matter problem longer doubt one')
/** What may stand before the name of a thing. */
const articles = wordSet('a an any the in of on with')
const conjunctions = wordSet('or nor and ya aur या और')
/** So many words may name one thing: private swimming pool. */
const mostWords = 3

/** What must not be: from its first token to the one behind its last. */
interface Unwanted {
  from: number
  to: number
}

/**
 * What is said to be unwanted: without parking, no vastu or lift, not duplex, bina parking, garden nahi chahiye.
 * @param endOf where what is read of a house ends, if it begins at a token
 */
export function unwantedAt(
  tokens: readonly Token[],
  index: number,
  endOf: (index: number) => number | undefined,
): Found<Unwanted> | undefined {
  const sign = before.at(tokens, index)
  if (!sign) {
    const after = isName(tokens[index]) ? unwantedBehind(tokens, index + 1) : undefined
    return after === undefined ? undefined : { value: { from: index, to: index + 1 }, next: after }
  }
  const from = articles.has(tokens[sign.next]?.word ?? '') ? sign.next + 1 : sign.next
  const first = tokens[from]
  if (!first || otherwise.has(first.word) || (first.number !== undefined && tokens[index]?.word === 'no'))
    return undefined
  let to = endOfOne(tokens, from, endOf)
  while (to > from && conjunctions.has(tokens[to]?.word ?? '')) {
    const next = endOfOne(tokens, to + 1, endOf)
    if (next === to + 1) break
    to = next
  }
  return to > from ? { value: { from, to }, next: unwantedBehind(tokens, to) ?? to } : undefined
}

/** The token behind the words that say that what stands before a token is unwanted. */
export function unwantedBehind(tokens: readonly Token[], index: number): number | undefined {
  return behind.at(tokens, index)?.next
}

/** Each thing of those that are unwanted together. */
export function unwantedOnes(said: string): string[] {
  const ones: string[][] = [[]]
  for (const word of said.split(/\s+/)) {
    if (conjunctions.has(word.toLowerCase())) ones.push([])
    else ones.at(-1)?.push(word)
  }
  return ones.map((words) => words.join(' ')).filter(Boolean)
}

/** Behind one thing that is read, or behind the words of another. */
function endOfOne(
  tokens: readonly Token[],
  from: number,
  endOf: (index: number) => number | undefined,
): number {
  const end = endOf(from)
  if (end !== undefined) return end
  let to = from
  while (to < from + mostWords && isName(tokens[to]) && (to === from || goesOn(tokens[to], endOf(to))))
    to += 1
  return to
}

/** Whether a word may name a thing. */
function isName(token: Token | undefined): boolean {
  return token !== undefined && /^\p{L}[\p{L}\p{M}]/u.test(token.word) && idleness(token.word) !== 'joining'
}

/** Without parking, house for 3 bhk: neither what is sought anyway nor what is read belongs to the name. */
function goesOn(token: Token | undefined, end: number | undefined): boolean {
  return end === undefined && idleness(token?.word ?? '') === null
}
