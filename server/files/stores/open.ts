import type { Logger } from 'pino'
import { readStorageAddress } from './address.ts'
import { within } from './deadline.ts'
import { dependable } from './dependable.ts'
import { diskStore } from './disk.ts'
import { type Driver, type Patience, type Store, patience as usualPatience, WrongStorage } from './store.ts'

interface Options {
  appwriteKey?: string
  log?: Pick<Logger, 'warn'>
  patience?: Patience
}

/**
 * Opens the store that `url` names, as STORAGE_URL does. One that does not answer is open all the same, until it does.
 * @throws WrongStorage where the settings are wrong
 */
export async function openStore(
  url: string,
  { appwriteKey, log, patience = usualPatience }: Options = {},
): Promise<Store> {
  const driver = await driverOf(url, appwriteKey)
  try {
    await within(patience.answer, driver.check)
  } catch (error) {
    if (error instanceof WrongStorage) throw error
    log?.warn({ err: error }, 'the file storage does not answer')
  }
  return dependable(driver, patience)
}

/** What speaks to other stores is loaded only where one is used. */
async function driverOf(url: string, appwriteKey: string | undefined): Promise<Driver> {
  const address = readStorageAddress(url)
  if (address.kind === 'file') return diskStore(address.directory)
  if (address.kind === 's3') return (await import('./s3.ts')).s3Store(address)
  if (!appwriteKey) throw new WrongStorage('APPWRITE_API_KEY must be set')
  return (await import('./appwrite.ts')).appwriteStore({ ...address, key: appwriteKey })
}
