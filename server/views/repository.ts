import { nameKey } from '#contract/identity.ts'
import type { View, ViewCreate, ViewedList } from '#contract/view.ts'
import type { Db } from '../database/schema.ts'
import { newId } from '../ids.ts'

/** The views that an account keeps of a list, by name. */
export async function listViews(db: Db, accountId: string, list: ViewedList): Promise<View[]> {
  const rows = await db
    .selectFrom('savedView')
    .select(['id', 'list', 'name', 'query'])
    .where('accountId', '=', accountId)
    .where('list', '=', list)
    .orderBy('nameKey')
    .execute()
  return rows.map(({ id, ...view }) => ({ _id: id, ...view }))
}

export async function insertView(tx: Db, accountId: string, view: ViewCreate): Promise<View> {
  const { list, name, query } = view
  const id = newId()
  await tx
    .insertInto('savedView')
    .values({ id, accountId, list, name, nameKey: nameKey(name), query })
    .execute()
  return { _id: id, list, name, query }
}

/** Puts another name and query in the place of a view's. */
export async function updateView(
  tx: Db,
  id: string,
  { name, query }: Pick<View, 'name' | 'query'>,
): Promise<void> {
  await tx.updateTable('savedView').set({ name, query }).where('id', '=', id).execute()
}

/** @returns whether the account had such a view */
export async function deleteView(db: Db, accountId: string, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('savedView')
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}

/** Deletes views of any account. */
export async function deleteViews(db: Db, ids: string[]): Promise<void> {
  await db.deleteFrom('savedView').where('id', 'in', ids).execute()
}
