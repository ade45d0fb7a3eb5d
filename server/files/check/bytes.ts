import type { Db } from '../../database/schema.ts'
import { type FileRow, filesInTurn, findFile } from '../repository.ts'
import type { Store } from '../stores/store.ts'
import { isPart } from '../uploads/stored-uploads.ts'
import { hashStored } from './copies.ts'

/** What the rows and the store say of each other. */
export interface Comparison {
  files: number
  bytes: number
  /** Files whose bytes are not in the store. */
  missing: FileRow[]
  /** Files of which the store has other bytes. */
  damaged: FileRow[]
  /** Keys of the store that no row names. */
  orphans: string[]
}

/** Reads all that is stored. What is uploaded or deleted meanwhile is no finding: its row is looked for once more. */
export async function compare(db: Db, store: Store): Promise<Comparison> {
  const unclaimed = new Set<string>()
  for await (const key of store.keys()) unclaimed.add(key)
  const comparison: Comparison = { files: 0, bytes: 0, missing: [], damaged: [], orphans: [] }

  async function look(file: FileRow) {
    comparison.files++
    comparison.bytes += file.size
    unclaimed.delete(file.id)
    const hash = await hashStored(store, file.id)
    if (hash === file.hash || !(await findFile(db, file.id))) return
    if (hash === undefined) comparison.missing.push(file)
    else comparison.damaged.push(file)
  }

  for await (const files of filesInTurn(db)) for (const file of files) await look(file)
  for (const key of unclaimed)
    if (!(await findFile(db, key)) && !(await isPart(db, key))) comparison.orphans.push(key)
  return comparison
}
