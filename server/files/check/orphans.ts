import { join } from 'node:path'
import { momentOf } from '#contract/dates.ts'
import { runningBackup } from '../../backup/runs.ts'
import { ifStored } from '../if-stored.ts'
import { findFile } from '../repository.ts'
import { copyOut } from './copies.ts'
import { aDayAgo, type Finding, type Parts } from './finding.ts'

/**
 * Bytes that no row names. They are not thrown away but kept beside the store: where the settings name the wrong
 * database, nothing is lost.
 */
export async function findOrphans(parts: Parts, keys: string[]): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const key of keys) {
    const since = await ifStored(parts.store.storedAt(key))
    if (since)
      findings.push({
        problem: `Orphan: ${key}, stored ${momentOf(since)}, belongs to no file`,
        mend: async () => (since < aDayAgo() ? setAside(parts, key) : undefined),
      })
  }
  return findings
}

async function setAside({ db, store, aside }: Parts, key: string): Promise<string | undefined> {
  const path = join(aside, key)
  await copyOut(store, key, path)
  if ((await findFile(db, key)) || (await runningBackup(db))) return undefined
  await store.remove(key)
  return `Set aside: it is kept as ${path}`
}
