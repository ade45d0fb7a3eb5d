import type { Db } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { type FileRow, findByHash, renewUnused } from './repository.ts'
import type { Store } from './stores/store.ts'

/**
 * A stored file of that content, so that the same picture is not kept twice. It counts as just uploaded: no sweep takes
 * it before it is put to use. One whose bytes are lost is no use to anybody.
 */
export async function reuseFile(db: Db, store: Store, hash: string): Promise<FileRow | undefined> {
  for (const { id } of await findByHash(db, hash)) {
    const file = await renewUnused(db, id)
    if (file && (await sizeIn(store, id)) === file.size) return file
  }
}

/** How many bytes the store has of a file; undefined where it has none. @throws where the store does not answer */
export async function sizeIn(store: Store, id: string): Promise<number | undefined> {
  return store.size(id).catch((error) => {
    if (error instanceof AppError && error.status === 404) return undefined
    throw error
  })
}
