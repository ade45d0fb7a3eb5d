import { join } from 'node:path'
import type { Db } from '../../database/schema.ts'
import type { Store } from '../stores/store.ts'
import { compare } from './bytes.ts'
import type { Finding } from './finding.ts'
import { findForsaken, findStrayRenditions } from './leftovers.ts'
import { findLostBytes } from './lost-bytes.ts'
import { findOrphans } from './orphans.ts'
import { findStrayRows } from './rows.ts'

/** How many files there are, and all that is wrong with them. */
export interface Report {
  files: number
  bytes: number
  findings: Finding[]
}

interface Places {
  db: Db
  store: Store
  /** Where the store's files are, if they lie on this disk. */
  storeDirectory?: string
  /** Holds unfinished uploads, renditions, and what is set aside. */
  dataDirectory: string
}

/**
 * Compares the rows, the store and what lies beside them; a server may go on with its work meanwhile.
 * @throws where the database or the store does not answer
 */
export async function checkFiles({ db, store, storeDirectory, dataDirectory }: Places): Promise<Report> {
  const uploads = join(dataDirectory, 'uploads')
  const renditions = join(dataDirectory, 'renditions')
  const parts = { db, store, incoming: join(uploads, '.incoming'), aside: join(dataDirectory, 'set-aside') }
  const comparison = await compare(db, store)
  const findings = [
    ...(await findLostBytes(parts, comparison)),
    ...(await findOrphans(parts, comparison.orphans)),
    ...(await findStrayRows(db)),
    ...(await findStrayRenditions(db, renditions)),
    ...(await findForsaken(uploads, storeDirectory ? [renditions, storeDirectory] : [renditions])),
  ]
  return { files: comparison.files, bytes: comparison.bytes, findings }
}
