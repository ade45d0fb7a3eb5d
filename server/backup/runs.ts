import type { Selectable } from 'kysely'
import type { BackupReason, BackupStep } from '#contract/backup.ts'
import { clockTolerance } from '../clock-tolerance.ts'
import { mayRun, thisProcess } from '../database/holder.ts'
import { holdBackups } from '../database/locks.ts'
import { databaseNow } from '../database/now.ts'
import type { Db, Schema } from '../database/schema.ts'
import { newId } from '../ids.ts'

export type BackupRow = Selectable<Schema['backup']>

/** How long a run that says nothing counts as alive, where nobody can see whether its process is there. */
const silence = 120_000
/** So many runs are remembered. */
const kept = 200
const cutShort = 'It was ended before it was done.'

/** What came of a run. */
export type Outcome = Pick<BackupRow, 'state' | 'message'> &
  Partial<Pick<BackupRow, 'archive' | 'bytes' | 'files' | 'newFiles'>>

/**
 * Begins a run, of which there is one at a time, whatever process it is of. One that died is said to have failed.
 * @param isDue asked once no other run can begin any more
 * @returns the run's id; nothing where another one is under way, or none is due
 */
export function beginRun(
  db: Db,
  { reason, place }: { reason: BackupReason; place: string },
  isDue: (tx: Db) => Promise<boolean> = async () => true,
): Promise<string | undefined> {
  return db.transaction().execute(async (tx) => {
    await holdBackups(tx)
    if (await runningBackup(tx)) return undefined
    const now = (await databaseNow(tx)).toISOString()
    await tx
      .updateTable('backup')
      .set({ state: 'failed', message: cutShort, endedAt: now })
      .where('state', '=', 'running')
      .execute()
    if (!(await isDue(tx))) return undefined
    const id = newId()
    await tx
      .insertInto('backup')
      .values({
        ...{
          id,
          reason,
          process: thisProcess,
          place,
          state: 'running',
          startedAt: now,
          aliveAt: now,
          endedAt: null,
        },
        ...{ step: 'database', done: 0, total: 0, message: '' },
        ...{ archive: null, bytes: null, files: null, newFiles: null },
      })
      .execute()
    await forgetOldRuns(tx)
    return id
  })
}

/** Says that a run is alive, and how far it is. @returns whether it still counts as alive */
export async function touchRun(
  db: Db,
  id: string,
  progress: { step: BackupStep; done: number; total: number },
): Promise<boolean> {
  const now = await databaseNow(db)
  const { numUpdatedRows } = await db
    .updateTable('backup')
    .set({ ...progress, aliveAt: now.toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where('aliveAt', '>', new Date(now.getTime() - silence).toISOString())
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** @returns whether it had not ended before */
export async function endRun(db: Db, id: string, outcome: Outcome): Promise<boolean> {
  const endedAt = (await databaseNow(db)).toISOString()
  const { numUpdatedRows } = await db
    .updateTable('backup')
    .set({ ...outcome, endedAt })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Has a run that another process began be this one's. @returns whether it was still to be had */
export async function takeOverRun(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('backup')
    .set({ process: thisProcess })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Newest first. */
export function listRuns(db: Db, limit: number): Promise<BackupRow[]> {
  return db.selectFrom('backup').selectAll().orderBy('startedAt', 'desc').limit(limit).execute()
}

/** The run that is under way, if there is one. While it is, no bytes of files are removed. */
export async function runningBackup(db: Db): Promise<BackupRow | undefined> {
  const row = await db.selectFrom('backup').selectAll().where('state', '=', 'running').executeTakeFirst()
  if (!row) return undefined
  const age = (await databaseNow(db)).getTime() - Date.parse(row.aliveAt)
  // One that a clock ahead has noted, of a machine that has restarted since, would be alive until its time.
  const isAlive = age < silence && age > -clockTolerance && mayRun(row.process)
  return isAlive ? row : undefined
}

/**
 * The newest run whose archive was proved and holds everything. One that a clock ahead has noted is none: nobody would be warned
 * until its time.
 */
export async function lastGoodRun(db: Db): Promise<BackupRow | undefined> {
  const latest = new Date((await databaseNow(db)).getTime() + clockTolerance).toISOString()
  return db
    .selectFrom('backup')
    .selectAll()
    .where('state', '=', 'proved')
    .where('startedAt', '<=', latest)
    .orderBy('startedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

async function forgetOldRuns(tx: Db): Promise<void> {
  const oldest = await tx
    .selectFrom('backup')
    .select('startedAt')
    .orderBy('startedAt', 'desc')
    .offset(kept)
    .limit(1)
    .executeTakeFirst()
  if (!oldest) return
  const last = await lastGoodRun(tx)
  let query = tx.deleteFrom('backup').where('startedAt', '<=', oldest.startedAt)
  if (last) query = query.where('id', '!=', last.id)
  await query.execute()
}
