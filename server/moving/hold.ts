import { sql } from 'kysely'
import { clock } from '../database/moved.ts'
import type { Db } from '../database/schema.ts'
import type { Side } from './sides/side.ts'
import { statesOf } from './state.ts'
import type { Table } from './table.ts'

/** Milliseconds for which a hold stands without being renewed. */
const lease = 15_000
const renewEvery = 3000

const lost = 'The hold on writes was lost, and all stays as it was: run it again'

/** Nobody writes to the database that is left, for as long as this process goes on saying so. */
export interface Hold {
  /** Leaves the database for good, in one transaction. @throws Error where somebody may have written; all stays as it was */
  handOver(): Promise<void>
  /** Lets others write again. */
  letGo(): Promise<void>
}

/**
 * Has the database refuse what anybody writes, once what is being written is stored. A hold ends by itself where this process
 * ends.
 */
export async function holdWrites(
  source: Side,
  tables: Table[],
  { move, other }: { move: string; other: string },
): Promise<Hold> {
  const { db } = source
  const now = sql<number>`${sql.raw(clock[source.kind])}`
  const until = sql<number>`${now} + ${sql.raw(String(lease))}`

  await db.transaction().execute(async (tx) => {
    await source.lockAll(tx, tables)
    await mustBeFree(tx, now)
    await source.guard(tx, tables)
    await tx.deleteFrom('move').where('direction', '=', 'out').execute()
    await tx
      .insertInto('move')
      .values({ direction: 'out', move, state: 'held', other, at: new Date().toISOString(), until })
      .execute()
  })
  const written = await source.writtenByOthers(db)

  const own = (tx: Db) =>
    tx
      .updateTable('move')
      .where('direction', '=', 'out')
      .where('move', '=', move)
      .where('state', '=', 'held')
      .where('until', '>', now)
  // One that could not be renewed in time has ended, which the handover notices.
  const renew = () =>
    own(db)
      .set({ until })
      .execute()
      .catch(() => undefined)
  const timer = setInterval(renew, renewEvery)

  return {
    async handOver() {
      clearInterval(timer)
      await db.transaction().execute(async (tx) => {
        await source.lockAll(tx, tables)
        const { numUpdatedRows } = await own(tx).set({ state: 'moved' }).executeTakeFirst()
        if (numUpdatedRows === 0n || (await source.writtenByOthers(tx)) !== written) throw new Error(lost)
      })
    },
    async letGo() {
      clearInterval(timer)
      await db.deleteFrom('move').where('move', '=', move).where('state', '=', 'held').execute()
    },
  }
}

/** @throws Error where another run holds the database, or has handed it over */
async function mustBeFree(tx: Db, now: ReturnType<typeof sql<number>>): Promise<void> {
  const held = tx.selectFrom('move').select('move').where('state', '=', 'held').where('until', '>', now)
  const isHeld = (await held.executeTakeFirst()) !== undefined
  if (isHeld || (await statesOf(tx)).out?.state === 'moved')
    throw new Error('Another run of npm run migrate-to moves this installation just now')
}
