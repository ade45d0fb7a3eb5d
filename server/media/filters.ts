import { sql } from 'kysely'
import type { MediaFilters } from '#contract/media.ts'
import { applyFilters, type Filters } from '../database/filters.ts'
import type { Db } from '../database/schema.ts'
import { foundAmong, foundBy } from './words.ts'

type Rows = ReturnType<typeof library>

/** The column of an order in which files are looked at one after another; without it, what the filters find is read, and then put in order. */
export type Walked = 'createdAt' | 'size' | 'nameKey' | undefined

/** The files of the library that pass the filters; null where the search holds no word, so that nothing can be found. */
export function filterMedia(db: Db, query: MediaFilters, walked?: Walked): Rows | null {
  return applyFilters(filters, library(db), query, walked)
}

/** Something shows a file as long as nothing is said of when it ceased to. */
const filters: Filters<MediaFilters, Rows, Walked> = {
  kind: (rows, kind, walked) => rows.where(column('mediaKind', walked, 'createdAt'), '=', kind),
  type: (rows, types, walked) => rows.where(column('type', walked), 'in', types),
  used: (rows, isUsed, walked) =>
    rows.where(column('unusedSince', walked, 'createdAt'), isUsed ? 'is' : 'is not', null),
  minSize: (rows, bytes, walked) => rows.where(column('size', walked, 'size'), '>=', bytes),
  maxSize: (rows, bytes, walked) => rows.where(column('size', walked, 'size'), '<=', bytes),
  from: (rows, time, walked) => rows.where(column('createdAt', walked, 'createdAt'), '>=', time),
  to: (rows, time, walked) => rows.where(column('createdAt', walked, 'createdAt'), '<=', time),
  search: (rows, text, walked) => (text.trim() ? bySearch(rows, text, walked) : rows),
}

/** What is there: what was deleted only waits for the sweep. */
function library(db: Db) {
  return db.selectFrom('file').where('deletedAt', 'is', null)
}

/** A column as filters name it. What is walked in an order that its index does not know must not be looked for by that: a sum is in no index. */
function column(
  name: 'mediaKind' | 'type' | 'unusedSince' | 'size' | 'createdAt',
  walked: Walked,
  known?: Walked,
) {
  if (walked === undefined || walked === known) return sql.ref(name)
  return name === 'size' ? sql`(size + 0)` : sql`(${sql.ref(name)} || '')`
}

function bySearch(rows: Rows, text: string, walked: Walked): Rows | null {
  const conditions = walked ? foundAmong(text) : foundBy(text)
  return conditions?.reduce((left, condition) => left.where(condition), rows) ?? null
}
