import { isDeepStrictEqual } from 'node:util'
import type { Image } from '#contract/file.ts'
import { type Settings, settingsDefaults } from '#contract/settings.ts'
import { isPostgres } from '../database/client.ts'
import type { Db } from '../database/schema.ts'

const rowId = 1

/** What is stored, defaults filled in; inside a transaction on PostgreSQL it is held until the end. */
export async function readSettings(db: Db): Promise<Settings> {
  const row = await db
    .selectFrom('setting')
    .selectAll()
    .where('id', '=', rowId)
    .$if(db.isTransaction && isPostgres(db), (query) => query.forUpdate())
    .executeTakeFirst()
  if (!row) return { ...settingsDefaults, updatedAt: new Date(0).toISOString() }
  return withName({ ...mergeSettings(settingsDefaults, JSON.parse(row.document)), updatedAt: row.updatedAt })
}

/** The name is stored once, and answered in both places; it stands in for what a logo shows. */
function withName(settings: Settings): Settings {
  const { websiteName: name, identity } = settings
  const named = (logo: Image | null) => logo && { ...logo, alt: logo.alt || name }
  const logos = { logo: named(identity.logo), logoOnDark: named(identity.logoOnDark) }
  return { ...settings, identity: { ...identity, ...logos, name } }
}

export async function writeSettings(db: Db, { updatedAt, ...settings }: Settings): Promise<void> {
  const { name, ...identity } = settings.identity
  const row = { document: storedSettings({ ...settings, identity }), updatedAt }
  await db
    .insertInto('setting')
    .values({ id: rowId, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

/** As JSON. The list of synonyms that the product brings along is not stored: that of a later release holds then. */
export function storedSettings<Stored extends Pick<Settings, 'synonyms'>>(settings: Stored): string {
  const { synonyms, ...others } = settings
  return JSON.stringify(isDeepStrictEqual(synonyms, settingsDefaults.synonyms) ? others : settings)
}

/** Deeply: what `changes` does not carry stays. A list takes the place of the whole list before. */
export function mergeSettings<T extends object>(base: T, changes: object): T {
  const merged: Record<string, unknown> = { ...(base as Record<string, unknown>) }
  for (const [key, value] of Object.entries(changes)) {
    const before = merged[key]
    if (value === undefined) continue
    merged[key] = isObject(before) && isObject(value) ? mergeSettings(before, value) : value
  }
  return merged as T
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
