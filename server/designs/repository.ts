import type { Insertable, Updateable } from 'kysely'
import { createCompiled } from '../database/compiled.ts'
import type { Db, Schema } from '../database/schema.ts'
import { summaryColumns } from './columns.ts'

const ownColumns = ['id', 'number', 'code', 'categoryId', 'subcategoryId', 'createdAt', 'updatedAt'] as const
const listColumns = [...ownColumns, ...summaryColumns.names].map((name) => `design.${name}` as const)

export type DesignRow = Awaited<ReturnType<ReturnType<typeof designRows>['execute']>>[number]

const compiled = createCompiled<DesignRow>()

/** Designs by id with the names of their category and subcategory, in no order. */
export async function findDesignRows(db: Db, ids: string[]): Promise<DesignRow[]> {
  if (ids.length === 0) return []
  return compiled(db, `${ids.length}`, ids, () => designRows(db, ids))
}

function designRows(db: Db, ids: string[]) {
  return db
    .selectFrom('design')
    .innerJoin('category', 'category.id', 'design.categoryId')
    .innerJoin('subcategory', 'subcategory.id', 'design.subcategoryId')
    .select([
      ...listColumns,
      'category.name as categoryName',
      'category.slug as categorySlug',
      'subcategory.name as subcategoryName',
      'subcategory.slug as subcategorySlug',
    ])
    .where('design.id', 'in', ids)
}

/** A design by id or by code, in any letter case. */
export function findDesign(db: Db, idOrCode: string) {
  return db
    .selectFrom('design')
    .selectAll()
    .where(({ eb, or }) =>
      or([eb('id', '=', idOrCode.toLowerCase()), eb('code', '=', idOrCode.toLocaleUpperCase('en'))]),
    )
    .executeTakeFirst()
}

export function insertDesign(db: Db, design: Insertable<Schema['design']>) {
  return db.insertInto('design').values(design).execute()
}

export function updateDesign(db: Db, id: string, changes: Updateable<Schema['design']>) {
  return db.updateTable('design').set(changes).where('id', '=', id).execute()
}

export function deleteDesign(db: Db, id: string) {
  return db.deleteFrom('design').where('id', '=', id).execute()
}
