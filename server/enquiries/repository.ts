import type { Selectable, Updateable } from 'kysely'
import type { EnquiryCreate, EnquiryStatus } from '#contract/enquiry.ts'
import { idPattern } from '#contract/identity.ts'
import { isPostgres } from '../database/client.ts'
import type { Db, Schema } from '../database/schema.ts'
import { newId } from '../ids.ts'

export type EnquiryRow = Selectable<Schema['enquiry']>

export interface EnquiryFilter {
  status?: EnquiryStatus
}

const exportBatch = 500

/** Newest first. */
export function listEnquiries(
  db: Db,
  { page, limit, ...filter }: EnquiryFilter & { page: number; limit: number },
): Promise<EnquiryRow[]> {
  return filtered(db, filter)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
}

export async function countEnquiries(db: Db, filter: EnquiryFilter): Promise<number> {
  const { count } = await filtered(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Every enquiry, newest first, a batch in memory at a time. */
export async function* everyEnquiry(db: Db, filter: EnquiryFilter): AsyncGenerator<EnquiryRow> {
  let before = 'g'
  for (;;) {
    const rows = await filtered(db, filter)
      .selectAll()
      .where('id', '<', before)
      .orderBy('id', 'desc')
      .limit(exportBatch)
      .execute()
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < exportBatch) return
    before = last.id
  }
}

function filtered(db: Db, { status }: EnquiryFilter) {
  const query = db.selectFrom('enquiry')
  return status ? query.where('status', '=', status) : query
}

/** One enquiry; inside a transaction on PostgreSQL it is held until the end. */
export function findEnquiry(db: Db, id: string): Promise<EnquiryRow | undefined> {
  return db
    .selectFrom('enquiry')
    .selectAll()
    .where('id', '=', id)
    .$if(db.isTransaction && isPostgres(db), (query) => query.forUpdate())
    .executeTakeFirst()
}

/** Stores a new enquiry. A design that does not exist, or is being deleted, is dropped, never the enquiry. */
export function insertEnquiry(db: Db, input: EnquiryCreate): Promise<EnquiryRow> {
  const { designId, ...fields } = input
  const now = new Date().toISOString()
  const wanted = designId && idPattern.test(designId) ? designId.toLowerCase() : ''
  return db
    .insertInto('enquiry')
    .values(({ selectFrom }) => ({
      ...fields,
      id: newId(),
      status: 'new',
      designId: selectFrom('design')
        .select('design.id')
        .where('design.id', '=', wanted)
        .$if(isPostgres(db), (query) => query.forKeyShare()),
      createdAt: now,
      updatedAt: now,
    }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function updateEnquiry(db: Db, id: string, changes: Updateable<Schema['enquiry']>) {
  return db.updateTable('enquiry').set(changes).where('id', '=', id).execute()
}

/** @returns the deleted row's id, undefined where there was none */
export async function deleteEnquiry(db: Db, id: string): Promise<string | undefined> {
  const deleted = await db.deleteFrom('enquiry').where('id', '=', id).returning('id').executeTakeFirst()
  return deleted?.id
}

export function findEnquiredDesigns(db: Db, ids: string[]) {
  if (ids.length === 0) return Promise.resolve([])
  return db.selectFrom('design').select(['id', 'code', 'title']).where('id', 'in', ids).execute()
}
