import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { MigrationProvider } from 'kysely/migration'
import { expect, it } from 'vitest'
import { emptyPlace, restored } from '#test/backups.ts'
import { onEachDatabase, openDatabaseFile, openPostgres } from '#test/databases.ts'
import { migrate, migrationsOf, openDatabase } from '../database/client.ts'
import type { Db } from '../database/schema.ts'
import { readEnv } from '../env.ts'
import { bringUpToDate } from './bring-up-to-date.ts'

type Up = (db: Kysely<unknown>) => Promise<void>

/** What the product knows, and one migration more. */
const withAnother = (db: Db, up: Up): MigrationProvider => ({
  getMigrations: async () => ({ ...(await migrationsOf(db).getMigrations()), '29990101-later': { up } }),
})

const breaks: Up = async (db) => {
  await sql`alter table service add column later text`.execute(db)
  await sql`delete from service`.execute(db)
  await sql`select * from nowhere`.execute(db)
}

onEachDatabase(
  'A database',
  (open) => {
    async function started() {
      const env = await emptyPlace(await open(), readEnv({}))
      const db = openDatabase(env.DATABASE_URL, () => {})
      await bringUpToDate(db, env)
      await sql`insert into counter (name, value) values ('design', 1007)`.execute(db)
      return { env, db }
    }
    const columnsOf = async (db: Db) =>
      (await db.introspection.getTables()).find(({ name }) => name === 'service')?.columns.length
    const archivesOf = (directory: string) => readdir(directory).catch(() => [])

    it('is backed up before a migration, and is as it was where that fails', async () => {
      const { env, db } = await started()
      const columns = await columnsOf(db)
      expect(await archivesOf(env.BACKUP_TO)).toEqual([])
      const failed = await bringUpToDate(db, env, withAnother(db, breaks)).catch((error) => error.message)
      const [archive = ''] = await archivesOf(env.BACKUP_TO)
      const path = join(env.BACKUP_TO, archive)
      expect(failed).toMatch(
        /^The migration 29990101-later failed: .*nowhere.*\. The database is as it was; .*$/,
      )
      expect(failed).toContain(path)
      expect(await columnsOf(db)).toBe(columns)
      await sql`delete from counter`.execute(db)
      await db.destroy()
      await restored(path, env, true)
      const again = openDatabase(env.DATABASE_URL, () => {})
      expect((await sql`select value from counter`.execute(again)).rows).toEqual([{ value: 1007 }])
      await again.destroy()
    })

    it('that can’t be backed up is not migrated', async () => {
      const { env, db } = await started()
      const elsewhere = { ...env, BACKUP_TO: '/dev/null/backups' }
      await expect(bringUpToDate(db, elsewhere, withAnother(db, breaks))).rejects.toThrow(
        /^The database has to be brought up to date, and could not be backed up before: .*ENOTDIR/,
      )
      await db.destroy()
    })

    it('that is up to date is not locked for a migration', async () => {
      const { env, db } = await started()
      const asked: string[] = []
      const again = openDatabase(
        env.DATABASE_URL,
        () => {},
        ({ query }) => asked.push(query.sql),
      )
      await bringUpToDate(again, env)
      expect(asked).toContainEqual(expect.stringContaining('kysely_migration'))
      expect(asked.filter((statement) => statement.includes('kysely_migration_lock'))).toEqual([])
      await again.destroy()
      await db.destroy()
    })

    it('of a newer version is left alone', async () => {
      const { env, db } = await started()
      await migrate(
        db,
        withAnother(db, async () => {}),
      )
      await expect(bringUpToDate(db, env)).rejects.toThrow(
        'The database was made by a newer version of Plinth, which knows 29990101-later',
      )
      await db.destroy()
    })
  },
  { SQLite: openDatabaseFile, PostgreSQL: openPostgres },
)
