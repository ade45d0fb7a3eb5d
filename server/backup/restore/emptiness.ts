import { sql } from 'kysely'
import { openDatabase } from '../../database/client.ts'
import type { Store } from '../../files/stores/store.ts'
import { isThere } from '../is-there.ts'
import { sqlitePath } from '../sqlite-path.ts'

/** Tables that have rows of their own accord, parts of search indexes among them, or whose rows are no content. */
const countsForNothing =
  /^(kysely_|sqlite_|designChange$|backup$|move$|contentVersion$|purge$)|_(data|idx|content|docsize|config)$/

/** Whether a database is not there, or has no content; one that has is the product's own or somebody else's. */
export async function isEmptyDatabase(url: string): Promise<boolean> {
  const path = sqlitePath(url)
  if (path !== undefined && !(await isThere(path))) return true
  const db = openDatabase(url, () => {})
  try {
    for (const { name, isView } of await db.introspection.getTables()) {
      if (isView || countsForNothing.test(name)) continue
      const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db)
      if (rows.length > 0) return false
    }
    return true
  } finally {
    await db.destroy()
  }
}

export async function isEmptyStore(store: Store): Promise<boolean> {
  for await (const _ of store.keys()) return false
  return true
}
