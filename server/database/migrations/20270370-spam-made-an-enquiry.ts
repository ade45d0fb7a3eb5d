import { type Kysely, sql } from 'kysely'
import type { Migration } from '../migrations.ts'

/**
 * Whether the enquiry that a message in spam stands for was made of it: one that had said the same before stays where
 * the message is spam again. Until now the time at which both had come told.
 */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('spam')
    .addColumn('acceptedNew', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`
    update spam set "acceptedNew" = 1 where exists (
      select 1 from enquiry where enquiry.id = spam."acceptedAs" and enquiry."createdAt" = spam."createdAt")
  `.execute(db)
}

export const migration: Migration = { needsRestart: false, up }
