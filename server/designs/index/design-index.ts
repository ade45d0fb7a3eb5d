import type { Logger } from 'pino'
import type { DesignFacets, DesignQuery } from '#contract/design-query.ts'
import type { Miss } from '#contract/near.ts'
import type { Understanding } from '#contract/understood.ts'
import { wordsOf } from '#contract/words/fill.ts'
import { saidNearWords } from '#contract/words/near.ts'
import type { Db } from '../../database/schema.ts'
import type { ContentVersion } from '../../http/content-version.ts'
import { kept } from '../../http/kept.ts'
import { whatVisitorsSee } from '../../publishing/scope.ts'
import { readSettings } from '../../settings/repository.ts'
import { type DesignFilters, passing } from '../filters.ts'
import { nearDesigns } from '../search/near.ts'
import { suggest } from '../search/suggest.ts'
import { understandingsOf } from '../search/understandings.ts'
import type { Catalogue } from './catalogue.ts'
import { countBySubcategory, type DesignCounts } from './counts.ts'
import { keepCurrent } from './current.ts'
import { createDocuments } from './documents.ts'
import { facetsOf } from './facets.ts'
import { type Asked, findFits } from './fits.ts'
import { neighboursOf } from './neighbours.ts'
import { pageOf } from './page.ts'
import { createDrawn, randomSlots } from './random.ts'
import { Selection } from './selection.ts'
import { Turns } from './turns.ts'

export type DesignIndex = ReturnType<typeof openDesignIndex>

interface Found {
  ids: string[]
  total: number
  /** Left out where nothing was. */
  understood?: Understanding[]
}

/**
 * Finds, orders and counts designs from memory, for both databases. It is built beside whatever else happens, and a read
 * waits for the part that it needs. What was acknowledged before a read began, the read sees.
 */
export function openDesignIndex(db: Db, version: ContentVersion, log: Logger) {
  let scores: ReadonlyMap<string, number> = new Map()
  const documents = createDocuments(db)
  const { current, start, close } = keepCurrent({ db, version, scores: () => scores }, log, documents.drop)
  const drawn = createDrawn(documents.read)
  const settings = kept(version, () => readSettings(db))
  const say = async () => wordsOf(saidNearWords, (await settings()).words)
  const idsOf = ({ slots }: Catalogue, found: number[]) => found.map((slot) => slots.ids[slot] as string)
  const needs = ({ search }: DesignFilters) => ({ isSearch: Boolean(search?.trim()) })

  return {
    start,
    close,

    /** The ids of one page of the scope in order, how many there are in all, and what was understood of a search. */
    async find(query: Omit<DesignQuery, 'status'>, scope = whatVisitorsSee): Promise<Found> {
      const catalogue = await current(needs(query))
      const all = Selection.of(catalogue).within(scope)
      const selection = passing(all, query)
      const ids = selection ? idsOf(catalogue, pageOf(selection, query)) : []
      const found = { ids, total: selection?.size ?? 0 }
      const { reading } = selection ?? all
      const understood = reading ? understandingsOf(reading, await say()) : []
      return understood.length > 0 ? { ...found, understood } : found
    },

    /** The ids of all of the scope that a query finds, in order. */
    async findAll(
      query: DesignFilters & { sort?: DesignQuery['sort'] },
      scope = whatVisitorsSee,
    ): Promise<string[]> {
      const catalogue = await current(needs(query))
      const selection = passing(Selection.of(catalogue).within(scope), query)
      return selection
        ? idsOf(catalogue, pageOf(selection, { ...query, page: 1, limit: selection.size }))
        : []
    },

    /** The designs just outside of what a query seeks, each with what it misses. */
    async near(query: DesignFilters, scope = whatVisitorsSee): Promise<{ id: string; by: Miss[] }[]> {
      const catalogue = await current(needs(query))
      return nearDesigns(catalogue, query, scope, await say()).map(({ slot, by }) => ({
        id: catalogue.slots.ids[slot] as string,
        by,
      }))
    },

    /** What somebody who types may mean, with the ids of the designs that fit best, and whether visitors see none at all. */
    async suggest(typed: string, standIns: ReadonlyMap<string, number>) {
      const catalogue = await current({ isSearch: true })
      const { slots, others } = suggest(catalogue, typed, await say(), standIns)
      return { ids: idsOf(catalogue, slots), others, isBare: catalogue.isBare }
    },

    async facets(query: DesignFilters, scope = whatVisitorsSee): Promise<DesignFacets> {
      return facetsOf(await current(needs(query)), query, scope, await say())
    },

    /** How many designs each subcategory has. */
    async counts(scope = whatVisitorsSee): Promise<DesignCounts> {
      return countBySubcategory(await current(), scope)
    },

    /** How houses that visitors see lie on a plot: one page of those that fit, and after them those that nearly do. */
    async fits(asked: Asked) {
      return findFits(await current(), asked)
    },

    /** The ids of any designs that visitors see, `exclude` left out. */
    async random(query: { limit: number; category?: string; exclude?: string }): Promise<string[]> {
      const catalogue = await current()
      if (query.category === undefined && query.exclude === undefined) return drawn(catalogue, query.limit)
      return idsOf(catalogue, randomSlots(catalogue, query))
    },

    /**
     * The ids of the designs on either side of one in its category, among what visitors see, and whether they see it too.
     * @returns undefined where there is no such design
     */
    async neighbours({ id, categoryId }: { id: string; categoryId: string }) {
      const catalogue = await current()
      const found = neighboursOf(catalogue, id, categoryId)
      const idAt = (slot: number | undefined) => (slot === undefined ? undefined : catalogue.slots.ids[slot])
      return found && { isSeen: found.isSeen, previous: idAt(found.newer), next: idAt(found.older) }
    },

    /** Orders what is popular by how much visitors chose each design, by its id; what is missing was not chosen. */
    async rank(by: ReadonlyMap<string, number>, signal: AbortSignal): Promise<void> {
      scores = by
      const catalogue = await current()
      await catalogue.rank(scores, new Turns(signal))
    },

    /** The JSON of each as a list shows it; what is gone is left out. */
    documents: documents.read,

    /** The same, in the places of the ids; nothing in the place of what is gone. */
    documentsOf: documents.readEach,
  }
}
