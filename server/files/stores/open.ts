import type { Logger } from 'pino'
import { readStorageAddress } from './address.ts'
import { within } from './deadline.ts'
import { dependable } from './dependable.ts'
import { diskStore } from './disk.ts'
import { type Driver, type Patience, type Store, patience as usualPatience, WrongStorage } from './store.ts'

type Log = Pick<Logger, 'warn'>

interface Options {
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
  if (silence) throw new Error(`does not answer: ${silence.message}`)
  return store
}

async function open(url: string, { appwriteKey, isNew = false, patience = usualPatience }: Options) {
  const driver = await driverOf(url, appwriteKey)
  const silence = await within(patience.answer, (signal) => driver.check(signal, isNew)).then(
    () => undefined,
    (error: Error) => {
      if (error instanceof WrongStorage) throw error
      return error
    },
  )
  return { store: dependable(driver, patience), silence }
}

/** What speaks to other stores is loaded only where one is used. */
async function driverOf(url: string, appwriteKey: string | undefined): Promise<Driver> {
  const address = readStorageAddress(url)
  if (address.kind === 'file') return diskStore(address.directory)
  if (address.kind === 's3') return (await import('./s3.ts')).s3Store(address)
  if (!appwriteKey) throw new WrongStorage('APPWRITE_API_KEY must be set')
  return (await import('./appwrite.ts')).appwriteStore({ ...address, key: appwriteKey })
}
