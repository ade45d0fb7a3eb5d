import type { Logger } from 'pino'
import { whyOf } from '../../unusable.ts'
import { readStorageAddress, type StorageAddress } from './address.ts'
import { within } from './deadline.ts'
import { dependable } from './dependable.ts'
import { diskStore } from './disk.ts'
import {
  type Driver,
  namedFailure,
  type Patience,
  type Store,
  patience as usualPatience,
  WrongStorage,
} from './store.ts'

const usualName = 'STORAGE_URL'

type Log = Pick<Logger, 'warn'>

interface Options {
  /** What the store is named with, for what is said where it is not as it should be. */
  called?: string
  appwriteKey?: string
  /** Nothing has been stored yet: a folder that is missing is made. Any other time, it is one whose disk is away. */
  isNew?: boolean
  patience?: Patience
}

/**
 * Opens the store that `url` names, as STORAGE_URL does. One that does not answer is open all the same, until it does.
 * @throws WrongStorage where the settings are wrong
 */
export async function openStore(
  url: string,
  { log, ...options }: Options & { log?: Log } = {},
): Promise<Store> {
  const { store, silence } = await open(url, options)
  if (silence) log?.warn({ err: silence }, 'the file storage does not answer')
  return store
}

/**
 * Opens a store that must answer now.
 * @throws WrongStorage where the settings are wrong; Error where it does not answer
 */
export async function openAnswering(url: string, options: Options = {}): Promise<Store> {
  const { store, silence } = await open(url, options)
  if (silence) throw namedFailure(options.called ?? usualName, silence)
  return store
}

async function open(
  url: string,
  { called = usualName, appwriteKey, isNew = false, patience = usualPatience }: Options,
) {
  const address = read(url, called)
  try {
    const driver = await driverOf(address, appwriteKey)
    const silence = await within(patience.answer, (signal) => driver.check(signal, isNew)).then(
      () => undefined,
      (error: Error) => {
        if (error instanceof WrongStorage) throw error
        return error
      },
    )
    return { store: dependable(driver, patience), silence }
  } catch (error) {
    throw error instanceof WrongStorage ? namedFailure(called, error) : error
  }
}

function read(url: string, called: string): StorageAddress {
  try {
    return readStorageAddress(url)
  } catch (error) {
    throw new WrongStorage(`${called} ${whyOf(error)}`)
  }
}

/** What speaks to other stores is loaded only where one is used. */
async function driverOf(address: StorageAddress, appwriteKey: string | undefined): Promise<Driver> {
  if (address.kind === 'file') return diskStore(address.directory)
  if (address.kind === 's3') return (await import('./s3.ts')).s3Store(address)
  if (!appwriteKey) throw new WrongStorage('APPWRITE_API_KEY must be set')
  return (await import('./appwrite.ts')).appwriteStore({ ...address, key: appwriteKey })
}
