import { AppError } from '../../errors.ts'
import { dependable } from '../../files/stores/dependable.ts'
import { type S3Keys, s3Store } from '../../files/stores/s3.ts'
import { archivePath, type PlaceAddress } from './address.ts'
import { NotThere, type Place } from './place.ts'

/** Milliseconds: an archive may be large and a line slow, and nobody waits in front of a screen. */
const patience = { answer: 30_000, put: 3_600_000, stall: 60_000, rest: 0 }

/** A bucket of backups. */
export async function bucketPlace(
  address: Extract<PlaceAddress, { kind: 's3' }>,
  keys?: S3Keys,
): Promise<Place> {
  const driver = s3Store({ ...address, keys })
  await driver.check(AbortSignal.timeout(patience.answer), false)
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
