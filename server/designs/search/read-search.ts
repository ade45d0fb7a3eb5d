import { readSaid, readSaidWithArea, type Said } from '#contract/said/read.ts'
import type { Understood } from '#contract/said/understood.ts'
import { add, type Bits, has, join, keep, meet } from '../index/bits.ts'
import { fewSlots, listed } from '../index/parts.ts'
import type { Scratch } from '../index/scratch.ts'
import type { Few, Selection } from '../index/selection.ts'
import { isSaidIn, type Standing, standingOf } from '../index/standing.ts'
import { fewOf } from '../index/universe.ts'
import { factStanding } from './facts.ts'
import { type Group, groupsOf } from './groups.ts'
import { type Spelling, spellingsFor } from './spelling.ts'
import { havingUnwanted, unsaidUnwanted } from './unwanted.ts'

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
 * words alone; with a number beside them as an area; with misspelled words put right. @returns null where none does
 */
export function readSearch(found: Selection, text: string): Selection | null {
  const first = firstThatFinds(found, text)
  // What was understood is said where nothing is found too.
  found.reading = { understood: first?.attempt.understood ?? readSaid(text).understood, spelled: [] }
  return first?.read ?? null
}

/** What a text seeks: as it was read where it finds something, otherwise as it would be read at best. */
export function soughtBy(found: Selection, text: string): Pick<Attempt, 'understood' | 'groups'> {
  const attempt = firstThatFinds(found, text)?.attempt ?? readAtBest(found, text)
  const groups = attempt.groups.filter(({ idle }) => idle === null || !attempt.optional.includes(idle))
  return { understood: attempt.understood, groups }
}

function readAtBest(found: Selection, text: string): Omit<Attempt, 'spelled'> {
  const { understood, rest } = readSaid(unwantedPutRight(found, text).text)
  return { understood, groups: groupsOf(rest, found.catalogue.synonyms), optional: ['joining', 'general'] }
}

function firstThatFinds(found: Selection, text: string) {
  const { scratch, fewScratch } = found.catalogue
  for (const next of attempts(found, text)) {
    const [mark, fewMark] = [scratch.mark, fewScratch.mark]
    const attempt = next()
    const read = attempt && tried(found.copy(), attempt)
    if (read) return { read, attempt }
    scratch.free(mark)
    fewScratch.free(fewMark)
  }
  return null
}

/** A text with what is misspelled of what is unwanted put right: however it is read, nothing is found by those words. */
function unwantedPutRight(found: Selection, text: string): { text: string; spelled: Spelling[] } {
  const spelled = spellingsFor(found, unsaidUnwanted(found, readSaid(text).understood))
  return { text: corrected(text, spelled), spelled }
}

/** The ways to read a text, in the order in which they are tried; null where one is the same as another. */
function attempts(found: Selection, typed: string): (() => Attempt | null)[] {
  const { synonyms } = found.catalogue
  const { text, spelled: unwanted } = unwantedPutRight(found, typed)
  const said = readSaid(text)
  const read = (
    { understood, rest }: typeof said,
    optional: Attempt['optional'],
    spelled: Spelling[] = unwanted,
  ): Attempt => ({ understood, groups: groupsOf(rest, synonyms), optional, spelled })
  const plain = withoutUnwanted(text, said)
  return [
    () => (said.understood.length > 0 ? read(said, ['joining', 'general']) : null),
    () => {
      const next = read(plain, ['joining', 'general'])
      return isBareNumber(said, next) ? read(plain, ['joining']) : next
    },
    () => {
      const withArea = readSaidWithArea(text)
      return withArea && read(withArea, ['joining', 'general'])
    },
    () => {
      const spelled = spellingsFor(found, lostWords(found, groupsOf(said.rest, synonyms)))
      return spelled.length > 0
        ? read(readSaid(corrected(text, spelled)), ['joining', 'general'], [...unwanted, ...spelled])
        : null
    },
  ]
}

/** A text as words alone. What is unwanted is none of them, however the rest is read. */
function withoutUnwanted(text: string, { understood }: Said): Said {
  const unwanted = understood.filter(({ kind }) => kind === 'unwanted')
  const rest = unwanted.reduceRight(
    (left, { start, words }) => `${left.slice(0, start)} ${left.slice(start + words.length)}`,
    text,
  )
  return { understood: unwanted, rest }
}

