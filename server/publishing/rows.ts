import type { Kysely } from 'kysely'
import type { PublishedKind } from '#contract/publishing.ts'
import { tables } from '../activity/document.ts'
import type { Db, Schema } from '../database/schema.ts'

// Kysely can't type a query over a table that is still open; each of these tables has these columns.
type Open = Kysely<{ rows: Schema['pricingImage'] & { categoryId: string }; category: Schema['category'] }>

/** The documents of a kind, to be read. */
export function rowsOf(db: Db, kind: PublishedKind) {
  return (db as unknown as Open).selectFrom(`${tables[kind]} as rows` as 'rows')
}

/** The documents of a kind, to be changed. */
export function changeRowsOf(tx: Db, kind: PublishedKind) {
  return (tx as unknown as Open).updateTable(tables[kind] as 'rows')
}

/** Whether visitors see a document now: a design is seen where its category is. */
export async function isPublic(db: Db, kind: PublishedKind, id: string): Promise<boolean> {
  const own = rowsOf(db, kind).select('rows.id').where('rows.id', '=', id).where('rows.isPublic', '=', 1)
  const query =
    kind === 'design'
      ? own.where(({ exists, selectFrom }) =>
          exists(
            selectFrom('category')
              .select('category.id')
              .whereRef('category.id', '=', 'rows.categoryId')
              .where('category.isPublic', '=', 1),
          ),
        )
      : own
  return (await query.executeTakeFirst()) !== undefined
}
