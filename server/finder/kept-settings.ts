import type { Settings } from '#contract/settings.ts'
import type { Db } from '../database/schema.ts'
import type { ContentVersion } from '../http/content-version.ts'
import { kept } from '../http/kept.ts'
import { readSettings } from '../settings/repository.ts'

/** Reads the settings once, until something is written. */
export function keepSettings(db: Db, version: Pick<ContentVersion, 'current'>): () => Promise<Settings> {
  return kept(version, () => readSettings(db))
}
