import type { Selectable } from 'kysely'
import { typedOf } from '#contract/enquiry.ts'
import { limits } from '#contract/limits.ts'
import type { Spam, SpamQuery, Suspicion } from '#contract/spam.ts'
import { isPostgres } from '../database/client.ts'
import type { Db, Schema } from '../database/schema.ts'
import { newId } from '../ids.ts'
import { fieldsOf, type Said } from './said.ts'

const day = 86_400_000
/** Rows that are deleted in one statement. */
const batch = 500

type Row = Selectable<Schema['spam']>
type Texts = ReturnType<typeof fieldsOf>

interface Found {
  createdAt: string
  texts: Texts
  enquiryId: string | null
}

export async function insertSpam(db: Db, said: Said, suspicions: Suspicion[]): Promise<string> {
  const id = newId()
  const texts = { suspicions: JSON.stringify(suspicions), said: JSON.stringify(fieldsOf(said)) }
  await db
    .insertInto('spam')
    .values({ id, createdAt: new Date().toISOString(), ...texts })
    .execute()
  return id
}

type Scope = Partial<Pick<SpamQuery, 'deleted' | 'enquiry'>>

function spamIn(db: Db, { deleted = false, enquiry }: Scope) {
  const rows = db
    .selectFrom('spam')
    .where('deletedAt', deleted ? 'is not' : 'is', null)
    .where('acceptedAs', 'is', null)
  return enquiry === undefined ? rows : rows.where('enquiryId', '=', enquiry.toLowerCase())
}

/** One page, the newest first: what lies there, or what was deleted of it. */
export async function listSpam(db: Db, { page, limit, ...scope }: SpamQuery): Promise<Spam[]> {
  const rows = await spamIn(db, scope)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return rows.map(spamOf)
}

export async function countSpam(db: Db, scope: Scope = {}): Promise<number> {
  const { count } = await spamIn(db, scope)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** What it said, when it came, and the enquiry that it was if it was marked; inside a transaction on PostgreSQL it is held until the end. */
export async function findSpam(db: Db, id: string): Promise<Found | undefined> {
  const row = await db
    .selectFrom('spam')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .$if(db.isTransaction && isPostgres(db), (query) => query.forUpdate())
    .executeTakeFirst()
  return row && { createdAt: row.createdAt, texts: textsOf(row), enquiryId: row.enquiryId }
}

/** It can be restored until its days are over. @returns whether it was there */
export async function putSpamAway(db: Db, id: string): Promise<boolean> {
  const deletedAt = new Date().toISOString()
  const put = await db
    .updateTable('spam')
    .set({ deletedAt })
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .returning('id')
    .execute()
  return put.length > 0
}

/** @returns it, undefined where no such spam was deleted */
export async function restoreSpam(db: Db, id: string): Promise<Spam | undefined> {
  const row = await db
    .updateTable('spam')
    .set({ deletedAt: null })
    .where('id', '=', id)
    .where('deletedAt', 'is not', null)
    .where('acceptedAs', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return row && spamOf(row)
}

/** What a message in spam stands for: an enquiry that was made of it, or one that had said the same before. */
export interface Accepted {
  enquiryId: string
  isNew: boolean
}

/** It is an enquiry; for a day it can be spam again. */
export async function noteAccepted(tx: Db, id: string, { enquiryId, isNew }: Accepted): Promise<void> {
  const accepted = { acceptedAs: enquiryId, acceptedNew: isNew ? 1 : 0 }
  const deletedAt = new Date().toISOString()
  await tx
    .updateTable('spam')
    .set({ deletedAt, ...accepted })
    .where('id', '=', id)
    .execute()
}

/** The enquiry that it stands for, if it was accepted; nothing is held. */
export async function findAccepted(db: Db, id: string): Promise<string | null | undefined> {
  const row = await db.selectFrom('spam').select('acceptedAs').where('id', '=', id).executeTakeFirst()
  return row?.acceptedAs
}

/** It is spam again. @returns undefined where it was not accepted */
export async function takeAcceptedBack(tx: Db, id: string): Promise<Accepted | undefined> {
  const row = await tx
    .selectFrom('spam')
    .select(['acceptedAs', 'acceptedNew'])
    .where('id', '=', id)
    .$if(isPostgres(tx), (query) => query.forUpdate())
    .executeTakeFirst()
  if (!row?.acceptedAs) return undefined
  await tx
    .updateTable('spam')
    .set({ deletedAt: null, acceptedAs: null, acceptedNew: 0 })
    .where('id', '=', id)
    .execute()
  return { enquiryId: row.acceptedAs, isNew: row.acceptedNew === 1 }
}

/** Another message in spam stands for this enquiry from now on. @returns whether there is one */
export async function handOn(tx: Db, enquiryId: string): Promise<boolean> {
  const other = tx.selectFrom('spam').select('id').where('acceptedAs', '=', enquiryId).orderBy('id').limit(1)
  const taken = await tx
    .updateTable('spam')
    .set({ acceptedNew: 1 })
    .where('id', '=', other)
    .returning('id')
    .execute()
  return taken.length > 0
}

/** Deletes for good what was deleted before this time, and what has been an enquiry for a day. */
export async function purgeDeletedSpam(db: Db, before: string, now = new Date()): Promise<void> {
  const yesterday = new Date(now.getTime() - day).toISOString()
  await db
    .deleteFrom('spam')
    .where('enquiryId', 'is', null)
    .where(({ and, eb, or }) =>
      or([
        eb('deletedAt', '<', before),
        and([eb('acceptedAs', 'is not', null), eb('deletedAt', '<', yesterday)]),
      ]),
    )
    .execute()
}

/** For good. @returns whether it was there */
export async function deleteSpam(db: Db, id: string): Promise<boolean> {
  const deleted = await db.deleteFrom('spam').where('id', '=', id).returning('id').execute()
  return deleted.length > 0
}

/**
 * Deletes what has been there for thirty days, and of the rest all but the newest that there is room for. What was marked goes with
 * what the trash holds of it (`purgeMarked`).
 */
export async function purgeSpam(db: Db, now = new Date(), most: number = limits.spam.most): Promise<void> {
  const before = new Date(now.getTime() - limits.spam.days * day).toISOString()
  const last = await db
    .selectFrom('spam')
    .select('id')
    .where('enquiryId', 'is', null)
    .orderBy('id', 'desc')
    .offset(most)
    .limit(1)
    .executeTakeFirst()
  for (;;) {
    const old = await db
      .selectFrom('spam')
      .select('id')
      .where('enquiryId', 'is', null)
      .where((where) =>
        where.or([where('createdAt', '<', before), ...(last ? [where('id', '<=', last.id)] : [])]),
      )
      .limit(batch)
      .execute()
    if (old.length === 0) return
    const ids = old.map(({ id }) => id)
    await db.deleteFrom('spam').where('id', 'in', ids).execute()
  }
}

/** A row as administrators see it. */
export function spamOf(row: Row): Spam {
  const typed = typedOf(textsOf(row))
  const { enquiryId, markedAt, markedBy } = row
  const marked = enquiryId && markedAt ? { enquiry: enquiryId, at: markedAt, by: markedBy ?? '' } : null
  return {
    _id: row.id,
    createdAt: row.createdAt,
    marked,
    suspicions: JSON.parse(row.suspicions),
    ...typed,
  }
}

function textsOf({ said }: Row): Texts {
  return JSON.parse(said)
}
