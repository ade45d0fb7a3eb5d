import { sqlitePath } from '../sqlite-path.ts'
import { snapshotPostgres } from './postgres.ts'
import type { Snapshot } from './snapshot.ts'
import { snapshotSqlite } from './sqlite.ts'

/** Writes what the database is at this moment into the folder, while others write to it. */
export async function takeSnapshot(url: string, directory: string): Promise<Snapshot> {
  const path = sqlitePath(url)
  if (path !== undefined) return snapshotSqlite(path, directory)
  return snapshotPostgres(url, directory)
}
