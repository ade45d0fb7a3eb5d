import type { Db } from '../database/schema.ts'
import { ifStored } from './if-stored.ts'
import { type FileRow, findByHash, renewUnused } from './repository.ts'
import type { Store } from './stores/store.ts'

/**
 * A stored file of that content, so that the same picture is not stored twice. It counts as just uploaded: no sweep takes
 * it before it is put to use. One whose bytes are lost is no use to anybody.
 */
export async function reuseFile(
  db: Db,
  store: Pick<Store, 'size'>,
  hash: string,
): Promise<FileRow | undefined> {
  for (const { id } of await findByHash(db, hash)) {
    const file = await renewUnused(db, id)
    if (file && (await ifStored(store.size(id))) === file.size) return file
  }
}
