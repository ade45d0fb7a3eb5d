import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { openDatabase } from '../../database/client.ts'
import { knownMigrations } from '../../database/migrations.ts'
import type { Db } from '../../database/schema.ts'
import type { Env } from '../../env.ts'
import { openAnswering } from '../../files/stores/open.ts'
import { unsettledKeys } from '../../files/unsettled.ts'
import { newId } from '../../ids.ts'
import type { Manifest } from '../archive/manifest.ts'
import { isThere } from '../is-there.ts'
import { workFolders } from '../left-work.ts'
import { makePrivateFolder } from '../private-folder.ts'
import { hasRuns, runBackup } from '../run.ts'
import { sqlitePath } from '../sqlite-path.ts'
import { isEmptyDatabase, isEmptyStore } from './emptiness.ts'
import { compareFiles, putFiles } from './files.ts'
import { noted } from './noted.ts'
import { openProved, type ProvedArchive, type Telling, tellContent } from './opened.ts'
import { preparePostgres } from './postgres.ts'
import { prepareSqlite } from './sqlite.ts'

interface Options extends Telling {
  /** Whether what is there may be replaced; it is backed up before. */
  mayReplace: boolean
}

/**
 * Gives back the moment of an archive. Until the last step, which happens whole or not at all, what is there is what the
 * product goes on with; it may be running.
 * @throws Error in one line; nothing has changed then
 */
export async function restoreArchive(
  path: string,
  env: Env,
  { mayReplace, tell, signal }: Options,
): Promise<void> {
  const all = resolve(env.DATA_DIR, workFolders.restore)
  const directory = await makePrivateFolder(join(all, newId()))
  try {
    const archive = await openProved(path, env, directory, signal)
    await mustFit(archive.manifest, env)
    const store = await openAnswering(env.STORAGE_URL, { appwriteKey: env.APPWRITE_API_KEY, isNew: true })
    const isEmpty = await isEmptyDatabase(env.DATABASE_URL)
    if (!mayReplace && !(isEmpty && (await isEmptyStore(store))))
      throw new Error(
        'There is something here already, which would be lost. With --replace it is backed up, then replaced.',
      )
    if (!isEmpty) tell(`What was there is kept in ${await backUpFirst(env, signal)}`)
    await replace(archive, env, { store, directory, signal })
    tellContent('Restored.', archive, tell)
    tell('Everybody has to sign in again.')
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

async function mustFit({ database }: Manifest, { DATABASE_URL }: Env): Promise<void> {
  const kind = sqlitePath(DATABASE_URL) === undefined ? 'postgres' : 'sqlite'
  if (database.kind !== kind)
    throw new Error(
      `The archive is one of ${database.kind === 'sqlite' ? 'SQLite' : 'PostgreSQL'}, and DATABASE_URL names another kind of database`,
    )
  const known = await knownMigrations()
  const unknown = database.migrations.find((name) => !known.includes(name))
  if (unknown) throw new Error(`The archive was made by a newer version of Plinth, which knows ${unknown}`)
}

async function backUpFirst(env: Env, signal?: AbortSignal): Promise<string> {
  try {
    return (await runBackup(env, { reason: 'restore', signal })).path
  } catch (error) {
    signal?.throwIfAborted()
    throw new Error(`What is there could not be backed up, and stays: ${(error as Error).message}`)
  }
}

async function replace(
  archive: ProvedArchive,
  env: Env,
  {
    store,
    directory,
    signal,
  }: { store: Awaited<ReturnType<typeof openAnswering>>; directory: string; signal?: AbortSignal },
): Promise<void> {
  const path = sqlitePath(env.DATABASE_URL)
  const hasDatabase = path === undefined || (await isThere(path))
  const db = hasDatabase ? openDatabase(env.DATABASE_URL, () => {}) : undefined
  const unsettled = unsettledKeys(resolve(env.DATA_DIR, 'unsettled'))
  try {
    await noted(db && (await hasRuns(db)) ? db : undefined, archive, async () => {
      const prepared = await (path === undefined
        ? preparePostgres(archive, env.DATABASE_URL)
        : prepareSqlite(archive, { path, directory }))
      try {
        signal?.throwIfAborted()
        const { lacking, differing } = await compareFiles(archive, store)
        const places = { store, unsettled, directory }
        await putFiles(lacking, archive, { ...places, signal })
        await noteForgotten(db, archive, unsettled.note)
        signal?.throwIfAborted()
        // From here on it is gone through with: what the product shows is no longer what it was.
        await putFiles(differing, archive, places)
        await prepared.swap()
        for (const { id } of [...lacking, ...differing]) await unsettled.settle(id)
      } finally {
        await prepared.close()
      }
    })
  } finally {
    await db?.destroy()
  }
}

/** Files that are there now and were not then: once no row names them any more, a sweep removes them a day later. */
async function noteForgotten(
  db: Db | undefined,
  { manifest }: ProvedArchive,
  note: (id: string) => Promise<void>,
): Promise<void> {
  if (!db || !(await db.introspection.getTables()).some(({ name }) => name === 'file')) return
  const restored = new Set(manifest.files.map(({ id }) => id))
  const present = await db.selectFrom('file').select('id').execute()
  for (const { id } of present) if (!restored.has(id)) await note(id)
}
