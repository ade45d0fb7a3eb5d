import type { Selectable } from 'kysely'
import type { ActivityAction, ActivityKind, ActivityQuery, FieldChange } from '#contract/activity.ts'
import type { Db, Schema } from '../database/schema.ts'
import { newId } from '../ids.ts'

export type ActivityRow = Selectable<Schema['activity']>

/** Who made a change. */
export interface Author {
  id: string
  name: string
}

interface Change {
  by: Author
  action: ActivityAction
  kind: ActivityKind
  subject: { id: string; name: string }
  changes?: FieldChange[]
}

/** Writes down one change, inside its transaction. */
export function insertActivity(tx: Db, { by, action, kind, subject, changes = [] }: Change) {
  return tx
    .insertInto('activity')
    .values({
      id: newId(),
      at: new Date().toISOString(),
      accountId: by.id,
      accountName: by.name,
      action,
      kind,
      subjectId: subject.id,
      subjectName: subject.name,
      changes: JSON.stringify(changes),
    })
    .execute()
}

/** Takes a document's name out of everything that the record says of it. */
export function forgetName(tx: Db, kind: ActivityKind, subjectId: string) {
  return tx
    .updateTable('activity')
    .set({ subjectName: '' })
    .where('kind', '=', kind)
    .where('subjectId', '=', subjectId)
    .execute()
}

/** Newest first. */
export function listActivity(db: Db, query: ActivityQuery): Promise<ActivityRow[]> {
  const { page, limit } = query
  return filtered(db, query)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
}

export async function countActivity(db: Db, query: ActivityQuery): Promise<number> {
  const { count } = await filtered(db, query)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

function filtered(db: Db, { kind, subject, account }: ActivityQuery) {
  let rows = db.selectFrom('activity')
  if (kind) rows = rows.where('kind', '=', kind)
  if (subject) rows = rows.where('subjectId', '=', subject.toLowerCase())
  if (account) rows = rows.where('accountId', '=', account.toLowerCase())
  return rows
}

export function deleteActivityBefore(db: Db, at: string) {
  return db.deleteFrom('activity').where('at', '<', at).execute()
}
