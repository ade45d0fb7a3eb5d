import { isDeepStrictEqual } from 'node:util'
import type { Synonym } from '#contract/said/synonyms.ts'
import { termsOf } from '../../database/terms.ts'

interface Phrase {
  said: string[]
  /** Each as its words. */
  means: string[][]
}

/** What words mean by the firm's list, found where a phrase of it begins. */
export class Synonyms {
  readonly #list: Synonym[]
  readonly #byFirst = new Map<string, Phrase[]>()

  constructor(list: Synonym[]) {
    this.#list = list
    for (const { said, means } of list) {
      const meant = means.map(termsOf).filter(({ length }) => length > 0)
      for (const words of said.map(termsOf)) {
        const [first] = words
        if (first === undefined) continue
        const phrases = this.#byFirst.get(first) ?? []
        phrases.push({ said: words, means: meant.filter((other) => !isDeepStrictEqual(other, words)) })
        this.#byFirst.set(first, phrases)
      }
    }
  }

  isOf(list: Synonym[]): boolean {
    return isDeepStrictEqual(this.#list, list)
  }

  /** Every word that is typed for another. */
  get words(): Iterable<string> {
    return this.#byFirst.keys()
  }

  /** The phrases that begin at a word, with how many words they have. */
  at(terms: readonly string[], index: number): { length: number; means: string[][] }[] {
    const phrases = this.#byFirst.get(terms[index] as string) ?? []
    return phrases
      .filter(({ said }) => said.every((word, offset) => terms[index + offset] === word))
      .map(({ said, means }) => ({ length: said.length, means }))
  }
}
