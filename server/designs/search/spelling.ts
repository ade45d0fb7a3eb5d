import { idleness } from '#contract/said/idle.ts'
import { knownWords } from '#contract/said/phrases.ts'
import { count, keep } from '../index/bits.ts'
import type { Selection } from '../index/selection.ts'
import { standingOf } from '../index/standing.ts'
import { Vocabulary } from '../index/vocabulary.ts'
import { singulars } from './groups.ts'

/** As many are put right in one search, and looked up for each. */
const most = { words: 3, choices: 12 }

/** Words of plots and rooms, which need not stand in any design. */
const ofTrade = new Vocabulary()
for (const word of knownWords()) if (idleness(word) !== 'joining') ofTrade.add(word)

export interface Spelling {
  words: string
  value: string
}

/** For words that find nothing among the designs, those with the fewest other letters that find something. */
export function spellingsFor(found: Selection, words: readonly string[]): Spelling[] {
  return words.slice(0, most.words).flatMap((word) => {
    const value = nearest(found, word) ?? nearestOf(found, [...singulars(word)])
    return value === undefined || value === word ? [] : [{ words: word, value }]
  })
}

function nearestOf(found: Selection, forms: string[]): string | undefined {
  return forms.map((form) => nearest(found, form)).find((value) => value !== undefined)
}

function nearest(found: Selection, word: string): string | undefined {
  const { words, placementTerms, synonyms } = found.catalogue
  const named = new Vocabulary()
  for (const term of new Set([...synonyms.words, ...[...placementTerms.values()].flat()])) named.add(term)
  const sources = [words.vocabulary, named, ofTrade].map((vocabulary) => telling(vocabulary.near(word)))
  const wrong = Math.min(...sources.map((near) => (near.words.length > 0 ? near.wrong : Infinity)))
  const near = sources.map((source) =>
    source.wrong === wrong ? byLength(source.words, word).slice(0, most.choices) : [],
  )
  const [said = [], ...others] = near
  const counted = [...said, ...(others[0] ?? [])].map((choice) => ({ choice, count: countOf(found, choice) }))
  const best = counted.reduce((one, other) => (other.count > one.count ? other : one), {
    choice: '',
    count: 0,
  })
  return best.count > 0 ? best.choice : others.flat()[0]
}

/** What only joins others is not what was meant. */
function telling<Near extends { words: readonly string[] }>(near: Near): Near {
  return { ...near, words: near.words.filter((word) => idleness(word) !== 'joining') }
}

/** Letters change places more often than they are left out: of words that are as near, those of its own length come first. */
function byLength(words: readonly string[], word: string): string[] {
  const apart = ({ length }: string) => Math.abs(length - word.length)
  return words.toSorted((one, other) => apart(one) - apart(other))
}

/** How many of the designs say a word. */
function countOf({ catalogue, slots }: Selection, word: string): number {
  const { scratch } = catalogue
  const mark = scratch.mark
  const { whole } = standingOf(catalogue, [{ words: [word], isOther: false, isWhole: true }])
  keep(whole, slots)
  const found = count(whole)
  scratch.free(mark)
  return found
}
