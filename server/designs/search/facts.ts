import { type AreaUnit, toSquareFeet } from '#contract/areas.ts'
import { toMetres } from '#contract/lengths.ts'
import type { Kind, Meanings, Range, Understood } from '#contract/said/understood.ts'
import { toPaise } from '../../database/money.ts'
import { termsOf } from '../../database/terms.ts'
import type { Figure } from '../filters.ts'
import { add, type Bits, join, keep, without } from '../index/bits.ts'
import type { Catalogue } from '../index/catalogue.ts'
import { sidesOf } from '../index/plots.ts'
import { type Alternative, type Standing, standingOf } from '../index/standing.ts'
import { type TraitKind, traits } from '../index/traits.ts'

/** How far from what is sought a figure may be, and still be what is meant. */
const tolerance = { plot: 0.05, area: 0.1 }
/** So near counts as the same. */
const same = { plot: 0.005, area: 0.02 }

interface Sets {
  /** What is just as sought. */
  exact: Bits
  /** What is near enough, or says so in words. */
  alike: Bits
  /** What a description tells of it, where the house says nothing. */
  told: Bits
  /** What says something of it, whatever that is. */
  known: Bits
}

type Joined<Name extends Kind> = (catalogue: Catalogue, value: Meanings[Name], sets: Sets) => void

const joined: { [Name in Kind]: Joined<Name> } = {
  bedrooms: (catalogue, number, sets) =>
    joinTraits(catalogue, sets, 'bedrooms', traits.bedrooms(number), number),
  bathrooms: (catalogue, number, sets) =>
    joinTraits(catalogue, sets, 'bathrooms', traits.bathrooms(number), number),
  floors: (catalogue, number, sets) => joinTraits(catalogue, sets, 'floors', traits.floors(number), number),
  parking: (catalogue, number, sets) =>
    joinTraits(catalogue, sets, 'parking', traits.parking(number), number),
  facing(catalogue, side, sets) {
    joinTraits(catalogue, sets, 'facing', traits.facing(side), side)
    catalogue.slots.having.get(traits.facing('any'))?.joinTo(sets.alike)
  },
  plot({ slots: { plots, length } }, plot, { exact, alike, known }) {
    const sides = sidesOf(plot)
    if (!sides) return
    plots.joinAlike(sides, same.plot, exact, length)
    plots.joinAlike(sides, tolerance.plot, alike, length)
    plots.joinKnown(known, length)
  },
  frontage({ slots: { plots, length } }, side, { exact, alike, known }) {
    const metres = toMetres(side.length, side.unit)
    plots.joinWithSide(metres, same.plot, exact, length)
    plots.joinWithSide(metres, tolerance.plot, alike, length)
    plots.joinKnown(known, length)
  },
  area(catalogue, { unit, ...range }, { exact, alike, known }) {
    const [least, most] = boundsOf(range, tolerance.area).map((bound) => toSquareFeet(bound, unit))
    const [nearest, farthest] = boundsOf(range, same.area).map((bound) => toSquareFeet(bound, unit))
    joinFigures(catalogue, 'area', [nearest as number, farthest as number], exact)
    joinFigures(catalogue, 'area', [least as number, most as number], alike)
    joinFigures(catalogue, 'area', [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY], known)
    const { plots, length } = catalogue.slots
    const squareMetre = toSquareFeet(1, 'sqm')
    if (isOfLand[unit])
      plots.joinWithArea((least as number) / squareMetre, (most as number) / squareMetre, alike, length)
  },
  budget(catalogue, range, { exact, known }) {
    const [least, most] = boundsOf(range, 0).map((bound) =>
      Number.isFinite(bound) ? (toPaise(bound) ?? 0) : bound,
    )
    joinFigures(catalogue, 'price', [least as number, most as number], exact)
    // Words are no price.
    join(known, catalogue.slots.live)
  },
  code: () => undefined,
  unwanted: () => undefined,
}

