import { readSaid } from '#contract/said/read.ts'
import type { Meanings, Understood } from '#contract/said/understood.ts'
import { unwantedOnes } from '#contract/said/unwanted.ts'
import { termsOf } from '../../database/terms.ts'
import { type Bits, join, keep, without } from '../index/bits.ts'
import type { Catalogue } from '../index/catalogue.ts'
import type { Selection } from '../index/selection.ts'
import { type Alternative, isSaidIn, keepSaid, standingOf } from '../index/standing.ts'
import { factStanding } from './facts.ts'
import { groupsOf } from './groups.ts'

/** Of a shorter word that no design says, another is more often meant than mistyped: who wants no lawn minds no dawn. */
const leastMisspelled = 6

/** What must not be, with the words that said so. */
interface Unwanted {
  value: Meanings['unwanted']
  words: string
}

/** The designs that have something that is unwanted, but for those whose title says it just so: House without Walls. */
export function havingUnwanted(catalogue: Catalogue, unwanted: readonly Unwanted[]): Bits {
  const having = catalogue.scratch.take()
  for (const { value, words } of unwanted) {
    const bits = catalogue.scratch.take()
    for (const one of unwantedOnes(value)) join(bits, withOne(catalogue, one))
    const literally = { words: termsOf(words), isOther: false, isWhole: true as const }
    without(bits, standingOf(catalogue, [literally]).titles)
    join(having, bits)
  }
  return having
}

/** The designs that have one thing, as a search for it would understand it; of its words only whole ones count. */
function withOne(catalogue: Catalogue, one: string): Bits {
  const { scratch, slots, synonyms } = catalogue
  const { understood, rest } = readSaid(one)
  const groups = groupsOf(rest, synonyms).filter(({ idle }) => idle !== 'joining')
  const bits = scratch.take(understood.length + groups.length > 0 ? slots.live : undefined)
  for (const alike of Map.groupBy(understood, ({ kind }) => kind).values()) {
    const { titles, names, texts } = factStanding(catalogue, alike)
    const all = scratch.take(titles)
    join(all, names)
    join(all, texts)
    keep(bits, all)
  }
  for (const { alternatives } of groups) keepSaid(catalogue, bits, alternatives.flatMap(wholly))
  return bits
}

/** The words of what is unwanted that no design says, and that may be misspelled. */
export function unsaidUnwanted({ catalogue, slots }: Selection, understood: readonly Understood[]): string[] {
  const ones = understood.flatMap((one) => (one.kind === 'unwanted' ? unwantedOnes(one.value) : []))
  return ones
    .flatMap((one) => groupsOf(readSaid(one).rest, catalogue.synonyms))
    .filter(({ word, idle }) => idle === null && word.length >= leastMisspelled)
    .filter(({ alternatives }) => !isSaidIn(catalogue, slots, alternatives.flatMap(wholly)))
    .map(({ word }) => word)
}

/** Whole words and their plurals: who wants no car does not mind carved doors. */
function wholly({ words, isOther }: Alternative): Alternative[] {
  const last = words.at(-1) ?? ''
  const plural = [...words.slice(0, -1), `${last}s`]
  return [words, ...(/^[a-z]{3,}$/.test(last) ? [plural] : [])].map((all) => ({
    words: all,
    isOther,
    isWhole: true,
  }))
}
