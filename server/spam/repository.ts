import type { Selectable } from 'kysely'
import { typedOf } from '#contract/enquiry.ts'
import { limits } from '#contract/limits.ts'
import type { Spam, Suspicion } from '#contract/spam.ts'
import { isPostgres } from '../database/client.ts'
import type { Db, Schema } from '../database/schema.ts'
import { newId } from '../ids.ts'
import { fieldsOf, type Said } from './said.ts'

const day = 86_400_000
/** Rows that are deleted in one statement. */
const batch = 500

type Row = Selectable<Schema['spam']>
type Texts = ReturnType<typeof fieldsOf>

export async function insertSpam(db: Db, said: Said, suspicions: Suspicion[]): Promise<string> {
  const id = newId()
  const texts = { suspicions: JSON.stringify(suspicions), said: JSON.stringify(fieldsOf(said)) }
  await db
    .insertInto('spam')
    .values({ id, createdAt: new Date().toISOString(), ...texts })
    .execute()
  return id
}

/** One page, the newest first. */
export async function listSpam(db: Db, { page, limit }: { page: number; limit: number }): Promise<Spam[]> {
  const rows = await db
    .selectFrom('spam')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return rows.map((row) => {
    const typed = typedOf(textsOf(row))
    return { _id: row.id, createdAt: row.createdAt, suspicions: JSON.parse(row.suspicions), ...typed }
  })
}

export async function countSpam(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('spam')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** What it said and when it came; inside a transaction on PostgreSQL it is held until the end. */
export async function findSpam(db: Db, id: string): Promise<{ createdAt: string; texts: Texts } | undefined> {
  const row = await db
    .selectFrom('spam')
    .selectAll()
    .where('id', '=', id)
    .$if(db.isTransaction && isPostgres(db), (query) => query.forUpdate())
    .executeTakeFirst()
  return row && { createdAt: row.createdAt, texts: textsOf(row) }
}

/** @returns whether it was there */
export async function deleteSpam(db: Db, id: string): Promise<boolean> {
  const deleted = await db.deleteFrom('spam').where('id', '=', id).returning('id').execute()
  return deleted.length > 0
}

/** Deletes what has been there for thirty days, and of the rest all but the newest that there is room for. */
export async function purgeSpam(db: Db, now = new Date(), most: number = limits.spam.most): Promise<void> {
  const before = new Date(now.getTime() - limits.spam.days * day).toISOString()
  const last = await db
    .selectFrom('spam')
    .select('id')
    .orderBy('id', 'desc')
    .offset(most)
    .limit(1)
    .executeTakeFirst()
  for (;;) {
    const old = await db
      .selectFrom('spam')
      .select('id')
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

function textsOf({ said }: Row): Texts {
  return JSON.parse(said)
}
