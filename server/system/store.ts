import type { System } from '#contract/system.ts'
import type { Db } from '../database/schema.ts'
import { readStorageAddress, type StorageAddress } from '../files/stores/address.ts'
import type { Store } from '../files/stores/store.ts'

/** What the file storage is, and what the database knows to be in it. */
export async function readStore(db: Db, store: Pick<Store, 'check'>, url: string): Promise<System['store']> {
  const [held, isReachable] = await Promise.all([
    db
      .selectFrom('file')
      .select(({ fn }) => [fn.countAll<number>().as('files'), fn.sum<number | null>('size').as('bytes')])
      .executeTakeFirstOrThrow(),
    store.check().then(
      () => true,
      () => false,
    ),
  ])
  const address = readStorageAddress(url)
  return {
    kind: address.kind,
    place: placeOf(address),
    isReachable,
    files: Number(held.files),
    bytes: Number(held.bytes ?? 0),
  }
}

function placeOf(address: StorageAddress): string {
  if (address.kind === 'file') return address.directory
  const host = address.endpoint === undefined ? 'Amazon S3' : new URL(address.endpoint).host
  return `${address.bucket}, ${host}`
}
