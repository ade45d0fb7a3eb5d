import type { Selectable } from 'kysely'
import { nameKey } from '#contract/identity.ts'
import type { QuickReply, ReplyCreate } from '#contract/reply.ts'
import type { Db, Schema } from '../database/schema.ts'
import { newId } from '../ids.ts'

/** The firm's quick replies, by name. */
export async function listReplies(db: Db): Promise<QuickReply[]> {
  const rows = await db.selectFrom('quickReply').selectAll().orderBy('nameKey').execute()
  return rows.map(replyOf)
}

/** @returns the new reply's id */
export async function insertReply(tx: Db, { name, text }: ReplyCreate): Promise<string> {
  const id = newId()
  const updatedAt = new Date().toISOString()
  await tx
    .insertInto('quickReply')
    .values({ id, updatedAt, name, nameKey: nameKey(name), text })
    .execute()
  return id
}

export async function updateReply(tx: Db, { _id, name, text, updatedAt }: QuickReply): Promise<void> {
  await tx
    .updateTable('quickReply')
    .set({ name, nameKey: nameKey(name), text, updatedAt })
    .where('id', '=', _id)
    .execute()
}

/** @returns whether there was such a reply */
export async function deleteReply(db: Db, id: string): Promise<boolean> {
  const gone = await db.deleteFrom('quickReply').where('id', '=', id).returning('id').executeTakeFirst()
  return gone !== undefined
}

function replyOf({ id, name, text, updatedAt }: Selectable<Schema['quickReply']>): QuickReply {
  return { _id: id, name, text, updatedAt }
}
