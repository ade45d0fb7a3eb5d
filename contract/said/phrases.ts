import { comparable, type Token } from './tokens.ts'

/** Part of a text, from its first token to the one behind its last. */
export interface Found<Value> {
  value: Value
  next: number
}

const known = new Set<string>()

/** Every word of every phrase that is read. */
export function knownWords(): ReadonlySet<string> {
  return known
}

/** What some phrases mean, found by the longest that begins at a token. */
export class Phrases<Value> {
  /** By the first word, the longest first. */
  readonly #byFirst = new Map<string, { words: string[]; value: Value }[]>()

  /** @param said the phrases of each meaning, commas between them; what is written together may be said apart too */
  constructor(said: readonly (readonly [phrases: string, value: Value])[]) {
    for (const [phrases, value] of said) for (const phrase of phrases.split(',')) this.#add(phrase, value)
    for (const list of this.#byFirst.values())
      list.sort((one, other) => other.words.length - one.words.length)
  }

  at(tokens: readonly Token[], index: number): Found<Value> | undefined {
    const first = tokens[index]
    if (!first) return undefined
    for (const { words, value } of this.#byFirst.get(first.word) ?? []) {
      const next = behind(tokens, index, words)
      if (next !== undefined) return { value, next }
    }
    return undefined
  }

  #add(phrase: string, value: Value): void {
    const words = phrase.trim().split(' ').map(comparable)
    for (const word of words) known.add(word)
    const list = this.#byFirst.get(words[0] as string) ?? []
    list.push({ words, value })
    this.#byFirst.set(words[0] as string, list)
  }
}

/** Dots and hyphens may stand between the words: sq. ft., north-east. */
function behind(tokens: readonly Token[], from: number, words: string[]): number | undefined {
  let next = from
  for (const [position, word] of words.entries()) {
    if (position > 0) while (/^[.\-–]$/.test(tokens[next]?.word ?? '')) next += 1
    if (tokens[next]?.word !== word) return undefined
    next += 1
  }
  return next
}

/** The token behind a full stop or hyphen that is glued to what stands before it. */
export function past(tokens: readonly Token[], index: number, signs: RegExp): number {
  return signs.test(tokens[index]?.word ?? '') ? index + 1 : index
}
