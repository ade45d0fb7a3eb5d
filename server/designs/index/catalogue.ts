import { notHouses } from '#contract/fit/design-figures.ts'
import { wordsOf } from '#contract/rich-text.ts'
import { readSaid } from '#contract/said/read.ts'
import type { Synonym } from '#contract/said/synonyms.ts'
import { termsOf } from '../../database/terms.ts'
import { Synonyms } from '../search/synonyms.ts'
import { orders } from '../sorts.ts'
import { type Bits, count, has, keep, without } from './bits.ts'
import { fieldWords } from './field-words.ts'
import { onceARevision } from './once-a-revision.ts'
import { Order } from './order.ts'
import type { DesignColumns, DesignTexts, Placements } from './rows.ts'
import { Scratch } from './scratch.ts'
import { Slots } from './slots.ts'
import { saidTraits } from './traits.ts'
import type { Turns } from './turns.ts'
import { Words } from './words.ts'

type Scores = ReadonlyMap<string, number>
type OrderName = keyof typeof orders

/** So many slots are looked at in one turn. */
const rankedAtOnce = 100
/** So many dead slots are always borne. */
const bornDead = 1000

const publicSlots = onceARevision(({ slots, placements, orders }) => {
  const bits = slots.live.slice()
  keep(bits, slots.seen.public)
  for (const { id, isPublic } of placements.categories) {
    if (isPublic) continue
    const within = new Uint32Array(bits.length)
    slots.inCategory.get(id)?.joinTo(within)
    without(bits, within)
  }
  return count(bits) === orders.id.length ? null : bits
})

const houseSlots = onceARevision((catalogue) => {
  const { footprints, live } = catalogue.slots
  const bits = live.slice()
  keep(bits, footprints.known)
  if (catalogue.public) keep(bits, catalogue.public)
  const rooms = catalogue.rooms
  without(rooms, footprints.saidHouses)
  without(bits, rooms)
  return bits
})

/** Every design, ready to be filtered, ordered, counted and searched. */
export class Catalogue {
  readonly slots = new Slots()
  readonly words = new Words()
  readonly scratch = new Scratch()
  /** Sets of a few slots that are left, by their places among these. */
  readonly fewScratch = new Scratch()
  readonly orders = Object.fromEntries(
    Object.entries(orders).map(([name, compareIn]) => [name, new Order(compareIn(this.slots))]),
  ) as Record<OrderName, Order>
  /** Moves with every change. */
  revision = 0
  placements: Placements = { categories: [], subcategories: [] }
  /** The words of the names of categories and subcategories, by their ids. */
  placementTerms = new Map<string, string[]>()
  /** What those names say of a house, by the ids. */
  placementTraits = new Map<string, string[]>()
  synonyms = new Synonyms([])
  #scores: Scores
  /** Slots before this one can be searched. */
  #searchable = 0

  /** @param scores how much visitors chose each design */
  constructor(scores: Scores = new Map()) {
    this.#scores = scores
  }

  get isSearchable(): boolean {
    return this.#searchable === this.slots.length
  }

  /** Whether so many slots are dead that building the catalogue anew is worth it. */
  get isWorn(): boolean {
    const { length } = this.slots
    return length - this.orders.id.length >= Math.max(bornDead, length / 4)
  }

  place(placements: Placements): void {
    this.revision += 1
    this.placements = placements
    const named = [...placements.categories, ...placements.subcategories]
    this.placementTerms = new Map(named.map(({ id, name }) => [id, termsOf(name)]))
    this.placementTraits = new Map(named.map(({ id, name }) => [id, saidTraits(readSaid(name).understood)]))
  }

  speak(synonyms: Synonym[]): void {
    if (this.synonyms.isOf(synonyms)) return
    this.revision += 1
    this.synonyms = new Synonyms(synonyms)
  }

  /** The slots of what visitors see; null while that is every design. */
  get public(): Bits | null {
    return publicSlots(this)
  }

  /** Whether visitors see no design at all. */
  get isBare(): boolean {
    return count(this.public ?? this.slots.live) === 0
  }

  /** The slots of categories whose designs are no whole houses. */
  get rooms(): Bits {
    const within = new Uint32Array(this.slots.live.length)
    for (const { id, slug } of this.placements.categories)
      if (notHouses.includes(slug)) this.slots.inCategory.get(id)?.joinTo(within)
    return within
  }

  /** The slots of the houses that visitors see, of which the footprint is known. */
  get houses(): Bits {
    return houseSlots(this)
  }

  slotOf(id: string): number | undefined {
    const { ids } = this.slots
    const order = this.orders.id
    const index = order.place((slot) => ((ids[slot] as string) < id ? -1 : 0))
    const slot = index < order.length ? order.at(index) : undefined
    return slot !== undefined && ids[slot] === id ? slot : undefined
  }

  /** Takes in what is stored of the designs `ids` now; what is not found is gone. */
  change(ids: string[], columns: DesignColumns[], texts: DesignTexts[]): void {
    this.revision += 1
    const before = ids.map((id) => this.slotOf(id)).filter((slot) => slot !== undefined)
    for (const order of Object.values(this.orders)) order.remove(before)
    for (const slot of before) this.slots.kill(slot)
    const { isSearchable } = this
    this.add(columns)
    if (!isSearchable) return
    const byId = new Map(texts.map((row) => [row.id, row]))
    while (!this.isSearchable) this.search(this.#searchable, byId.get(this.slots.ids[this.#searchable] ?? ''))
  }

  /** Takes in designs that are not there yet. */
  add(columns: DesignColumns[]): void {
    this.revision += 1
    const slots = columns.map((row) => this.slots.add(row, this.#scores.get(row.id)))
    for (const order of Object.values(this.orders)) order.insert(slots)
  }

  /** Puts in order what is popular by other scores, some slots after the others: between two turns every order is whole. */
  async rank(scores: Scores, turns: Turns): Promise<void> {
    this.#scores = scores
    const { slots } = this
    for (let from = 0; from < slots.length; from += rankedAtOnce) {
      const some = Array.from(
        { length: Math.min(rankedAtOnce, slots.length - from) },
        (_, index) => from + index,
      )
      const scoreOf = (slot: number) => scores.get(slots.ids[slot] as string) ?? 0
      const moved = some.filter((slot) => has(slots.live, slot) && slots.popularity[slot] !== scoreOf(slot))
      this.orders.popular.remove(moved)
      for (const slot of moved) slots.popularity[slot] = scoreOf(slot)
      this.orders.popular.insert(moved)
      await turns.next()
    }
  }

  /** The next slots that cannot be searched yet. */
  unsearchable(limit: number): number[] {
    const length = Math.min(limit, this.slots.length - this.#searchable)
    return Array.from({ length }, (_, index) => this.#searchable + index)
  }

  /** Makes the next slot searchable. @param texts none where its design is gone meanwhile */
  search(slot: number, texts: DesignTexts | undefined): void {
    this.#searchable = slot + 1
    if (!texts || !has(this.slots.live, slot)) return
    this.slots.tell(slot, `${texts.shortDescription} · ${texts.description}`)
    this.words.add(slot, [
      `${texts.title} ${texts.code}`,
      [...(JSON.parse(texts.tags) as string[]), ...fieldWords(texts)].join(' '),
      `${texts.shortDescription} ${texts.description} ${wordsOf(texts.detailedDescription)}`,
    ])
  }
}
