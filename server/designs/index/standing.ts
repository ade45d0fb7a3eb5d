import { type Bits, join, keep, without } from './bits.ts'
import type { Catalogue } from './catalogue.ts'

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

/** Where one of the alternatives stands. It lies in the catalogue's scratch sets. */
export function standingOf(catalogue: Catalogue, alternatives: readonly Alternative[]): Standing {
  const { scratch } = catalogue
  const [titles, names, texts] = [scratch.take(), scratch.take(), scratch.take()] as const
  const whole = [scratch.take(), scratch.take(), scratch.take()] as const
  for (const { words, isOther, isWhole } of alternatives) {
    if (!words.every((word) => isSaid(catalogue, word, isWhole))) continue
    const mark = scratch.mark
    const said = phrase(catalogue, words, isWhole)
    join(isOther ? names : titles, said.begun[0])
    join(names, said.begun[1])
    join(texts, said.begun[2])
    if (!isOther) for (const [weight, set] of said.whole.entries()) join(whole[weight] as Bits, set)
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

function isSaid({ words, placementTerms }: Catalogue, word: string, isWhole = false): boolean {
  if (isWhole ? words.has(word) : words.begins(word)) return true
  return [...placementTerms.values()].some((terms) =>
    terms.some((term) => (isWhole ? term === word : term.startsWith(word))),
  )
}

type ByWeight = readonly [Bits, Bits, Bits]

/** Where all of the words stand: what is in a title counts as in a name too, and what is in either as in a text. */
function phrase(
  catalogue: Catalogue,
  words: string[],
  isWhole = false,
): { begun: ByWeight; whole: ByWeight } {
  const [first, ...others] = words
  const all = wordSets(catalogue, first as string)
  for (const word of others) {
    const mark = catalogue.scratch.mark
    const one = wordSets(catalogue, word)
    for (const sets of [all, one])
      for (const { 0: titles, 1: names, 2: texts } of [sets.begun, sets.whole]) {
        join(names, titles)
        join(texts, names)
      }
    for (const kind of ['begun', 'whole'] as const)
      for (const [weight, set] of all[kind].entries()) keep(set, one[kind][weight] as Bits)
    catalogue.scratch.free(mark)
  }
  return isWhole ? { begun: all.whole, whole: all.whole } : all
}

function wordSets(catalogue: Catalogue, word: string): { begun: ByWeight; whole: ByWeight } {
  const { scratch } = catalogue
  const begun = [scratch.take(), scratch.take(), scratch.take()] as const
  const whole = [scratch.take(), scratch.take(), scratch.take()] as const
  catalogue.words.join(word, begun, whole)
  joinPlaced(catalogue, word, begun, whole)
  return { begun, whole }
}

/** A word of a category's or subcategory's name counts as one of each of its designs. */
function joinPlaced(
  { placementTerms, slots }: Catalogue,
  sought: string,
  begun: ByWeight,
  whole: ByWeight,
): void {
  for (const [id, terms] of placementTerms) {
    if (!terms.some((word) => word.startsWith(sought))) continue
    const posting = slots.inCategory.get(id) ?? slots.inSubcategory.get(id)
    posting?.joinTo(begun[1])
    if (terms.includes(sought)) posting?.joinTo(whole[1])
  }
}
