import { AppError } from '../../errors.ts'
import { dependable } from '../../files/stores/dependable.ts'
import { type S3Keys, s3Store } from '../../files/stores/s3.ts'
import { namedFailure } from '../../files/stores/store.ts'
import { archivePath, type PlaceAddress } from './address.ts'
import { NotThere, type Place } from './place.ts'

/** Milliseconds: an archive may be large and a line slow, and nobody waits in front of a screen. */
const patience = { answer: 30_000, put: 3_600_000, stall: 60_000, rest: 0 }

interface Opening {
  /** What its address is named with. */
  called: string
  keys: S3Keys | undefined
}

/** A bucket of backups. @throws Error in one line where it can't be used, or does not answer */
export async function bucketPlace(
  address: Extract<PlaceAddress, { kind: 's3' }>,
  { called, keys }: Opening,
): Promise<Place> {
  const driver = s3Store({ ...address, keys, keysFrom: ['BACKUP_ACCESS_KEY_ID', 'BACKUP_SECRET_ACCESS_KEY'] })
  await driver.check(AbortSignal.timeout(patience.answer), false).catch((error): never => {
    throw namedFailure(called, error)
  })
  const bucket = dependable(driver, patience)
  return {
    address: address.url,
    pathOf: (name) => archivePath(address, name),
    names: (folder) => driver.names(folder ? `${folder}/` : ''),
    put: bucket.put,
    open: (name) => bucket.open(name).catch(asNotThere),
    size: (name) => bucket.size(name).catch(asNotThere),
    remove: bucket.remove,
  }
}

function asNotThere(error: unknown): never {
  throw error instanceof AppError && error.status === 404 ? new NotThere() : error
}
