import type { Kysely } from 'kysely'
import type { Activity, ActivityKind } from '#contract/activity.ts'
import type { Db, Schema } from '../database/schema.ts'
import type { ActivityRow } from './repository.ts'

/** Where documents of each kind are stored. */
export const tables: Record<Exclude<ActivityKind, 'settings'>, keyof Schema> = {
  design: 'design',
  category: 'category',
  service: 'service',
  pricing: 'pricingImage',
  testimonial: 'testimonial',
  banner: 'banner',
  enquiry: 'enquiry',
  media: 'file',
  account: 'account',
}

/** The record as an administrator reads it, with whether each subject is still there. */
export async function readActivity(db: Db, rows: ActivityRow[]): Promise<Activity[]> {
  const alive = await idsAlive(db, rows)
  return rows.map((row) => ({
    _id: row.id,
    at: row.at,
    account: { _id: row.accountId, name: row.accountName },
    action: row.action,
    kind: row.kind,
    subject: {
      _id: row.subjectId,
      name: row.subjectName,
      exists: row.kind === 'settings' || alive.has(row.subjectId),
    },
    changes: JSON.parse(row.changes),
  }))
}

async function idsAlive(db: Db, rows: ActivityRow[]): Promise<Set<string>> {
  const alive = new Set<string>()
  for (const [kind, ofKind] of Map.groupBy(rows, (row) => row.kind)) {
    if (kind === 'settings') continue
    const ids = [...new Set(ofKind.map(({ subjectId }) => subjectId))]
    // Kysely can't type a query over a table that is still open; each table here has an id.
    const found = await (db as unknown as Kysely<{ rows: { id: string } }>)
      .selectFrom(`${tables[kind]} as rows` as 'rows')
      .select('id')
      .where('id', 'in', ids)
      .execute()
    for (const { id } of found) alive.add(id)
  }
  return alive
}
