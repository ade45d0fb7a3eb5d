import type { Logger } from 'pino'
import { limits } from '#contract/limits.ts'
import type { WithLock } from '../concurrency.ts'
import type { Db } from '../database/schema.ts'
import { isBuiltIn } from './built-in.ts'
import type { Renditions } from './pictures/renditions.ts'
import { findFiles, unusedFiles } from './repository.ts'
import type { Uploads } from './uploads/uploads.ts'

const hour = 3_600_000
const idsAtOnce = 500

interface Parts {
  db: Db
  uploads: Uploads
  renditions: Renditions
  withLock: WithLock
  /** Removes a file that nothing has shown since before `unusedBefore`. */
  removeUnshown(id: string, unusedBefore: string): Promise<unknown>
  log: Logger
}

/** What a sweep does: away with unused files, uploads that were given up, and renditions of files that are gone. */
export function createRemoval({
  db,
  uploads,
  renditions,
  withLock,
  removeUnshown,
  log,
}: Parts): () => Promise<void> {
  return async () => {
    const before = new Date(Date.now() - limits.file.keepUnusedHours * hour)
    await uploads.sweep(before)
    await renditions.sweep(before)
    for (const id of await unusedFiles(db, before.toISOString()))
      await removeUnshown(id, before.toISOString()).catch((error) =>
        log.error({ err: error, fileId: id }, 'removing an unused file failed'),
      )
    for (const id of await filesGone(db, await renditions.fileIds()))
      await withLock(id, async () => {
        // It may have been stored again under the same id meanwhile.
        if ((await filesGone(db, [id])).length > 0) await renditions.remove(id)
      })
  }
}

/** Those of `ids` that no stored file has, and that the product does not bring either. */
export async function filesGone(db: Db, ids: string[]): Promise<string[]> {
  const gone = new Set(ids.filter((id) => !isBuiltIn(id)))
  for (let start = 0; start < ids.length; start += idsAtOnce)
    for (const { id } of await findFiles(db, ids.slice(start, start + idsAtOnce))) gone.delete(id)
  return [...gone]
}
