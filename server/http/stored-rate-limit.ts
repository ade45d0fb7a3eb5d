import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { clockTolerance } from '../clock-tolerance.ts'
import type { Db } from '../database/schema.ts'
import { type AppError, tooMany } from '../errors.ts'

/** Windows that are remembered at once; beyond it those that end soonest are forgotten. */
const mostWindows = 50_000
/** New windows after which a process looks whether there are too many. */
const between = 500

interface StoredRateLimit {
  /** What is counted: no two limits share it. */
  name: string
  most: number
  minutes: number
  message: string
}

/**
 * Counts events by key within a window, in the database: for all processes together, and across restarts. Keys are stored as
 * hashes.
 */
export function createStoredRateLimit(db: Db, { name: of, most, minutes, message }: StoredRateLimit) {
  const nameOf = (key: string) => hash('sha256', `${of} ${key}`, 'base64url')
  let sinceTidied = 0

  /** No window ends later, but one that a clock ahead began: it would last until its time. */
  const latestEnd = () => new Date(Date.now() + minutes * 60_000 + clockTolerance).toISOString()

  async function count(key: string): Promise<{ count: number; endsAt: string }> {
    const now = new Date().toISOString()
    const endsAt = new Date(Date.now() + minutes * 60_000).toISOString()
    const isOver = sql`("rateWindow"."endsAt" <= ${now} or "rateWindow"."endsAt" > ${latestEnd()})`
    const row = await db
      .insertInto('rateWindow')
      .values({ name: nameOf(key), count: 1, endsAt })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({
          count: sql<number>`case when ${isOver} then 1 else "rateWindow".count + 1 end`,
          endsAt: sql<string>`case when ${isOver} then ${endsAt} else "rateWindow"."endsAt" end`,
        }),
      )
      .returning(['count', 'endsAt'])
      .executeTakeFirstOrThrow()
    if (row.count === 1 && ++sinceTidied >= between) {
      sinceTidied = 0
      await forgetOldWindows(db)
    }
    return row
  }

  function refusal(endsAt: string): AppError {
    return tooMany(message, (Date.parse(endsAt) - Date.now()) / 1000)
  }

  async function refusalOf(key: string): Promise<AppError | undefined> {
    const row = await db
      .selectFrom('rateWindow')
      .select(['count', 'endsAt'])
      .where('name', '=', nameOf(key))
      .where('endsAt', '>', new Date().toISOString())
      .where('endsAt', '<=', latestEnd())
      .executeTakeFirst()
    return row && row.count >= most ? refusal(row.endsAt) : undefined
  }

  return {
    /** The 429 of a key that has used up its window. */
    refusalOf,
    /** @throws AppError 429 where the key has used up its window */
    async check(key: string): Promise<void> {
      const refused = await refusalOf(key)
      if (refused) throw refused
    },
    /** Counts one. @returns whether it is the one that uses up the window */
    async count(key: string): Promise<boolean> {
      return (await count(key)).count === most
    },
    /** Counts one, unless the window is used up. @throws AppError 429 */
    async take(key: string): Promise<void> {
      const { count: taken, endsAt } = await count(key)
      if (taken > most) throw refusal(endsAt)
    },
  }
}

/** Deletes the windows that have ended, and those that are too many. */
export async function forgetOldWindows(db: Db, mostKept = mostWindows): Promise<void> {
  await db.deleteFrom('rateWindow').where('endsAt', '<=', new Date().toISOString()).execute()
  const last = await db
    .selectFrom('rateWindow')
    .select('endsAt')
    .orderBy('endsAt', 'desc')
    .offset(mostKept)
    .limit(1)
    .executeTakeFirst()
  if (last) await db.deleteFrom('rateWindow').where('endsAt', '<=', last.endsAt).execute()
}
