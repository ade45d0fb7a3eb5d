import type { Settings } from '#contract/settings.ts'
import type { Db } from '../database/schema.ts'
import type { ContentVersion } from '../http/content-version.ts'
import { readSettings } from '../settings/repository.ts'

/** Reads the settings once, until something is written. */
export function keepSettings(db: Db, version: Pick<ContentVersion, 'current'>): () => Promise<Settings> {
  let kept: { version: string; settings: Promise<Settings> } | undefined
  return () => {
    const now = version.current()
    if (kept?.version === now) return kept.settings
    const settings = readSettings(db)
    kept = { version: now, settings }
    settings.catch(() => {
      kept = undefined
    })
    return settings
  }
}
