import type { Selectable } from 'kysely'
import {
  type ActivityAction,
  type ActivityKind,
  type ActivityQuery,
  activityKinds,
  type FieldChange,
} from '#contract/activity.ts'
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

/** Kinds of documents whose names are visitors': they leave the record with the document. */
export const personalKinds: ReadonlySet<ActivityKind> = new Set(['enquiry'])

/** Gives a document another name in everything that the record says of it; an empty one takes it out. */
export function renameSubject(tx: Db, kind: ActivityKind, subjectId: string, subjectName: string) {
  return tx
    .updateTable('activity')
    .set({ subjectName })
    .where('kind', '=', kind)
    .where('subjectId', '=', subjectId)
    .execute()
}

/** What is asked for, of the kinds that are answered. */
interface Wanted extends ActivityQuery {
  kinds: ActivityKind[]
}

/** Newest first. */
export function listActivity(db: Db, query: Wanted): Promise<ActivityRow[]> {
  const { page, limit } = query
  return filtered(db, query)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
}

export async function countActivity(db: Db, query: Wanted): Promise<number> {
  const { count } = await filtered(db, query)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

function filtered(db: Db, { kinds, subject, account }: Wanted) {
  let rows = db.selectFrom('activity')
  if (kinds.length < activityKinds.length) rows = rows.where('kind', 'in', kinds)
  if (subject) rows = rows.where('subjectId', '=', subject.toLowerCase())
  if (account) rows = rows.where('accountId', '=', account.toLowerCase())
  return rows
}

export function deleteActivityBefore(db: Db, at: string) {
  return db.deleteFrom('activity').where('at', '<', at).execute()
}
