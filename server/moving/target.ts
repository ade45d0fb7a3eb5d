import { sql } from 'kysely'
import { isEmptyDatabase } from '../backup/restore/emptiness.ts'
import { migrate } from '../database/client.ts'
import { knownMigrations } from '../database/migrations.ts'
import { migrationsDone } from '../database/migrations-done.ts'
import { restartJournal } from '../designs/index/journal.ts'
import type { MovedTable } from './plan.ts'
import type { Side } from './sides/side.ts'
import { filling, type MoveRow, statesOf, turn } from './state.ts'

/** @throws Error in one line where what is there would be lost, or can't be filled */
export async function mustBeFree(
  target: Side,
  { url, cameFrom, mayReplace }: { url: string; cameFrom: string | undefined; mayReplace: boolean },
): Promise<void> {
  const states = await statesOf(target.db)
  const isRemains = states.in?.state === 'arriving'
  const isWayBack = cameFrom !== undefined && states.out?.state === 'moved' && states.out.move === cameFrom
  if (isRemains || isWayBack || mayReplace || (await isEmptyDatabase(url))) return
  throw new Error(
    `There is something in ${target.title} already, which would be lost. With --replace it is replaced.`,
  )
}

/** Gives an empty database the tables of this version. */
export async function giveTables({ db, title }: Side): Promise<void> {
  const done = await migrationsDone(db)
  if (done.length === 0) await migrate(db)
  else if (done.join() !== (await knownMigrations()).join())
    throw new Error(`${title} was made by another version of Plinth: empty it, then run this again`)
}

/** Has nobody write to the target but this move, and nothing act there by itself while rows come in any order. */
export async function beginFilling(
  target: Side,
  tables: MovedTable[],
  { move, other }: { move: string; other: string },
): Promise<void> {
  const theirs = tables.map((table) => table.target)
  // Of rows that come in any order many refer to nothing for a while. On PostgreSQL this is taken off with the triggers.
  if (target.kind === 'sqlite') await sql`pragma foreign_keys=off`.execute(target.db)
  await target.db.transaction().execute(async (tx) => {
    await target.lockAll(tx, theirs)
    const before = (await statesOf(tx)).in
    await tx.deleteFrom('move').execute()
    const putBack = JSON.stringify([
      ...JSON.parse(before?.putBack ?? '[]'),
      ...(await target.takeOff(tx, theirs)),
    ])
    await target.guard(tx, theirs)
    const row = { direction: 'in', move, state: 'arriving', other, at: new Date().toISOString() } as const
    await tx
      .insertInto('move')
      .values({ ...row, putBack })
      .execute()
  })
}

/** Puts back what was taken off; every reference has to lead somewhere. */
export async function endFilling({
  source,
  target,
  tables,
  move,
}: {
  source: Side
  target: Side
  tables: MovedTable[]
  move: string
}): Promise<void> {
  const counters = await source.counters()
  await filling(target.db, move, async (tx) => {
    await target.continueCounters(
      tx,
      tables.map((table) => table.target),
      counters,
    )
    const putBack: string[] = JSON.parse((await statesOf(tx)).in?.putBack ?? '[]')
    for (const statement of new Set(putBack)) await sql.raw(statement).execute(tx)
    await target.checkReferences(tx)
    await tx.updateTable('move').set({ putBack: '[]' }).where('direction', '=', 'in').execute()
  })
}

/** Makes the target the installation. */
export async function arrive(target: Side, { move }: Pick<MoveRow, 'move'>): Promise<void> {
  const tables = await target.tables()
  await target.db.transaction().execute(async (tx) => {
    await turn(tx, move, ['arriving', 'arrived'])
    await target.unguard(tx, tables)
    await restartJournal(tx)
  })
}
