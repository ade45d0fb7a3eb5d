import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { namesOlderThan } from './disk.ts'
import { writeSafely } from './durable.ts'
import type { Store } from './stores/store.ts'

/**
 * Keys under which a store may hold bytes that no row names: those that are being stored, those of files that are being
 * deleted, and those that could not be removed. Each is noted on this disk before anything else is done, so that a
 * process that ends in between forgets nothing.
 */
export interface Unsettled {
  note(key: string): Promise<void>
  settle(key: string): Promise<void>
  /** Keys that were noted before `before`. */
  notedBefore(before: Date): Promise<string[]>
}

export function unsettledKeys(directory: string): Unsettled {
  return {
    note: (key) => writeSafely(join(directory, key), ''),
    settle: (key) => rm(join(directory, key), { force: true }),
    notedBefore: (before) => namesOlderThan(directory, before),
  }
}

/**
 * A store whose writes are noted. Who puts a file settles its key once a row names it; what can't be removed now is
 * removed by a later sweep.
 * @param isHeld whether a backup needs the bytes of files whose rows have just gone; asked when the row is gone
 */
export function withNotes(
  store: Store,
  unsettled: Unsettled,
  log: Logger,
  isHeld: () => Promise<boolean>,
): Store {
  return {
    ...store,
    async put(key, path) {
      await unsettled.note(key)
      await store.put(key, path)
    },
    async remove(key) {
      await unsettled.note(key)
      try {
        if (await isHeld()) return
        await store.remove(key)
        await unsettled.settle(key)
      } catch (error) {
        log.warn({ err: error, fileId: key }, 'the bytes of a file are removed later')
      }
    },
  }
}