/** Plots are sold in gaj and cents; a house is measured in square feet or metres. */
const isOfLand: Record<AreaUnit, boolean> = { sqft: false, sqm: false, gaj: true, cent: true }

/**
 * Where one of several things of one kind that were understood holds: what the design's house says counts like a tag, and
 * the words themselves count where they stand; in a description, if the design says nothing else of it.
 */
export function factStanding(catalogue: Catalogue, understood: readonly Understood[]): Standing {
  const { scratch } = catalogue
  const sets = {
    exact: scratch.take(),
    alike: scratch.take(),
    told: scratch.take(),
    known: scratch.take(),
  }
  for (const { kind, value } of understood) (joined[kind] as Joined<Kind>)(catalogue, value as never, sets)
  join(sets.alike, sets.exact)
  const said = understood.map(({ kind, value, words }) => termsOf(kind === 'code' ? String(value) : words))
  const standing = standingOf(catalogue, said.filter(({ length }) => length > 0).map(literally))
  if (understood.some(({ kind }) => kind === 'code')) return standing
  const { titles, names, texts, whole } = standing
  // A number alone may be part of a code or of a sentence as well.
  if (!understood.every(({ words }) => isBare(words))) {
    keep(texts, whole)
    without(texts, sets.known)
    join(texts, sets.told)
    keep(names, whole)
  }
  // What says it in as many words comes first.
  join(titles, names)
  whole.fill(0)
  join(whole, sets.exact)
  names.set(sets.alike)
  without(names, titles)
  without(texts, titles)
  without(texts, names)
  return standing
}

/** Whether the words are a number and nothing else. */
function isBare(words: string): boolean {
  return /^\p{Nd}+$/u.test(words)
}

/** Beginnings of words tell little: '3 bed' begins '30 bedding rolls'; a whole word of some length may go on, as it is typed. */
function literally(words: string[]): Alternative {
  const isOneWord = words.length === 1 && /^\p{L}{4}/u.test(words[0] ?? '')
  return { words, isOther: false, ...(isOneWord || isBare(words.join(' ')) ? {} : { isWhole: true }) }
}

function joinTraits<Name extends TraitKind>(
  { slots, placementTraits }: Catalogue,
  { exact, alike, told, known }: Sets,
  kind: Name,
  trait: string,
  value: Meanings[Name],
): void {
  const said = traits.said(kind, value)
  slots.having.get(trait)?.joinTo(exact)
  slots.having.get(said)?.joinTo(alike)
  slots.having.get(traits.told(kind, value))?.joinTo(told)
  slots.having.get(traits.known(kind))?.joinTo(known)
  for (const [id, all] of placementTraits)
    if (all.includes(said)) (slots.inCategory.get(id) ?? slots.inSubcategory.get(id))?.joinTo(alike)
}

/** The slots whose figure lies between both. */
function joinFigures(
  { orders, slots }: Catalogue,
  name: Figure,
  [least, most]: [number, number],
  bits: Bits,
): void {
  const order = orders[`${name}Rising`]
  const values = slots.figures[name]
  const start = order.place((slot) => ((values[slot] as number) < least ? -1 : 0))
  const end = order.place((slot) => ((values[slot] as number) <= most ? -1 : 0))
  for (let index = start; index < end; index++) add(bits, order.at(index))
}

/** The least and the greatest area that is sought, in square feet: the same where about so much is. */
export function areaSought({ unit, ...range }: Meanings['area']): [least: number, most: number] {
  const [least, most] = boundsOf(range, 0)
  return [toSquareFeet(least, unit), toSquareFeet(most, unit)]
}

function boundsOf({ about, least, most }: Range, part: number): [least: number, most: number] {
  if (about !== null) return [about * (1 - part), about * (1 + part)]
  return [least ?? Number.NEGATIVE_INFINITY, most ?? Number.POSITIVE_INFINITY]
}
