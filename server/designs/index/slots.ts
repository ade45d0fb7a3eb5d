import { type DesignGap, designGaps } from '#contract/design-query.ts'
import { type Status, statuses } from '#contract/publishing.ts'
import { type Figure, figures } from '../filters.ts'
import { add, type Bits, bitsFor, has, remove } from './bits.ts'
import { Footprints } from './footprints.ts'
import { Plots } from './plots.ts'
import { Posting } from './posting.ts'
import { Rooms } from './rooms.ts'
import type { DesignColumns } from './rows.ts'
import { Steps, stepsOf } from './steps.ts'
import { toldTraits, traitsOf } from './traits.ts'

export type Flag = 'featured' | 'trending'

/** What the finder compares with what is asked. */
const steppedFigures = ['price', 'area'] as const satisfies Figure[]
export type SteppedFigure = (typeof steppedFigures)[number]

/**
 * What designs are filtered and ordered by, column by column. A slot is never written again: a changed design takes a new
 * one, and its old one is dead.
 */
export class Slots {
  length = 0
  live: Bits = bitsFor(0)
  readonly ids: string[] = []
  readonly titleKeys: string[] = []
  updatedAt = new Float64Array(0)
  /** How much visitors chose it lately. */
  popularity = new Float64Array(0)
  /** Not a number where the design has none. */
  readonly figures = Object.fromEntries(figures.map((name) => [name, new Float64Array(0)])) as Record<
    Figure,
    Float64Array
  >
  readonly figureSteps: Record<SteppedFigure, Steps> = {
    price: new Steps(stepsOf.price),
    area: new Steps(stepsOf.area),
  }
  readonly flags: Record<Flag, Bits> = { featured: bitsFor(0), trending: bitsFor(0) }
  readonly gaps = Object.fromEntries(designGaps.map((gap) => [gap, bitsFor(0)])) as Record<DesignGap, Bits>
  readonly withStatus = Object.fromEntries(statuses.map((status) => [status, bitsFor(0)])) as Record<
    Status,
    Bits
  >
  /** What visitors see, but for what their category hides; what has no house that says something. */
  readonly seen = { public: bitsFor(0), silent: bitsFor(0) }
  readonly inCategory = new Map<string, Posting>()
  readonly inSubcategory = new Map<string, Posting>()
  readonly tagged = new Map<string, Posting>()
  readonly having = new Map<string, Posting>()
  readonly footprints = new Footprints()
  readonly plots = new Plots()
  readonly rooms = new Rooms()

  /** @returns the design's slot */
  add(row: DesignColumns, popularity = 0): number {
    const slot = this.length
    this.#reserve(slot + 1)
    this.length += 1
    this.ids.push(row.id)
    this.titleKeys.push(byCodePoint(row.titleKey))
    this.updatedAt[slot] = Date.parse(row.updatedAt)
    this.popularity[slot] = popularity
    for (const name of figures) this.figures[name][slot] = row[name] ?? Number.NaN
    for (const name of steppedFigures) this.figureSteps[name].set(slot, row[name] ?? Number.NaN)
    if (row.featured) add(this.flags.featured, slot)
    if (row.trending) add(this.flags.trending, slot)
    if (row.price === null) add(this.gaps.price, slot)
    if (row.shortestAlt === null) add(this.gaps.picture, slot)
    if (row.shortestAlt === 0) add(this.gaps.alt, slot)
    add(this.withStatus[row.status], slot)
    if (row.isPublic) add(this.seen.public, slot)
    if (row.house === null) add(this.seen.silent, slot)
    postingOf(this.inCategory, row.categoryId).add(slot)
    postingOf(this.inSubcategory, row.subcategoryId).add(slot)
    for (const tag of new Set<string>(JSON.parse(row.tags))) postingOf(this.tagged, tag).add(slot)
    this.footprints.set(slot, row)
    if (!has(this.footprints.known, slot) || !has(this.footprints.saidHouses, slot))
      add(this.gaps.house, slot)
    const { traits, sides, rooms } = traitsOf(row)
    for (const trait of traits) postingOf(this.having, trait).add(slot)
    this.plots.set(slot, sides)
    this.rooms.set(slot, rooms)
    add(this.live, slot)
    return slot
  }

  /** Takes in what the descriptions of a slot tell, slot by slot; nothing where its house says it. */
  tell(slot: number, text: string): void {
    if (has(this.seen.silent, slot))
      for (const trait of toldTraits(text)) postingOf(this.having, trait).add(slot)
  }

  kill(slot: number): void {
    remove(this.live, slot)
  }

  #reserve(length: number): void {
    if (length <= this.updatedAt.length) return
    const room = Math.ceil(Math.max(64, length * 1.25))
    const bits = bitsFor(room).length
    this.footprints.reserve(room)
    this.live = copied(this.live, new Uint32Array(bits))
    this.plots.reserve(room)
    this.rooms.reserve(room)
    this.updatedAt = copied(this.updatedAt, new Float64Array(room))
    this.popularity = copied(this.popularity, new Float64Array(room))
    for (const name of figures) this.figures[name] = copied(this.figures[name], new Float64Array(room))
    for (const name of steppedFigures) this.figureSteps[name].reserve(room)
    for (const sets of [this.flags, this.gaps, this.withStatus, this.seen] as Record<string, Bits>[])
      for (const [name, set] of Object.entries(sets)) sets[name] = copied(set, new Uint32Array(bits))
  }
}

function postingOf(postings: Map<string, Posting>, name: string): Posting {
  const posting = postings.get(name) ?? new Posting()
  postings.set(name, posting)
  return posting
}

function copied<A extends Uint32Array | Float64Array>(from: A, to: A): A {
  to.set(from)
  return to
}

/**
 * A text that is compared unit by unit as the databases compare the original: by code points. UTF-16's surrogates stand
 * before the last units of the basic plane; here they change places with them.
 */
function byCodePoint(text: string): string {
  return text.replace(/[\ud800-\uffff]/g, (unit) => {
    const code = unit.charCodeAt(0)
    return String.fromCharCode(code >= 0xe000 ? code - 0x800 : code + 0x2000)
  })
}
