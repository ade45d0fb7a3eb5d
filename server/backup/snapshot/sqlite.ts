import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import type { BackedUpFile } from '../archive/manifest.ts'
import { leftOut, type Snapshot } from './snapshot.ts'

export const sqlitePart = 'database.sqlite'
const patience = 30_000
/** All pages in one step: what others write meanwhile is not in it, and does not make it begin again. */
const rate = 2 ** 31 - 1

/** Copies a database into the folder, while others write to it. */
export async function snapshotSqlite(path: string, directory: string): Promise<Snapshot> {
  const target = join(directory, sqlitePart)
  const source = new DatabaseSync(path, { readOnly: true })
  const madeAt = new Date()
  try {
    await copyDatabase(source, target)
  } finally {
    source.close()
  }
  const database = new DatabaseSync(target)
  try {
    database.exec('pragma journal_mode=delete; pragma secure_delete=on')
    const tables = tablesOf(database)
    for (const table of leftOut) if (tables.includes(table)) database.exec(`delete from "${table}"`)
    return {
      ...{ kind: 'sqlite', madeAt, parts: [sqlitePart] },
      ...{ migrations: migrationsOf(database), rows: countRows(database), files: filesOf(database) },
    }
  } finally {
    database.close()
  }
}

/**
 * Makes the database at `target` what `source` is, through SQLite's own online backup: in one transaction of the target, so
 * that others who have it open see all of it or none.
 */
export async function copyDatabase(source: DatabaseSync, target: string): Promise<void> {
  for (const since = performance.now(); ; await setTimeout(20)) {
    try {
      await backup(source, target, { rate })
      return
    } catch (error) {
      if (!isLocked(error) || performance.now() - since > patience) throw error
    }
  }
}

/** A target that somebody writes to is an error without a code. */
function isLocked(error: unknown): boolean {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : -1
  return [0, 5, 6].includes(code & 0xff)
}

export function tablesOf(database: DatabaseSync): string[] {
  const tables = database
    .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\'")
    .all()
  return tables.map(({ name }) => String(name))
}

export function countRows(database: DatabaseSync): Record<string, number> {
  const counts = tablesOf(database).map((table) => {
    const { total } = database.prepare(`select count(*) as total from "${table}"`).get() as { total: number }
    return [table, total] as const
  })
  return Object.fromEntries(counts)
}

function migrationsOf(database: DatabaseSync): string[] {
  if (!tablesOf(database).includes('kysely_migration')) return []
  return database
    .prepare('select name from kysely_migration order by name')
    .all()
    .map(({ name }) => String(name))
}

function filesOf(database: DatabaseSync): BackedUpFile[] {
  if (!tablesOf(database).includes('file')) return []
  const rows = database.prepare('select id, name, size, hash from file order by id').all()
  return rows as unknown as BackedUpFile[]
}

/**
 * Looks at a database from its first page to its last.
 * @returns what is wrong with it, in words, if anything is
 */
export function flawOf(path: string, expected: Record<string, number>): string | undefined {
  const database = new DatabaseSync(path)
  try {
    const [state] = database.prepare('pragma integrity_check(1)').all() as { integrity_check: string }[]
    if (state?.integrity_check !== 'ok') return `its database is damaged (${state?.integrity_check})`
    const [broken] = database.prepare('pragma foreign_key_check').all() as { table: string }[]
    if (broken) return `its database has a row of ${broken.table} that refers to nothing`
    const rows = countRows(database)
    const wrong = Object.keys({ ...rows, ...expected }).find((table) => rows[table] !== expected[table])
    return wrong && `its database has ${rows[wrong] ?? 0} rows of ${wrong}, and not ${expected[wrong] ?? 0}`
  } catch (error) {
    return `its database can't be opened (${(error as Error).message})`
  } finally {
    database.close()
  }
}
