import { sql } from 'kysely'
import { isPostgres } from './client.ts'
import type { Db } from './schema.ts'

const keys = {
  catalogue: 1001,
  attachments: 1002,
  enquiries: 1003,
  visits: 1008,
  backups: 1009,
  replies: 1010,
}

/**
 * Holds the catalogue until the transaction ends: designs and categories are written one after the other. SQLite
 * writes so anyway; on PostgreSQL row locks would be taken in different orders and wait for each other for ever.
 */
export async function holdCatalogue(tx: Db): Promise<void> {
  if (isPostgres(tx)) await sql`select pg_advisory_xact_lock(${keys.catalogue})`.execute(tx)
}

/**
 * Transactions that attach files do so one at a time until they end: on PostgreSQL, two that show the same files in
 * another order would wait for each other for ever.
 */
export async function holdAttachments(tx: Db): Promise<void> {
  if (isPostgres(tx)) await sql`select pg_advisory_xact_lock(${keys.attachments})`.execute(tx)
}

/** New enquiries are stored one at a time until the transaction ends, so that of two that say the same one is kept. */
export async function holdEnquiries(tx: Db): Promise<void> {
  if (isPostgres(tx)) await sql`select pg_advisory_xact_lock(${keys.enquiries})`.execute(tx)
}

/** Quick replies are saved one at a time until the transaction ends, so that each finds the names of the others, and how many there are. */
export async function holdReplies(tx: Db): Promise<void> {
  if (isPostgres(tx)) await sql`select pg_advisory_xact_lock(${keys.replies})`.execute(tx)
}

/** Backups begin one after the other, so that of two that begin at once one runs. */
export async function holdBackups(tx: Db): Promise<void> {
  if (isPostgres(tx)) await sql`select pg_advisory_xact_lock(${keys.backups})`.execute(tx)
}

/** Counts of visits are added one batch after the other: each finds what room the day has left. */
export async function holdVisits(tx: Db): Promise<void> {
  if (isPostgres(tx)) await sql`select pg_advisory_xact_lock(${keys.visits})`.execute(tx)
}
