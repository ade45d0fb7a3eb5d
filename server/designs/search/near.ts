import { toMetres } from '#contract/lengths.ts'
import type { Miss } from '#contract/near.ts'
import { codeTyped } from '#contract/said/code.ts'
import type { Understood } from '#contract/said/understood.ts'
import { tagValue } from '#contract/tags.ts'
import { toRupees } from '../../database/money.ts'
import type { Scope } from '../../publishing/scope.ts'
import { type DesignFilters, filterDesigns, passing } from '../filters.ts'
import { type Bits, each, has, join, without } from '../index/bits.ts'
import type { Catalogue } from '../index/catalogue.ts'
import { sidesOf } from '../index/plots.ts'
import { Selection } from '../index/selection.ts'
import { standingOf } from '../index/standing.ts'
import { areaSought, factStanding } from './facts.ts'
import {
  isFigure,
  missedArea,
  missedCount,
  missedFacing,
  missedPlot,
  missedPrice,
  missedSide,
  missedWhole,
  type Off,
  type SayMiss,
} from './misses.ts'
import { soughtBy } from './read-search.ts'
import { havingUnwanted } from './unwanted.ts'

const most = { designs: 12, misses: 2, together: 1.5 }

export interface Near {
  slot: number
  by: Miss[]
}

/** One thing that is sought: which slots have it, and by how much another misses it; null where it is not near. */
interface Wish {
  met: Bits
  missed(slot: number): Off | null
}

/**
 * The designs just outside of what a query seeks, those that miss least first: at most a dozen, none of which miss more than
 * two things. What is featured, trending or incomplete is never near.
 */
export function nearDesigns(catalogue: Catalogue, query: DesignFilters, scope: Scope, say: SayMiss): Near[] {
  const { featured, trending, missing, id } = query
  const found = filterDesigns(catalogue, { featured, trending, missing, id }, scope)
  if (!found) return []
  const wishes = wishesOf(found, query)
  if (wishes.length === 0) return []
  const best: { slot: number; off: number; offs: Off[] }[] = []
  each(found.slots, (slot) => {
    const limit = best.length < most.designs ? most.together : (best.at(-1)?.off ?? 0)
    const near = nearness(wishes, slot, limit)
    if (!near) return
    const place = best.findIndex(
      ({ off, slot: other }) => off > near.off || (off === near.off && isNewer(catalogue, slot, other)),
    )
    best.splice(place < 0 ? best.length : place, 0, { slot, ...near })
    if (best.length > most.designs) best.pop()
  })
  return best.map(({ slot, offs }) => ({
    slot,
    by: offs.map(({ off: _, words, ...miss }) => ({ ...miss, words: words(say) })),
  }))
}

function nearness(wishes: Wish[], slot: number, limit: number): { off: number; offs: Off[] } | null {
  const missed = wishes.filter(({ met }) => !has(met, slot))
  if (missed.length === 0 || missed.length > most.misses) return null
  const offs: Off[] = []
  let together = 0
  for (const wish of missed) {
    const off = wish.missed(slot)
    if (!off) return null
    together += off.off
    offs.push(off)
  }
  // What has nothing of what is sought is not near it.
  if (missed.length === wishes.length && !offs.every(({ what }) => isFigure(what))) return null
  if (together > limit) return null
  return { off: together, offs }
}

function isNewer({ slots }: Catalogue, one: number, other: number): boolean {
  return (slots.ids[one] as string) > (slots.ids[other] as string)
}

function wishesOf(found: Selection, query: DesignFilters): Wish[] {
  const { catalogue } = found
  const { understood, groups } = query.search?.trim()
    ? soughtBy(found, codeTyped(query.search) ?? query.search)
    : { understood: [], groups: [] }
  const words = groups.map(({ word, alternatives }) => {
    const { titles, names, texts } = standingOf(catalogue, alternatives)
    return { met: joined(catalogue, [titles, names, texts]), missed: () => missedWhole.words(word) }
  })
  const facts = [...Map.groupBy(understood, ({ kind }) => kind).values()].flatMap((alike) =>
    factWish(catalogue, alike),
  )
  return [...facts, ...words, ...filterWishes(catalogue, query)]
}

/** Many a house that is described well says nothing of these. */
const isSeldomSaid = { bedrooms: false, bathrooms: true, floors: false, parking: true }

