import { limits } from '#contract/limits.ts'
import type { Db } from '../../database/schema.ts'
import type { Store } from '../stores/store.ts'

/** Something that is wrong with the stored files. */
export interface Finding {
  /** One line. */
  problem: string
  /**
   * Mends it, and says how in one line.
   * @returns nothing where that cannot be done without losing something, or not yet
   */
  mend(): Promise<string | undefined>
}

/** What findings are mended with. */
export interface Parts {
  db: Db
  store: Store
  /** Where copies are made. */
  incoming: string
  /** Where bytes that are taken out of the store are set aside. */
  aside: string
}

/** What is younger may still be under way. */
export function aDayAgo(): Date {
  return new Date(Date.now() - limits.file.keepUnusedHours * 3_600_000)
}
