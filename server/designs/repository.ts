import { type Insertable, sql, type Updateable } from 'kysely'
import type { DesignFacetsQuery, DesignQuery, DesignSort } from '#contract/design-query.ts'
import { isPostgres } from '../database/client.ts'
import type { Db, Schema } from '../database/schema.ts'
import { summaryColumns } from './columns.ts'
import { type DesignIds, designIds, filterDesigns } from './filters.ts'
import { searchExpression } from './search.ts'

const ownColumns = ['id', 'number', 'code', 'categoryId', 'subcategoryId', 'createdAt', 'updatedAt'] as const
const listColumns = [...ownColumns, ...summaryColumns.names].map((name) => `design.${name}` as const)

export type DesignRow = Awaited<ReturnType<typeof findDesignRows>>[number]

/** Designs by id with the names of their category and subcategory, in no order. */
export function findDesignRows(db: Db, ids: string[]) {
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
    .where('design.id', 'in', ids.length > 0 ? ids : [''])
    .execute()
}

/** The ids of one page, in order. */
export async function listDesignIds(db: Db, query: DesignQuery): Promise<string[]> {
  const filtered = filterDesigns(db, query)
  if (!filtered) return []
  const rows = await order(db, filtered, query)
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute()
  return rows.map(({ id }) => id)
}

export async function countDesigns(db: Db, query: DesignFacetsQuery): Promise<number> {
  const filtered = filterDesigns(db, query)
  if (!filtered) return 0
  const { count } = await filtered
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

function order(db: Db, rows: DesignIds, { sort, search }: DesignQuery): DesignIds {
  if (!sort && search?.trim()) return byRelevance(db, rows, search)
  const orders: Record<DesignSort, (query: DesignIds) => DesignIds> = {
    newest: (query) => query.orderBy('design.id', 'desc'),
    oldest: (query) => query.orderBy('design.id', 'asc'),
    updated: (query) => query.orderBy('design.updatedAt', 'desc').orderBy('design.id', 'desc'),
    title: (query) => query.orderBy('design.titleKey').orderBy('design.id'),
    'title-desc': (query) => query.orderBy('design.titleKey', 'desc').orderBy('design.id', 'desc'),
    category: (query) => byCategory(query, 'asc'),
    'category-desc': (query) => byCategory(query, 'desc'),
    featured: (query) => query.orderBy('design.featured', 'desc').orderBy('design.id', 'desc'),
    'price-asc': (query) => byFigure(query, 'design.price', 'asc'),
    'price-desc': (query) => byFigure(query, 'design.price', 'desc'),
    'area-asc': (query) => byFigure(query, 'design.area', 'asc'),
    'area-desc': (query) => byFigure(query, 'design.area', 'desc'),
  }
  return orders[sort ?? 'newest'](rows)
}

/** What has no such figure comes last, whichever the direction; among equals the newest first. */
function byFigure(
  rows: DesignIds,
  figure: 'design.price' | 'design.area',
  direction: 'asc' | 'desc',
): DesignIds {
  return rows.orderBy(figure, (value) => value[direction]().nullsLast()).orderBy('design.id', 'desc')
}

/** By the category's name, each category's newest first. */
function byCategory(rows: DesignIds, direction: 'asc' | 'desc'): DesignIds {
  return rows
    .innerJoin('category', 'category.id', 'design.categoryId')
    .orderBy('category.nameKey', direction)
    .orderBy('design.id', 'desc') as unknown as DesignIds
}

/**
 * A word of the title or code weighs most, then one of the category, subcategory or tags; no number of repetitions in
 * a description outweighs them.
 */
function byRelevance(db: Db, rows: DesignIds, search: string): DesignIds {
  const expression = searchExpression(db, search)
  const rank = isPostgres(db)
    ? sql`ts_rank("designSearch".document, ${expression}::tsquery) desc`
    : sql`bm25("designSearch", 1000.0, 30.0, 1.0)`
  return rows.orderBy(rank).orderBy('design.id', 'desc')
}

/** Any designs, `exclude` left out. */
export async function randomDesignIds(
  db: Db,
  { limit, category, exclude }: { limit: number; category?: string; exclude?: string },
): Promise<string[]> {
  let query = designIds(db).orderBy(sql`random()`).limit(limit)
  if (category) query = query.where('categoryId', '=', category.toLowerCase())
  if (exclude) query = query.where('id', '<>', exclude.toLowerCase())
  return (await query.execute()).map(({ id }) => id)
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

export async function replaceTags(db: Db, designId: string, tags: string[]): Promise<void> {
  await db.deleteFrom('designTag').where('designId', '=', designId).execute()
  if (tags.length > 0)
    await db
      .insertInto('designTag')
      .values(tags.map((tag) => ({ designId, tag })))
      .execute()
}

export function deleteDesign(db: Db, id: string) {
  return db.deleteFrom('design').where('id', '=', id).execute()
}