/** Of '1 bhk' no more than the 1 would be left, which stands in any text. */
function isBareNumber({ understood }: Said, { groups }: Attempt): boolean {
  return understood.length > 0 && groups.every(({ word, idle }) => idle !== null || /^\p{Nd}+$/u.test(word))
}

function tried(found: Selection, { understood, groups, optional, spelled }: Attempt): Selection | null {
  const { catalogue } = found
  const telling = groups.filter(({ idle }) => idle === null || !optional.includes(idle))
  const isEnough = understood.length > 0 || telling.length > 0
  const required = isEnough ? telling : optional.includes('general') ? anyOf(groups) : groups
  if (understood.length + groups.length === 0) return null
  const unwanted = understood.filter((one) => one.kind === 'unwanted')
  if (unwanted.length > 0) found.leaveOut(havingUnwanted(catalogue, unwanted))
  for (const [kind, alike] of Map.groupBy(understood, (one) => one.kind)) {
    if (kind !== 'unwanted') found.narrow(factStanding(catalogue, alike))
    if (found.size === 0) return null
  }
  // Long words are rare: after the first few often nothing is left.
  const rarestFirst = required.toSorted((one, other) => other.word.length - one.word.length)
  const others = groups.filter((group) => !required.includes(group))
  if (!findAll(found, rarestFirst, others)) return null
  found.reading = {
    understood: understood.map((one) => ({ ...one, words: typed(one.words, spelled) })),
    spelled,
  }
  return found
}

/**
 * Narrows a selection to where all that is required stands, and ranks that by where it and the others stand. Where so few
 * are left that they can be looked at one by one, they are. @returns whether any are left
 */
function findAll(found: Selection, required: Group[], others: Group[]): boolean {
  const { catalogue } = found
  let next = 0
  let { size } = found
  for (; size > fewSlots && next < required.length; next++) {
    found.saying((required[next] as Group).alternatives)
    size = found.size
  }
  if (size === 0) return false
  if (size <= fewSlots) return findFew(found, required.slice(next), [...required.slice(0, next), ...others])
  for (const { alternatives } of [...required, ...others])
    found.rank(() => standingOf(catalogue, alternatives))
  return true
}

function findFew(found: Selection, required: Group[], others: Group[]): boolean {
  const { catalogue } = found
  const { fewScratch } = catalogue
  const slots = listed(found.slots)
  const few = fewOf(slots, fewScratch)
  const standings: Few['standings'] = []
  const left = fewScratch.take()
  for (let place = 0; place < slots.length; place++) add(left, place)
  for (const { alternatives } of required) {
    const standing = standingOf(catalogue, alternatives, few)
    keep(left, where(standing, fewScratch))
    if (!meet(left, left)) return false
    standings.push(() => standing)
  }
  for (const { alternatives } of others) standings.push(() => standingOf(catalogue, alternatives, few))
  found.keepOnly(slots.filter((_slot, place) => has(left, place)))
  if (standings.length > 0) found.few = { slots, standings }
  return true
}

function where({ titles, names, texts }: Standing, scratch: Scratch): Bits {
  const all = scratch.take(titles)
  join(all, names)
  join(all, texts)
  return all
}

/** One group for all of them, of which any will do. */
function anyOf(groups: Group[]): Group[] {
  const alternatives = groups.flatMap(({ alternatives }) => alternatives)
  return groups.slice(0, 1).map((first) => ({ ...first, alternatives }))
}

/** The words that no design says in any form, without those that need not be said. */
function lostWords(found: Selection, groups: Group[]): string[] {
  const { catalogue, slots } = found
  return groups
    .filter(({ idle, alternatives }) => idle === null && !isSaidIn(catalogue, slots, alternatives))
    .map(({ word }) => word)
}

/** Words as they were before they were put right. */
function typed(text: string, spelled: Spelling[]): string {
  return spelled.reduce((all, { words, value }) => all.replace(value, words), text)
}

/** The text with words put right, whatever their letter case. */
function corrected(text: string, spelled: Spelling[]): string {
  return spelled.reduce((all, { words, value }) => all.replace(new RegExp(words, 'i'), value), text)
}