/** What was understood of a text. */
function factWish(catalogue: Catalogue, alike: Understood[]): Wish[] {
  const { titles, names, texts } = factStanding(catalogue, alike)
  const met = joined(catalogue, [titles, names, texts])
  const { rooms, plots } = catalogue.slots
  const [first] = alike
  switch (first?.kind) {
    case 'bedrooms':
    case 'bathrooms':
    case 'floors':
    case 'parking': {
      const { kind } = first
      const asked = alike.map(({ value }) => value as number)
      const unsaid = isSeldomSaid[kind] ? missedWhole.words(first.words) : null
      return [
        {
          met,
          missed(slot) {
            const is = rooms.count(kind, slot)
            return is === null ? unsaid : missedCount(kind, is, asked)
          },
        },
      ]
    }
    case 'facing': {
      const asked = alike.flatMap((one) => (one.kind === 'facing' ? [one.value] : []))
      return [{ met, missed: (slot) => missedFacing(rooms.facing(slot), asked) }]
    }
    case 'plot': {
      const asked = sidesOf(first.value)
      return asked ? [{ met, missed: (slot) => missedPlot(plots.at(slot), asked) }] : []
    }
    case 'frontage': {
      const asked = toMetres(first.value.length, first.value.unit)
      return [{ met, missed: (slot) => missedSide(plots.at(slot), asked) }]
    }
    case 'area': {
      const [least, greatest] = areaSought(first.value)
      return [{ met, missed: (slot) => missedArea(areaOf(catalogue, slot), least, greatest) }]
    }
    case 'budget': {
      const { least, most: greatest } = first.value
      return [
        {
          met,
          missed: (slot) => missedPrice(priceOf(catalogue, slot), least ?? -Infinity, greatest ?? Infinity),
        },
      ]
    }
    case 'unwanted': {
      const having = havingUnwanted(
        catalogue,
        alike.filter((one) => one.kind === 'unwanted'),
      )
      const others = catalogue.scratch.take(catalogue.slots.live)
      without(others, having)
      return [{ met: others, missed: () => null }]
    }
    case 'code':
      return [{ met, missed: () => missedWhole.words(first.value) }]
    default:
      return []
  }
}

/** What is chosen beside the text. */
function filterWishes(catalogue: Catalogue, query: DesignFilters): Wish[] {
  const { rooms } = catalogue.slots
  const {
    minPrice,
    maxPrice,
    minArea,
    maxArea,
    bedrooms,
    floors,
    facing,
    picture,
    color,
    tag,
    categorySlug,
    subcategorySlug,
  } = query
  const only = (filters: DesignFilters): Bits => narrowedTo(catalogue, filters)
  const wishes: (Wish | false)[] = [
    (minPrice ?? maxPrice) !== undefined && {
      met: only({ minPrice, maxPrice }),
      missed: (slot) => missedPrice(priceOf(catalogue, slot), minPrice ?? -Infinity, maxPrice ?? Infinity),
    },
    (minArea ?? maxArea) !== undefined && {
      met: only({ minArea, maxArea }),
      missed: (slot) => missedArea(areaOf(catalogue, slot), minArea ?? -Infinity, maxArea ?? Infinity),
    },
    bedrooms !== undefined && {
      met: only({ bedrooms }),
      missed: (slot) => missedCount('bedrooms', rooms.count('bedrooms', slot), bedrooms),
    },
    floors !== undefined && {
      met: only({ floors }),
      missed: (slot) => missedCount('floors', rooms.count('floors', slot), floors),
    },
    facing !== undefined && {
      met: only({ facing }),
      missed: (slot) => missedFacing(rooms.facing(slot), facing),
    },
    picture !== undefined && { met: only({ picture }), missed: () => missedWhole.picture(picture) },
    color !== undefined && { met: only({ color }), missed: () => missedWhole.color(color) },
    ...(tag ?? [])
      .map(tagValue)
      .map((one) => ({ met: only({ tag: [one] }), missed: () => missedWhole.tag(one) })),
    categorySlug !== undefined && {
      met: only({ categorySlug }),
      missed: (slot) => missedWhole.category(placeOf(catalogue, slot, 'categories')),
    },
    subcategorySlug !== undefined && {
      met: only({ subcategorySlug }),
      missed: (slot) => missedWhole.subcategory(placeOf(catalogue, slot, 'subcategories')),
    },
  ]
  return wishes.filter((wish) => wish !== false)
}

/** The slots that pass some filters, in a set of its own among those that are in use. */
function narrowedTo(catalogue: Catalogue, filters: DesignFilters): Bits {
  const bits = catalogue.scratch.take()
  const { scratch } = catalogue
  const mark = scratch.mark
  const found = passing(Selection.beside(catalogue), filters)
  if (found) join(bits, found.slots)
  scratch.free(mark)
  return bits
}

function joined(catalogue: Catalogue, sets: Bits[]): Bits {
  const bits = catalogue.scratch.take()
  for (const set of sets) join(bits, set)
  return bits
}

function priceOf({ slots }: Catalogue, slot: number): number {
  return toRupees(slots.figures.price[slot] as number) ?? Number.NaN
}

function areaOf({ slots }: Catalogue, slot: number): number {
  return slots.figures.area[slot] as number
}

function placeOf(
  { placements, slots }: Catalogue,
  slot: number,
  kind: 'categories' | 'subcategories',
): string {
  const within = kind === 'categories' ? slots.inCategory : slots.inSubcategory
  return placements[kind].find(({ id }) => within.get(id)?.has(slot))?.name ?? ''
}
