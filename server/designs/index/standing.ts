import { type Bits, join, keep, meet, without } from './bits.ts'
import type { Catalogue } from './catalogue.ts'
import type { Scratch } from './scratch.ts'
import { everySlot, type Universe } from './universe.ts'

/** One way to say what is sought: words that must all be said. */
export interface Alternative {
  words: string[]
  /** Another word than was typed: it tells less in a title. */
  isOther: boolean
  /** Only whole words count. */
  isWhole?: true
}

/** Where something that is sought stands; no design is in two of the first three. */
export interface Standing {
  /** In the title or code; among tags and placement; in a description. */
  titles: Bits
  names: Bits
  texts: Bits
  /** As a whole word, where it stands weightiest. */
  whole: Bits
}

type ByWeight = readonly [Bits, Bits, Bits]

/** Where one of the alternatives stands. It lies in the scratch sets of the universe. */
export function standingOf(
  catalogue: Catalogue,
  alternatives: readonly Alternative[],
  universe: Universe = everySlot(catalogue.scratch),
): Standing {
  const { scratch } = universe
  const [titles, names, texts] = threeOf(scratch)
  const whole = threeOf(scratch)
  for (const { words, isOther, isWhole } of alternatives) {
    if (!words.every((word) => isSaid(catalogue, word, isWhole))) continue
    const mark = scratch.mark
    const begun = isWhole ? null : phrase(catalogue, words, universe, joinBegun)
    // Of another word no more counts than that it is there.
    const asWhole = isWhole || !isOther ? phrase(catalogue, words, universe, joinWhole) : null
    const said = (begun ?? asWhole) as ByWeight
    join(isOther ? names : titles, said[0])
    join(names, said[1])
    join(texts, said[2])
    if (!isOther && asWhole) for (const [weight, set] of asWhole.entries()) join(whole[weight] as Bits, set)
    scratch.free(mark)
  }
  without(names, titles)
  without(texts, titles)
  without(texts, names)
  // Where it stands weightiest.
  without(whole[1], titles)
  without(whole[2], titles)
  without(whole[2], names)
  join(whole[0], whole[1])
  join(whole[0], whole[2])
  return { titles, names, texts, whole: whole[0] }
}

/** Leaves in `bits` where one of the alternatives stands, wherever: less work than to tell where. */
export function keepSaid(catalogue: Catalogue, bits: Bits, alternatives: readonly Alternative[]): void {
  const { scratch } = catalogue
  const mark = scratch.mark
  const any = scratch.take()
  for (const { words, isWhole } of alternatives) {
    if (!words.every((word) => isSaid(catalogue, word, isWhole))) continue
    const [only] = words
    if (words.length === 1) joinAnywhere(catalogue, only as string, isWhole, any)
    else {
      const all = scratch.take(bits)
      for (const word of words) {
        const one = scratch.take()
        joinAnywhere(catalogue, word, isWhole, one)
        keep(all, one)
      }
      join(any, all)
    }
  }
  keep(bits, any)
  scratch.free(mark)
}

/** Whether one of the alternatives stands in any of the slots. */
export function isSaidIn(catalogue: Catalogue, slots: Bits, alternatives: readonly Alternative[]): boolean {
  const [first] = alternatives
  const isPlain = first?.words.length === 1 && !first.isWhole
  if (isPlain && catalogue.words.isBegunIn(first.words[0] as string, slots)) return true
  const { scratch } = catalogue
  const mark = scratch.mark
  const bits = scratch.take(slots)
  keepSaid(catalogue, bits, alternatives)
  scratch.free(mark)
  return meet(bits, bits)
}

function joinAnywhere(catalogue: Catalogue, word: string, isWhole = false, bits: Bits): void {
  const joinWord = isWhole ? joinWhole : joinBegun
  joinWord(catalogue, word, [bits, bits, bits], everySlot(catalogue.scratch))
}

function isSaid({ words, placementTerms }: Catalogue, word: string, isWhole = false): boolean {
  if (isWhole ? words.has(word) : words.begins(word)) return true
  return [...placementTerms.values()].some((terms) =>
    terms.some((term) => (isWhole ? term === word : term.startsWith(word))),
  )
}

function threeOf(scratch: Scratch): ByWeight {
  return [scratch.take(), scratch.take(), scratch.take()]
}

type JoinWord = (catalogue: Catalogue, word: string, sets: ByWeight, universe: Universe) => void

/** Where all of the words stand: what is in a title counts as in a name too, and what is in either as in a text. */
function phrase(catalogue: Catalogue, words: string[], universe: Universe, joinWord: JoinWord): ByWeight {
  const { scratch } = universe
  const [first, ...others] = words
  const all = threeOf(scratch)
  joinWord(catalogue, first as string, all, universe)
  for (const word of others) {
    const mark = scratch.mark
    const one = threeOf(scratch)
    joinWord(catalogue, word, one, universe)
    for (const [titles, names, texts] of [all, one]) {
      join(names, titles)
      join(texts, names)
    }
    for (const [weight, set] of all.entries()) keep(set, one[weight] as Bits)
    scratch.free(mark)
  }
  return all
}

const joinBegun: JoinWord = (catalogue, sought, sets, universe) => {
  catalogue.words.join(sought, sets, universe)
  joinPlaced(catalogue, (term) => term.startsWith(sought), sets, universe)
}

const joinWhole: JoinWord = (catalogue, word, sets, universe) => {
  catalogue.words.joinWhole(word, sets, universe)
  joinPlaced(catalogue, (term) => term === word, sets, universe)
}

/** A word of a category's or subcategory's name counts as one of each of its designs. */
function joinPlaced(
  { placementTerms, slots }: Catalogue,
  isSought: (term: string) => boolean,
  sets: ByWeight,
  universe: Universe,
): void {
  for (const [id, terms] of placementTerms) {
    if (!terms.some(isSought)) continue
    const posting = slots.inCategory.get(id) ?? slots.inSubcategory.get(id)
    if (posting) universe.join(posting, sets[1])
  }
}
