import { sql, type Updateable } from 'kysely'
import type { MediaFilters, MediaQuery, MediaSort } from '#contract/media.ts'
import { isPostgres } from '../database/client.ts'
import type { Db, Schema } from '../database/schema.ts'
import type { FileRow } from '../files/repository.ts'
import { filterMedia } from './filters.ts'
import { countFound } from './words.ts'

const orders: Record<MediaSort, [column: 'createdAt' | 'size' | 'nameKey', direction: 'asc' | 'desc']> = {
  newest: ['createdAt', 'desc'],
  oldest: ['createdAt', 'asc'],
  largest: ['size', 'desc'],
  smallest: ['size', 'asc'],
  name: ['nameKey', 'asc'],
}

/** Of more than so many files, a page is found soonest one after another: SQLite would read all of them before it puts them in order. */
const many = 1000

/** One page of the library. @param total how many files pass */
export async function listMedia(db: Db, query: MediaQuery, total: number): Promise<FileRow[]> {
  const { page, limit, sort } = query
  const [column, direction] = orders[sort]
  const rows = filterMedia(db, query, total > many && !isPostgres(db) ? column : undefined)
    ?.selectAll()
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset((page - 1) * limit)
  return (await rows?.execute()) ?? []
}

export async function countMedia(db: Db, query: MediaFilters): Promise<number> {
  const { search, used, ...others } = filtersIn(query)
  if (Object.keys(others).length === 0) {
    if (search !== undefined && used === undefined) return countFound(db, search)
    if (search === undefined && used !== false)
      return (await countAll(db)) - (used ? await countMedia(db, { used: false }) : 0)
  }
  const rows = filterMedia(db, query)
  if (!rows) return 0
  const { count } = await rows.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

/** Those that keep anything out of a list. */
function filtersIn({ search, ...query }: MediaFilters & Partial<MediaQuery>): MediaFilters {
  const { page, limit, sort, ...filters } = query
  const given = Object.entries({ ...filters, search: search?.trim() || undefined })
  return Object.fromEntries(given.filter(([, value]) => value !== undefined))
}

/** All of the library: SQLite counts a whole table by its pages, and what is not there is little. */
async function countAll(db: Db): Promise<number> {
  const all = db.selectFrom('file').select(({ fn }) => fn.countAll<number>().as('count'))
  const [{ count }, deleted] = await Promise.all([
    all.executeTakeFirstOrThrow(),
    all.where('deletedAt', 'is not', null).executeTakeFirstOrThrow(),
  ])
  return Number(count) - Number(deleted.count)
}

/** A file of the library; inside a transaction on PostgreSQL it is held until the end. */
export function findMedia(db: Db, id: string): Promise<FileRow | undefined> {
  return db
    .selectFrom('file')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .$if(db.isTransaction && isPostgres(db), (query) => query.forUpdate())
    .executeTakeFirst()
}

/** Those of these files that are in the library, each once, in the order in which they are asked for. */
export async function findAllMedia(db: Db, ids: string[]): Promise<FileRow[]> {
  const wanted = [...new Set(ids)]
  const rows = await db
    .selectFrom('file')
    .selectAll()
    .where('id', 'in', wanted)
    .where('deletedAt', 'is', null)
    .execute()
  return rows.toSorted((one, other) => wanted.indexOf(one.id) - wanted.indexOf(other.id))
}

export async function updateMedia(tx: Db, id: string, changes: Updateable<Schema['file']>): Promise<void> {
  await tx.updateTable('file').set(changes).where('id', '=', id).execute()
}

/** A document that shows a file, and how many do. */
export interface UseRow {
  fileId: string
  ownerKind: string | null
  ownerId: string
  uses: number
}

/** Which documents show each of these files, `most` of a file at most, and how many there are. */
export async function usesOf(db: Db, fileIds: string[], most: number): Promise<UseRow[]> {
  if (fileIds.length === 0) return []
  const owners = db
    .selectFrom('attachment')
    .select(['fileId', 'ownerKind', 'ownerId'])
    .distinct()
    .where('fileId', 'in', fileIds)
  const numbered = db
    .selectFrom(owners.as('owner'))
    .select(['fileId', 'ownerKind', 'ownerId'])
    .select([
      sql<number>`row_number() over (partition by "fileId" order by "ownerId" desc)`.as('place'),
      sql<number>`count(*) over (partition by "fileId")`.as('uses'),
    ])
  const rows = await db
    .selectFrom(numbered.as('numbered'))
    .select(['fileId', 'ownerKind', 'ownerId', 'uses'])
    .where('place', '<=', most)
    .orderBy('fileId')
    .orderBy('place')
    .execute()
  return rows.map((row) => ({ ...row, uses: Number(row.uses) }))
}
