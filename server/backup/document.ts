import type { BackupRun, Backups } from '#contract/backup.ts'
import type { Db } from '../database/schema.ts'
import type { Env } from '../env.ts'
import { archivesIn } from './archives.ts'
import { addressOf, readPlaceAddress } from './places/address.ts'
import { openPlace } from './places/open.ts'
import { type BackupRow, lastGoodRun, listRuns, runningBackup } from './runs.ts'
import { backupWarning } from './warning.ts'

const runsShown = 20

/** What is known of backups at this moment. */
export async function readBackups(db: Db, env: Env): Promise<Backups> {
  const [running, last, runs, warning, archives] = await Promise.all([
    runningBackup(db),
    lastGoodRun(db),
    listRuns(db, runsShown),
    backupWarning(db),
    readArchives(env).catch(() => null),
  ])
  return {
    place: addressOf(readPlaceAddress(env.BACKUP_TO)),
    isEncrypted: env.BACKUP_KEY !== undefined,
    at: env.BACKUP_AT === 'off' ? null : env.BACKUP_AT,
    warning,
    running: running ? progressOf(running) : null,
    last: last ? runOf(last) : null,
    runs: runs.filter(({ state }) => state !== 'running').map(runOf),
    archives,
  }
}

async function readArchives(env: Env): Promise<NonNullable<Backups['archives']>> {
  const place = await openPlace(env.BACKUP_TO, env)
  const archives = await archivesIn(place)
  return archives.map(({ name, madeAt, kind }) => ({
    ...{ name, path: place.pathOf(name), madeAt: madeAt.toISOString(), kind },
  }))
}

function progressOf({ startedAt, reason, step, done, total }: BackupRow) {
  return { startedAt, reason, step, done, total }
}

function runOf(row: BackupRow): BackupRun {
  const { id, reason, startedAt, endedAt, state, archive, bytes, files, newFiles, message } = row
  return { _id: id, reason, startedAt, endedAt, state, path: archive, bytes, files, newFiles, message }
}
