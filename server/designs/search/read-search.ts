import { readSaid } from '#contract/said/read.ts'
import type { Understood } from '#contract/said/understood.ts'
import { countBoth } from '../index/bits.ts'
import type { Selection } from '../index/selection.ts'
import { standingOf } from '../index/standing.ts'
import { factStanding } from './facts.ts'
import { type Group, groupsOf } from './groups.ts'
import { type Spelling, spellingsFor } from './spelling.ts'

/** How a text was read: what of it was understood, and which words were taken for others. */
export interface Reading {
  understood: Understood[]
  spelled: Spelling[]
}

/** One way to read a text. */
interface Attempt extends Reading {
  groups: Group[]
  /** The words that need not be there, if others are. */
  optional: Group['idle'][]
}

/**
 * The designs that a text seeks, by the first way of reading it that finds any: as a description of a house and words; as
 * words alone; without the words that say nothing; with misspelled words put right. @returns null where none does
 */
export function readSearch(found: Selection, text: string): Selection | null {
  return firstThatFinds(found, text)?.read ?? null
}

/** What a text seeks: as it was read where it finds something, otherwise as it would be read at best. */
export function soughtBy(found: Selection, text: string): Pick<Attempt, 'understood' | 'groups'> {
  const said = readSaid(text)
  const attempt = firstThatFinds(found, text)?.attempt ?? {
    understood: said.understood,
    groups: groupsOf(said.rest, found.catalogue.synonyms),
    optional: ['joining' as const, 'general' as const],
  }
  const groups = attempt.groups.filter(({ idle }) => idle === null || !attempt.optional.includes(idle))
  return { understood: attempt.understood, groups }
}

function firstThatFinds(found: Selection, text: string) {
  const { scratch } = found.catalogue
  for (const next of attempts(found, text)) {
    const mark = scratch.mark
    const attempt = next()
    const read = attempt && tried(found.copy(), attempt)
    if (read) return { read, attempt }
    scratch.free(mark)
  }
  return null
}

/** The ways to read a text, in the order in which they are tried; null where one is the same as another. */
function attempts(found: Selection, text: string): (() => Attempt | null)[] {
  const { synonyms } = found.catalogue
  const said = readSaid(text)
  const read = (
    { understood, rest }: typeof said,
    optional: Attempt['optional'],
    spelled: Spelling[] = [],
  ): Attempt => ({ understood, groups: groupsOf(rest, synonyms), optional, spelled })
  const plain = { understood: [], rest: text }
  return [
    () => (said.understood.length > 0 ? read(said, ['joining', 'general']) : null),
    () => read(plain, ['joining']),
    () => {
      const next = read(plain, ['joining', 'general'])
      return next.groups.some(({ idle }) => idle === 'general') ? next : null
    },
    () => {
      const spelled = spellingsFor(found, lostWords(found, groupsOf(said.rest, synonyms)))
      return spelled.length > 0
        ? read(readSaid(corrected(text, spelled)), ['joining', 'general'], spelled)
        : null
    },
  ]
}

function tried(found: Selection, { understood, groups, optional, spelled }: Attempt): Selection | null {
  const { catalogue } = found
  const telling = groups.filter(({ idle }) => idle === null || !optional.includes(idle))
  const isEnough = understood.length > 0 || telling.length > 0
  const required = isEnough ? telling : optional.includes('general') ? anyOf(groups) : groups
  if (understood.length + groups.length === 0) return null
  for (const alike of Map.groupBy(understood, ({ kind }) => kind).values()) {
    found.narrow(factStanding(catalogue, alike))
    if (found.size === 0) return null
  }
  // Long words are rare: after the first few often nothing is left.
  for (const { alternatives } of required.toSorted((one, other) => other.word.length - one.word.length)) {
    found.narrow(standingOf(catalogue, alternatives))
    if (found.size === 0) return null
  }
  for (const group of groups)
    if (!required.includes(group)) found.rank(standingOf(catalogue, group.alternatives))
  found.reading = {
    understood: understood.map((one) => ({ ...one, words: typed(one.words, spelled) })),
    spelled,
  }
  return found
}

/** One group for all of them, of which any will do. */
function anyOf(groups: Group[]): Group[] {
  const alternatives = groups.flatMap(({ alternatives }) => alternatives)
  return groups.slice(0, 1).map((first) => ({ ...first, alternatives }))
}

/** The words that no design says in any form. */
function lostWords(found: Selection, groups: Group[]): string[] {
  const { catalogue, slots } = found
  return groups.flatMap(({ word, alternatives }) => {
    const mark = catalogue.scratch.mark
    const { titles, names, texts } = standingOf(catalogue, alternatives)
    const isSaid = [titles, names, texts].some((set) => countBoth(set, slots) > 0)
    catalogue.scratch.free(mark)
    return isSaid ? [] : [word]
  })
}

/** Words as they were before they were put right. */
function typed(text: string, spelled: Spelling[]): string {
  return spelled.reduce((all, { words, value }) => all.replace(value, words), text)
}

/** The text with words put right, whatever their letter case. */
function corrected(text: string, spelled: Spelling[]): string {
  return spelled.reduce((all, { words, value }) => all.replace(new RegExp(words, 'i'), value), text)
}
