import type { Db } from './schema.ts'

/** The names of the migrations that the database has been through, in their order; none where it is empty. */
export async function migrationsDone(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  return tables.some(({ name }) => name === 'kysely_migration') ? namedMigrations(db) : []
}

/** The same of a database that is not empty. */
export async function namedMigrations(db: Db): Promise<string[]> {
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
    .execute()
  return rows.map(({ name }) => name)
}
