import { termsOf } from '../../database/terms.ts'
import { type Bits, bitsFor, has } from './bits.ts'
import { type ByWeight, Incoming, weights } from './occurrences.ts'
import type { Universe } from './universe.ts'
import { Vocabulary } from './vocabulary.ts'

/** Beginnings of up to so many letters are kept; words with a longer one are looked up among those. */
const keptLetters = 3

/** It holds the words of a single slot at once, and all others from when it is asked for first. */
interface Beginning {
  letters: string
  target: number
  isComplete: boolean
  /** Beginnings of a letter more, or the words with this one where no longer ones are kept. */
  longer: (string | Beginning)[]
}

/** Which designs say which words. */
export class Words {
  /** Every word that some design says or said. */
  readonly vocabulary = new Vocabulary()
  readonly #incoming = new Incoming()
  /** The target of each word. */
  readonly #words = new Map<string, number>()
  /** Words that stand in one slot alone, such as a code's number: the slot and the weight, as one number. */
  readonly #singles = new Map<string, number>()
  readonly #beginnings = new Map<string, Beginning>()
  /** By a word's target those of its complete beginnings, which grow with it. */
  readonly #growing = new Map<number, number[]>()
  #slots = 0

  /** @param texts by weight. @param slot greater than every one before */
  add(slot: number, texts: readonly [title: string, names: string, text: string]): void {
    this.#slots = slot + 1
    for (const [weight, text] of texts.entries())
      for (const term of termsOf(text)) this.#addTerm(term, slot, weight)
  }

  /** Whether some design says or said exactly this word. */
  has(word: string): boolean {
    return this.#words.has(word) || this.#singles.has(word)
  }

  /** Whether some design says or said a word that begins so. */
  begins(sought: string): boolean {
    const beginning = this.#beginnings.get(sought.slice(0, keptLetters))
    if (!beginning || sought.length <= keptLetters) return beginning !== undefined
    return beginning.longer.some((word) => typeof word === 'string' && word.startsWith(sought))
  }

  /** Adds the slots in which a word begins with `sought`. */
  join(sought: string, sets: ByWeight, universe: Universe): void {
    this.#incoming.arrive()
    const beginning = this.#beginnings.get(sought.slice(0, keptLetters))
    if (!beginning) return
    if (sought.length > keptLetters) {
      for (const word of beginning.longer)
        if (typeof word === 'string' && word.startsWith(sought)) this.#joinWord(word, sets, universe)
      return
    }
    if (!beginning.isComplete) this.#complete(beginning)
    this.#incoming.at(beginning.target).joinTo(sets, universe)
  }

  /** Adds the slots in which `word` is one. */
  joinWhole(word: string, sets: ByWeight, universe: Universe): void {
    this.#incoming.arrive()
    this.#joinWord(word, sets, universe)
  }

  /** Whether in one of some slots a word begins with `sought`. */
  isBegunIn(sought: string, bits: Bits): boolean {
    this.#incoming.arrive()
    const beginning = this.#beginnings.get(sought.slice(0, keptLetters))
    if (!beginning) return false
    if (sought.length > keptLetters)
      return beginning.longer.some(
        (word) => typeof word === 'string' && word.startsWith(sought) && this.#isWordIn(word, bits),
      )
    if (!beginning.isComplete) this.#complete(beginning)
    return this.#incoming.at(beginning.target).isIn(bits)
  }

  #isWordIn(term: string, bits: Bits): boolean {
    const word = this.#words.get(term)
    if (word !== undefined && this.#incoming.at(word).isIn(bits)) return true
    const single = this.#singles.get(term)
    return single !== undefined && has(bits, slotOf(single))
  }

  #joinWord(term: string, sets: ByWeight, universe: Universe): void {
    const word = this.#words.get(term)
    if (word !== undefined) this.#incoming.at(word).joinTo(sets, universe)
    const single = this.#singles.get(term)
    if (single !== undefined) universe.add(slotOf(single), sets[weightOf(single)] as Bits)
  }

  #addTerm(term: string, slot: number, weight: number): void {
    const word = this.#words.get(term) ?? this.#wordOf(term, slot, weight)
    if (word === undefined) return
    this.#incoming.add(word, slot, weight)
    if (this.#growing.size === 0) return
    for (const beginning of this.#growing.get(word) ?? []) this.#incoming.add(beginning, slot, weight)
  }

  /** What has been a single until now, and is none any more with this slot; undefined where it still is one. */
  #wordOf(term: string, slot: number, weight: number): number | undefined {
    const single = this.#singles.get(term)
    if (single === undefined) this.#addSingle(ofItsOwn(term), slot, weight)
    if (single === undefined || slotOf(single) === slot) return undefined
    const word = this.#incoming.open()
    this.#words.set(ofItsOwn(term), word)
    this.#singles.delete(term)
    this.#incoming.add(word, slotOf(single), weightOf(single))
    const complete = this.#beginningsOf(term).filter(({ isComplete }) => isComplete)
    if (complete.length > 0)
      this.#growing.set(
        word,
        complete.map(({ target }) => target),
      )
    return word
  }

  #addSingle(word: string, slot: number, weight: number): void {
    this.vocabulary.add(word)
    this.#singles.set(word, slot * weights + weight)
    const beginnings = this.#beginningsOf(word)
    for (const { target } of beginnings) this.#incoming.add(target, slot, weight)
    if (word.length > keptLetters) beginnings.at(-1)?.longer.push(word)
  }

  /** The shortest first; what is not known yet is made. */
  #beginningsOf(term: string): Beginning[] {
    const found: Beginning[] = []
    for (let length = 1; length <= Math.min(keptLetters, term.length); length++) {
      const letters = term.slice(0, length)
      let beginning = this.#beginnings.get(letters)
      if (!beginning) {
        beginning = { letters, target: this.#incoming.open(), isComplete: false, longer: [] }
        this.#beginnings.set(letters, beginning)
        found.at(-1)?.longer.push(beginning)
      }
      found.push(beginning)
    }
    return found
  }

  #complete(beginning: Beginning): void {
    const { target } = beginning
    const sets = [bitsFor(this.#slots), bitsFor(this.#slots), bitsFor(this.#slots)] as const
    this.#incoming.at(target).joinTo(sets)
    for (const word of this.#wordsWith(beginning)) {
      this.#incoming.at(word).joinTo(sets)
      const growing = this.#growing.get(word)
      if (growing) growing.push(target)
      else this.#growing.set(word, [target])
    }
    this.#incoming.at(target).become(sets)
    beginning.isComplete = true
  }

  /** The targets of the words with a beginning, singles left out. */
  *#wordsWith({ letters, longer }: Beginning): Generator<number> {
    const own = this.#words.get(letters)
    if (own !== undefined) yield own
    for (const one of longer)
      if (typeof one === 'object') yield* this.#wordsWith(one)
      else {
        const word = this.#words.get(one)
        if (word !== undefined) yield word
      }
  }
}

const slotOf = (single: number) => Math.floor(single / weights)
const weightOf = (single: number) => single % weights

/** A long word that is cut out of a text would keep the whole text in memory. */
function ofItsOwn(word: string): string {
  return word.split('').join('')
}
