import type { MediaFilters } from '#contract/media.ts'
import { applyFilters, type Filters } from '../database/filters.ts'
import type { Db } from '../database/schema.ts'
import { foundBy } from './words.ts'

type Rows = ReturnType<typeof library>

/** The files of the library that pass the filters; null where the search holds no word, so that nothing can be found. */
export function filterMedia(db: Db, query: MediaFilters): Rows | null {
  return applyFilters(filters, library(db), query, undefined)
}

/** Something shows a file as long as nothing is said of when it ceased to. */
const filters: Filters<MediaFilters, Rows, undefined> = {
  kind: (rows, kind) => rows.where('mediaKind', '=', kind),
  used: (rows, isUsed) => rows.where('unusedSince', isUsed ? 'is' : 'is not', null),
  minSize: (rows, bytes) => rows.where('size', '>=', bytes),
  maxSize: (rows, bytes) => rows.where('size', '<=', bytes),
  from: (rows, time) => rows.where('createdAt', '>=', time),
  to: (rows, time) => rows.where('createdAt', '<=', time),
  search: (rows, text) => (text.trim() ? bySearch(rows, text) : rows),
}

/** What is there: what was deleted only waits for the sweep. */
function library(db: Db) {
  return db.selectFrom('file').where('deletedAt', 'is', null)
}

function bySearch(rows: Rows, text: string): Rows | null {
  const conditions = foundBy(text)
  return conditions?.reduce((left, condition) => left.where(condition), rows) ?? null
}
