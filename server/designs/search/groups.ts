import { idleness } from '#contract/said/idle.ts'
import { mostSought, termsOf } from '../../database/terms.ts'
import type { Alternative } from '../index/standing.ts'
import type { Synonyms } from './synonyms.ts'

/** A word that is sought, with what is found in its place. */
export interface Group {
  word: string
  alternatives: Alternative[]
  /** How much it tells: `idleness`. */
  idle: 'joining' | 'general' | null
}

/** Letters of each half of two words that were written as one. */
const leastHalf = 3

/**
 * The words of a text with their other forms: without a plural's ending, as one word with the next or apart, and by the
 * firm's synonyms. One that begins another asks for nothing more; of very many the longest count.
 */
export function groupsOf(text: string, synonyms: Synonyms): Group[] {
  const terms = termsOf(text)
  const others = terms.map((word) => otherForms(word))
  for (const [index, word] of terms.entries()) {
    const next = terms[index + 1]
    if (next !== undefined && isWord(word) && isWord(next))
      for (const one of [index, index + 1]) others[one]?.push({ words: [word + next], isOther: false })
    for (const { length, means } of synonyms.at(terms, index))
      for (let one = index; one < index + length; one++)
        others[one]?.push(...means.map((words) => ({ words, isOther: true })))
  }
  const groups = terms.map((word, index) => ({
    word,
    alternatives: [{ words: [word], isOther: false }, ...(others[index] ?? [])],
    idle: idleness(word),
  }))
  const telling = groups.filter(
    ({ word }, index) =>
      terms.indexOf(word) === index && !terms.some((other) => other !== word && other.startsWith(word)),
  )
  if (telling.length <= mostSought) return telling
  return telling.toSorted((one, other) => other.word.length - one.word.length).slice(0, mostSought)
}

function isWord(word: string): boolean {
  return word.length > 2 && /^\p{L}+$/u.test(word)
}

/** Without a plural's ending, and cut in two where that may be two words, or a code without its dash. */
function otherForms(word: string): Alternative[] {
  const forms: Alternative[] = [...singulars(word)].map((form) => ({ words: [form], isOther: false }))
  // The beginning of a code without its dash: arc10.
  const [, letters, digits] = /^(\p{L}{2,4})(\d+)$/u.exec(word) ?? []
  if (letters && digits) forms.push({ words: [letters, digits], isOther: false })
  if (/^[a-z]+$/.test(word))
    for (let cut = leastHalf; cut <= word.length - leastHalf; cut++)
      forms.push({ words: [word.slice(0, cut), word.slice(cut)], isOther: false, isWhole: true })
  return forms
}

/** What a word may be without a plural's ending. */
export function singulars(word: string): Set<string> {
  const forms = new Set<string>()
  if (!/^[a-z]{4,}$/.test(word) || word.endsWith('ss')) return forms
  if (word.endsWith('ies')) forms.add(`${word.slice(0, -3)}y`)
  if (/(?:s|x|z|ch|sh)es$/.test(word)) forms.add(word.slice(0, -2))
  if (word.endsWith('s')) forms.add(word.slice(0, -1))
  return forms
}
