import { sql } from 'kysely'
import { isPostgres } from './client.ts'
import type { Db } from './schema.ts'

const key = 1001

/**
 * Holds the catalogue until the transaction ends: designs and categories are written one after the other. SQLite
 * writes so anyway; on PostgreSQL row locks would be taken in different orders and wait for each other for ever.
 */
export async function holdCatalogue(tx: Db): Promise<void> {
  if (isPostgres(tx)) await sql`select pg_advisory_xact_lock(${key})`.execute(tx)
}
