import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { BackupReason, BackupStep } from '#contract/backup.ts'
import { openDatabase } from '../database/client.ts'
import type { Db } from '../database/schema.ts'
import type { Env } from '../env.ts'
import { openAnswering } from '../files/stores/open.ts'
import type { Store } from '../files/stores/store.ts'
import { newId } from '../ids.ts'
import { isThere } from './is-there.ts'
import { workFolders } from './left-work.ts'
import { type Job, type Made, makeArchive } from './make.ts'
import { openPlace } from './places/open.ts'
import type { Place } from './places/place.ts'
import { makePrivateFolder } from './private-folder.ts'
import { prune } from './prune.ts'
import { reasonOf } from './reason.ts'
import { beginRun, endRun, type Outcome, takeOverRun, touchRun } from './runs.ts'
import { sqlitePath } from './sqlite-path.ts'
import { UnderWay } from './under-way.ts'

const beat = 5000

export interface Wish {
  reason: BackupReason
  /** Where to, if not where BACKUP_TO says. */
  to?: string
  /** The run that it is, where it was begun already. */
  noted?: string
  onProgress?(step: BackupStep, done: number, total: number): void
  signal?: AbortSignal
}

export interface BackupMade extends Made {
  path: string
}

/**
 * Makes one backup, proves it, and removes what is too old beside it.
 * @throws UnderWay; Error in one line, which is noted too
 */
export async function runBackup(env: Env, wish: Wish): Promise<BackupMade> {
  await mustExist(env.DATABASE_URL)
  const db = openDatabase(env.DATABASE_URL, () => {})
  try {
    return (await hasRuns(db)) ? await notedBackup(db, env, wish) : await wholeBackup(env, wish)
  } finally {
    await db.destroy()
  }
}

/** The product may never have started, or in an older version. */
export async function hasRuns(db: Db): Promise<boolean> {
  return (await db.introspection.getTables()).some(({ name }) => name === 'backup')
}

async function notedBackup(db: Db, env: Env, wish: Wish): Promise<BackupMade> {
  const { reason, noted, to = env.BACKUP_TO } = wish
  const isTaken = noted !== undefined && (await takeOverRun(db, noted))
  const id = noted === undefined ? await beginRun(db, { reason, place: to }) : isTaken && noted
  if (!id) throw new UnderWay()
  const life = keepAlive(db, id)
  const { signal } = life
  const stop = () => life.abort(new Error('It was stopped'))
  wish.signal?.addEventListener('abort', stop, { once: true })
  try {
    const onProgress: Wish['onProgress'] = (...at) => {
      life.progress(...at)
      wish.onProgress?.(...at)
    }
    const made = await wholeBackup(env, { ...wish, onProgress, signal })
    await life.end(outcomeOf(made))
    return made
  } catch (error) {
    const message = reasonOf(signal.aborted ? signal.reason : error)
    await life.end({ state: 'failed', message })
    throw new Error(message, { cause: error })
  } finally {
    wish.signal?.removeEventListener('abort', stop)
  }
}

/** Notes every few seconds how far a run is; one that others do not take for alive any more is aborted. */
function keepAlive(db: Db, id: string) {
  const controller = new AbortController()
  let at: Parameters<typeof touchRun>[2] = { step: 'database', done: 0, total: 0 }
  let touching: Promise<void> | undefined
  const touch = async () => {
    const isAlive = await touchRun(db, id, at).catch(() => true)
    if (!isAlive) controller.abort(new Error('It stood still for too long'))
  }
  const timer = setInterval(() => {
    touching ??= touch().finally(() => {
      touching = undefined
    })
  }, beat)
  return {
    signal: controller.signal,
    abort: (reason: Error) => controller.abort(reason),
    progress(step: BackupStep, done: number, total: number) {
      at = { step, done, total }
    },
    async end(outcome: Outcome) {
      clearInterval(timer)
      await touching
      await endRun(db, id, outcome)
    },
  }
}

/**
 * Backs up the database alone, before a migration; nobody has to know of it.
 * @returns the archive's path
 * @throws Error in one line
 */
export async function backUpDatabase(env: Env): Promise<string> {
  const { path } = await backup(env, { reason: 'migration' }, undefined).catch((error): never => {
    throw new Error(reasonOf(error), { cause: error })
  })
  return path
}

async function wholeBackup(env: Env, wish: Wish): Promise<BackupMade> {
  const called = 'The file storage'
  const store = await openAnswering(env.STORAGE_URL, { called, appwriteKey: env.APPWRITE_API_KEY })
  return backup(env, wish, store)
}

/** @param store without one, the database alone is backed up */
async function backup(env: Env, wish: Wish, store: Store | undefined): Promise<BackupMade> {
  const { reason, to = env.BACKUP_TO, onProgress = () => {} } = wish
  const { signal = new AbortController().signal } = wish
  const place = await openPlace(to, env, wish.to === undefined ? 'BACKUP_TO' : '--to')
  const directory = await workFolder(env, reason)
  try {
    const job: Job = {
      ...{ databaseUrl: env.DATABASE_URL, store, place, key: env.BACKUP_KEY },
      ...{ reason, directory, progress: onProgress, signal },
    }
    const made = await makeArchive(job)
    // What a restore goes back to may be too old by now: nothing goes before it is there again.
    const isUsual = to === env.BACKUP_TO && reason !== 'restore'
    if (store && made.missing.length === 0 && isUsual) await tidy(place, env, directory)
    return { ...made, path: place.pathOf(made.name) }
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

/** What is too old goes; where that fails the backup is none the worse, and the next one tries again. */
async function tidy(place: Place, env: Env, directory: string): Promise<void> {
  const keep = { days: env.BACKUP_KEEP_DAYS, weeks: env.BACKUP_KEEP_WEEKS }
  await prune(place, keep, { directory, key: env.BACKUP_KEY }).catch((error) =>
    console.error(`Old backups could not be removed: ${reasonOf(error)}`),
  )
}

/** A folder for one run; what an earlier one that was killed has left goes. */
async function workFolder({ DATA_DIR }: Env, reason: BackupReason): Promise<string> {
  const isOfMigration = reason === 'migration'
  const all = resolve(DATA_DIR, isOfMigration ? workFolders.migration : workFolders.backup)
  if (!isOfMigration) await rm(all, { recursive: true, force: true })
  return makePrivateFolder(join(all, newId()))
}

async function mustExist(url: string): Promise<void> {
  const path = sqlitePath(url)
  if (path !== undefined && !(await isThere(path))) throw new Error(`There is no database at ${path}`)
}

function outcomeOf({ path, bytes, files, newFiles, missing }: BackupMade): Outcome {
  const [first] = missing
  const message = first ? lostMessage(missing) : ''
  return { state: first ? 'incomplete' : 'proved', message, archive: path, bytes, files, newFiles }
}

/** What is said of a backup to which files are missing. */
export function lostMessage(missing: Made['missing']): string {
  const [first] = missing
  const others = missing.length > 1 ? ` and ${missing.length - 1} more` : ''
  return `The file storage has lost the bytes of ${first?.name}${others} (npm run files -- check says more)`
}
