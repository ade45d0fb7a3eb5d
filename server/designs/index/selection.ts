import type { DesignFacetsQuery, DesignGap } from '#contract/design-query.ts'
import type { Scope } from '../../publishing/scope.ts'
import type { Figure } from '../filters.ts'
import type { Reading } from '../search/read-search.ts'
import { add, type Bits, bitsFor, count, keep, without } from './bits.ts'
import type { Catalogue } from './catalogue.ts'
import { keepParts } from './order.ts'
import { fewSlots } from './parts.ts'
import { keepAny, type Posting } from './posting.ts'
import type { Flag } from './slots.ts'
import { type Alternative, keepSaid, type Standing } from './standing.ts'

/** Slots, which rise, and where things that are sought stand among them. */
export interface Few {
  slots: readonly number[]
  standings: (() => Standing)[]
}

/** The designs that the filters so far have left. It is of use until the catalogue is asked the next question. */
export class Selection {
  readonly catalogue: Catalogue
  /** Null while every design is left. */
  bits: Bits | null
  /** How well the designs that are left fit what is sought: found out only where they are put in order. */
  fits: (() => Standing)[] = []
  /** The same among the few that a search has found, by their places among these slots. */
  few: Few | null = null
  /** How the text of a search was read. */
  reading: Reading | null = null

  private constructor(catalogue: Catalogue, bits: Bits | null) {
    this.catalogue = catalogue
    this.bits = bits
  }

  /** Every design, for the catalogue's next question. */
  static of(catalogue: Catalogue): Selection {
    catalogue.scratch.begin(catalogue.slots.live.length)
    catalogue.fewScratch.begin(bitsFor(fewSlots).length)
    return new Selection(catalogue, null)
  }

  /** Every design, beside what the catalogue's question has found so far. */
  static beside(catalogue: Catalogue): Selection {
    return new Selection(catalogue, null)
  }

  get size(): number {
    return this.bits ? count(this.bits) : this.catalogue.orders.id.length
  }

  /** The same designs, to be narrowed apart. */
  copy(): Selection {
    const copy = new Selection(this.catalogue, this.bits && this.catalogue.scratch.take(this.bits))
    copy.fits = [...this.fits]
    copy.few = this.few
    copy.reading = this.reading
    return copy
  }

  /** Whether some fit better what is sought than others. */
  get isRanked(): boolean {
    return this.fits.length > 0 || this.few !== null
  }

  /** The slots, the live ones where every design is left. */
  get slots(): Bits {
    return this.bits ?? this.catalogue.slots.live
  }

  flagged(flag: Flag, isSet: boolean): Selection {
    const set = this.catalogue.slots.flags[flag]
    if (isSet) keep(this.#own(), set)
    else without(this.#own(), set)
    return this
  }

  /** What of it a scope leaves. */
  within({ onlyPublic, status }: Scope): Selection {
    const seen = onlyPublic ? this.catalogue.public : null
    if (seen) keep(this.#own(), seen)
    if (status) keep(this.#own(), this.catalogue.slots.withStatus[status])
    return this
  }

  /** Those with one of the ids. */
  identified(ids: string[]): Selection {
    const { scratch } = this.catalogue
    const bits = this.#own()
    const mark = scratch.mark
    const any = scratch.take()
    for (const id of ids) {
      const slot = this.catalogue.slotOf(id)
      if (slot !== undefined) add(any, slot)
    }
    keep(bits, any)
    scratch.free(mark)
    return this
  }

  lacking(gap: DesignGap): Selection {
    keep(this.#own(), this.catalogue.slots.gaps[gap])
    if (gap === 'house') without(this.#own(), this.catalogue.rooms)
    return this
  }

  /** Those that have every one of the tags. */
  tagged(tags: string[]): Selection | null {
    const postings = [...new Set(tags)].map((tag) => this.catalogue.slots.tagged.get(tag))
    if (postings.includes(undefined)) return null
    for (const posting of postings) this.#keepAny([posting])
    return this
  }

  /** Those that have one of the traits. */
  having(traits: string[]): Selection {
    return this.#keepAny(traits.map((trait) => this.catalogue.slots.having.get(trait)))
  }

  /** Those whose figure lies between both; designs without one are left out. */
  between(name: Figure, least: number, most: number): Selection {
    const { orders, slots } = this.catalogue
    const order = orders[`${name}Rising`]
    const values = slots.figures[name]
    const start = order.place((slot) => ((values[slot] as number) < least ? -1 : 0))
    const end = order.place((slot) => ((values[slot] as number) <= most ? -1 : 0))
    keepParts(this.#own(), order, [[start, Math.max(start, end)]], this.catalogue.scratch)
    return this
  }

  /** A category and a subcategory of it are found together: another category may have one of the same slug. */
  placed({ categorySlug, subcategorySlug }: DesignFacetsQuery): Selection | null {
    const { placements, slots } = this.catalogue
    const category = placements.categories.find(({ slug }) => slug === categorySlug)
    if (categorySlug !== undefined && !category) return null
    if (category && subcategorySlug === undefined) return this.#keepAny([slots.inCategory.get(category.id)])
    const subcategories = placements.subcategories.filter(
      ({ slug, categoryId }) => slug === subcategorySlug && (!category || categoryId === category.id),
    )
    return this.#keepAny(subcategories.map(({ id }) => slots.inSubcategory.get(id)))
  }

  inCategory(id: string): Selection {
    return this.#keepAny([this.catalogue.slots.inCategory.get(id)])
  }

  /** Those in which something stands, for which they are ranked too. */
  narrow(standing: Standing): void {
    const { titles, names, texts } = standing
    const bits = this.#own()
    for (let word = 0; word < bits.length; word++)
      bits[word] =
        (bits[word] as number) &
        ((titles[word] as number) | (names[word] as number) | (texts[word] as number))
    this.rank(() => standing)
  }

  /** Those that are none of these. */
  leaveOut(bits: Bits): void {
    without(this.#own(), bits)
  }

  /** Those in which one of the alternatives stands, without a rank. */
  saying(alternatives: readonly Alternative[]): void {
    keepSaid(this.catalogue, this.#own(), alternatives)
  }

  /** Some of those that are left. */
  keepOnly(slots: readonly number[]): void {
    const bits = this.#own().fill(0)
    for (const slot of slots) add(bits, slot)
  }

  /** All that are left, ranked by where something stands. */
  rank(standing: () => Standing): void {
    this.fits.push(standing)
  }

  #keepAny(postings: (Posting | undefined)[]): Selection {
    keepAny(this.#own(), postings, this.catalogue.scratch)
    return this
  }

  #own(): Bits {
    this.bits ??= this.catalogue.scratch.take(this.catalogue.slots.live)
    return this.bits
  }
}
