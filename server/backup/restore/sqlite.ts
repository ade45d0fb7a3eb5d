import { copyFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { migrate, openDatabase } from '../../database/client.ts'
import { makeFolder } from '../../files/durable.ts'
import type { OpenArchive } from '../archive/pack.ts'
import { isThere } from '../is-there.ts'
import { copyDatabase, countRows, flawOf, sqlitePart, tablesOf } from '../snapshot/sqlite.ts'
import type { PreparedDatabase } from './prepared.ts'

/** Brings an archive's database up to date in a folder; `path` is the one that it will replace. */
export async function prepareSqlite(
  archive: OpenArchive,
  { path, directory }: { path: string; directory: string },
): Promise<PreparedDatabase> {
  const own = join(directory, 'restored.db')
  await copyFile(join(archive.directory, sqlitePart), own)
  const db = openDatabase(`sqlite:${own}`, () => {})
  try {
    await migrate(db)
  } finally {
    await db.destroy()
  }
  const restored = new DatabaseSync(own)
  restored.exec('pragma journal_mode=delete')
  const live = (await isThere(path)) ? new DatabaseSync(path, { readOnly: true }) : undefined
  try {
    if (live) carryOver(live, restored)
  } finally {
    live?.close()
  }
  const flaw = flawOf(own, countRows(restored))
  if (flaw) throw new Error(`The archive could not be restored: ${flaw}`)

  return {
    async swap() {
      await makeFolder(dirname(path))
      await copyDatabase(restored, path)
    },
    close: async () => restored.close(),
  }
}

/** What is known of backups stays known; and the journal of designs goes on behind both, so that no index follows it on. Shared caches forget what they kept. */
function carryOver(live: DatabaseSync, restored: DatabaseSync): void {
  if (tablesOf(live).includes('backup'))
    for (const row of live.prepare('select * from backup').all()) {
      const columns = Object.keys(row)
      const names = columns.map((name) => `"${name}"`).join(', ')
      const marks = columns.map(() => '?').join(', ')
      restored
        .prepare(`insert into backup (${names}) values (${marks})`)
        .run(...(Object.values(row) as SQLInputValue[]))
    }
  const last = Math.max(lastChange(live), lastChange(restored))
  restored.exec(`begin;
    delete from "designChange";
    update sqlite_sequence set seq = ${last} where name = 'designChange';
    insert into "designChange" ("designId") values ('');
    insert into purge (key) values ('content');
    commit`)
}

function lastChange(database: DatabaseSync): number {
  if (!tablesOf(database).includes('designChange')) return 0
  const row = database.prepare("select seq from sqlite_sequence where name = 'designChange'").get()
  return Number(row?.seq ?? 0)
}
