import { knownWords } from '#contract/said/phrases.ts'
import { count, keep } from '../index/bits.ts'
import type { Selection } from '../index/selection.ts'
import { standingOf } from '../index/standing.ts'
import { Vocabulary } from '../index/vocabulary.ts'

/** As many are put right in one search, and looked up for each. */
const most = { words: 3, choices: 12 }

/** Words of plots and rooms, which need not stand in any design. */
const ofTrade = new Vocabulary()
for (const word of knownWords()) ofTrade.add(word)

export interface Spelling {
  words: string
  value: string
}

/** For words that find nothing among the designs, those with the fewest other letters that find something. */
export function spellingsFor(found: Selection, words: readonly string[]): Spelling[] {
  return words.slice(0, most.words).flatMap((word) => {
    const value = nearest(found, word)
    return value === undefined ? [] : [{ words: word, value }]
  })
}

function nearest(found: Selection, word: string): string | undefined {
  const { words, placementTerms, synonyms } = found.catalogue
  const named = new Vocabulary()
  for (const term of new Set([...synonyms.words, ...[...placementTerms.values()].flat()])) named.add(term)
  const sources = [words.vocabulary, named, ofTrade].map((vocabulary) => vocabulary.near(word))
  const wrong = Math.min(...sources.map((near) => (near.words.length > 0 ? near.wrong : Infinity)))
  const near = sources.map((source) => (source.wrong === wrong ? source.words.slice(0, most.choices) : []))
  const [said = [], ...others] = near
  const counted = [...said, ...(others[0] ?? [])].map((choice) => ({ choice, count: countOf(found, choice) }))
  const best = counted.reduce((one, other) => (other.count > one.count ? other : one), {
    choice: '',
    count: 0,
  })
  return best.count > 0 ? best.choice : others.flat()[0]
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
