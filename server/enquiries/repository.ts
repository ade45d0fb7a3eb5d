import type { Selectable, Updateable } from 'kysely'
import type {
  EnquiryCounts,
  EnquiryFilters,
  EnquiryQuery,
  EnquirySort,
  SamePhone,
} from '#contract/enquiry-query.ts'
import { isPostgres } from '../database/client.ts'
import { nextNumber } from '../database/counter.ts'
import type { Db, Schema } from '../database/schema.ts'
import { newId, newIdCalledAs } from '../ids.ts'
import { type Asked, type Asking, enquiryColumns } from './columns.ts'
import { filterEnquiries, orderIn } from './filters.ts'
import { indexEnquiry, unindexEnquiry } from './search.ts'

const columns = (['id', ...enquiryColumns.names, 'createdAt', 'updatedAt'] as const).map(
  (name) => `enquiry.${name}` as const,
)
type ColumnName = (typeof columns)[number] extends `enquiry.${infer Name}` ? Name : never

export type EnquiryRow = Pick<Selectable<Schema['enquiry']>, ColumnName>

const exportBatch = 500
const highestNumber = 2 ** 31 - 1

/** By what a page is ordered, where that is not how enquiries came in. */
const keys: Partial<Record<EnquirySort, 'enquiry.nameKey' | 'enquiry.followUpKey'>> = {
  name: 'enquiry.nameKey',
  followUp: 'enquiry.followUpKey',
}

/** One page, in the order that is asked for. */
export async function listEnquiries(db: Db, query: EnquiryQuery): Promise<EnquiryRow[]> {
  const { page, limit, sort } = query
  const rows = filterEnquiries(db, query)
  if (!rows) return []
  const key = keys[sort]
  const ordered = key
    ? rows.orderBy(key).orderBy('enquiry.number')
    : rows.orderBy(orderIn(db, query), sort === 'oldest' ? 'asc' : 'desc')
  return ordered
    .select(columns)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
}

export async function countEnquiries(db: Db, filters: EnquiryFilters): Promise<number> {
  const rows = filterEnquiries(db, filters)
  if (!rows) return 0
  const { count } = await rows.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

/** How many enquiries of each status the filters keep. */
export async function countByStatus(db: Db, filters: EnquiryFilters = {}): Promise<EnquiryCounts> {
  const rows = await filterEnquiries(db, filters)
    ?.select(({ fn }) => ['enquiry.status', fn.countAll<number>().as('count')])
    .groupBy('enquiry.status')
    .execute()
  const counted = Object.fromEntries(rows?.map(({ status, count }) => [status, Number(count)]) ?? [])
  return { new: 0, contacted: 0, resolved: 0, ...counted }
}

/** Every enquiry that the filters keep, newest first, a batch in memory at a time. */
export async function* everyEnquiry(db: Db, filters: EnquiryFilters): AsyncGenerator<EnquiryRow> {
  const order = orderIn(db, filters)
  for (let before = highestNumber; ; ) {
    const rows = await filterEnquiries(db, filters)
      ?.select([...columns, 'enquiry.number'])
      .where(order, '<', before)
      .orderBy(order, 'desc')
      .limit(exportBatch)
      .execute()
    if (!rows) return
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < exportBatch) return
    before = last.number
  }
}

/** One enquiry; inside a transaction on PostgreSQL it is held until the end. */
export function findEnquiry(db: Db, id: string): Promise<EnquiryRow | undefined> {
  return db
    .selectFrom('enquiry')
    .select(columns)
    .where('id', '=', id)
    .$if(db.isTransaction && isPostgres(db), (query) => query.forUpdate())
    .executeTakeFirst()
}

/**
 * Stores a new enquiry, and what finds it in a search.
 * @param at when it came, in UTC, as it is stored
 * @param calledAs the id whose reference it has, where it has one already
 */
export async function insertEnquiry(
  tx: Db,
  enquiry: Asking & Asked & { noticeHash: string | null },
  contentKey: string,
  { at = new Date().toISOString(), calledAs }: { at?: string; calledAs?: string } = {},
): Promise<EnquiryRow> {
  const number = await nextNumber(tx, 'enquiry', 1)
  const id = calledAs === undefined ? newId() : newIdCalledAs(calledAs)
  const row = await tx
    .insertInto('enquiry')
    .values({
      ...enquiryColumns.row(enquiry),
      id,
      number,
      contentKey,
      createdAt: at,
      updatedAt: at,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
  await indexEnquiry(tx, { ...enquiry, id, number })
  return row
}

export function updateEnquiry(db: Db, id: string, changes: Updateable<Schema['enquiry']>) {
  return db.updateTable('enquiry').set(changes).where('id', '=', id).execute()
}

export async function deleteEnquiry(tx: Db, id: string): Promise<void> {
  const deleted = await tx.deleteFrom('enquiry').where('id', '=', id).returning('number').executeTakeFirst()
  if (deleted) await unindexEnquiry(tx, deleted.number)
}

/** How many enquiries came from the telephone number of each of these, however it was written. */
export async function countSamePhone(db: Db, ids: string[]): Promise<SamePhone[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('enquiry')
    .innerJoin('enquiry as other', 'other.phoneKey', 'enquiry.phoneKey')
    .select(({ fn }) => ['enquiry.id', fn.countAll<number>().as('count')])
    .where('enquiry.id', 'in', ids)
    .where('enquiry.phoneKey', '!=', '')
    .groupBy('enquiry.id')
    .execute()
  return rows.map(({ id, count }) => ({ _id: id, count: Number(count) }))
}

export function findEnquiredDesigns(db: Db, ids: string[]) {
  if (ids.length === 0) return Promise.resolve([])
  return db.selectFrom('design').select(['id', 'code', 'title']).where('id', 'in', ids).execute()
}
