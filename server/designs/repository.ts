import { type Expression, type Insertable, type SqlBool, sql, type Updateable } from 'kysely'
import type { DesignFacetsQuery, DesignGap, DesignQuery, DesignSort } from '#contract/design.ts'
import { tagValue } from '#contract/tags.ts'
import { isPostgres } from '../database/client.ts'
import type { Db, Schema } from '../database/schema.ts'
import { toPaise } from './money.ts'
import { searchExpression } from './search.ts'

const listColumns = [
  'design.id',
  'design.number',
  'design.code',
  'design.title',
  'design.description',
  'design.shortDescription',
  'design.categoryId',
  'design.subcategoryId',
  'design.featured',
  'design.trending',
  'design.basePrice',
  'design.discountPrice',
  'design.tags',
  'design.materials',
  'design.colors',
  'design.features',
  'design.dimensions',
  'design.area',
  'design.createdAt',
  'design.updatedAt',
] as const

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
  const filtered = filter(db, query)
  if (!filtered) return []
  const rows = await order(db, filtered, query)
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute()
  return rows.map(({ id }) => id)
}

export async function countDesigns(db: Db, query: DesignFacetsQuery): Promise<number> {
  const filtered = filter(db, query)
  if (!filtered) return 0
  const { count } = await filtered
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The ids of what the filters find; null where the search holds no word, so that nothing can be found. */
export function filter(db: Db, query: DesignFacetsQuery) {
  let rows = db.selectFrom('design').select('design.id')
  if (query.search?.trim()) {
    const expression = searchExpression(db, query.search)
    if (expression === null) return null
    rows = joinSearch(db, rows, expression)
  }
  if (query.categorySlug !== undefined || query.subcategorySlug !== undefined)
    rows = rows.where('design.subcategoryId', 'in', subcategoryIds(db, query))
  if (query.tag !== undefined) rows = rows.where('design.id', 'in', taggedIds(db, query.tag))
  if (query.featured !== undefined) rows = rows.where('design.featured', '=', Number(query.featured))
  if (query.trending !== undefined) rows = rows.where('design.trending', '=', Number(query.trending))
  if (query.minPrice !== undefined) rows = rows.where('design.price', '>=', toPaise(query.minPrice))
  if (query.maxPrice !== undefined) rows = rows.where('design.price', '<=', toPaise(query.maxPrice))
  if (query.minArea !== undefined) rows = rows.where('design.area', '>=', query.minArea)
  if (query.maxArea !== undefined) rows = rows.where('design.area', '<=', query.maxArea)
  if (query.missing !== undefined) rows = withGap(rows, query.missing)
  return rows
}

type DesignIds = ReturnType<typeof designIds>

function designIds(db: Db) {
  return db.selectFrom('design').select('design.id')
}

function joinSearch(db: Db, rows: DesignIds, expression: string): DesignIds {
  const matches: Expression<SqlBool> = isPostgres(db)
    ? sql<SqlBool>`"designSearch".document @@ ${expression}::tsquery`
    : sql<SqlBool>`"designSearch" match ${expression}`
  const key = isPostgres(db) ? 'designSearch.number' : 'designSearch.rowid'
  return rows.innerJoin('designSearch', key, 'design.number').where(matches) as unknown as DesignIds
}

function withGap(rows: DesignIds, gap: DesignGap): DesignIds {
  if (gap === 'price') return rows.where('design.price', 'is', null)
  return rows.where(({ exists, not, selectFrom }) => {
    const pictures = selectFrom('attachment')
      .select('attachment.fileId')
      .whereRef('attachment.ownerId', '=', 'design.id')
      .where('attachment.role', '=', 'image')
    return gap === 'picture' ? not(exists(pictures)) : exists(pictures.where('attachment.alt', '=', ''))
  })
}

/** The designs that have every one of the tags. */
function taggedIds(db: Db, labels: string[]) {
  const tags = [...new Set(labels.map(tagValue))]
  return db
    .selectFrom('designTag')
    .select('designId')
    .where('tag', 'in', tags)
    .groupBy('designId')
    .having(({ fn }) => fn.countAll(), '=', tags.length)
}

function subcategoryIds(db: Db, { categorySlug, subcategorySlug }: DesignFacetsQuery) {
  let query = db
    .selectFrom('subcategory')
    .innerJoin('category', 'category.id', 'subcategory.categoryId')
    .select('subcategory.id')
  if (categorySlug !== undefined) query = query.where('category.slug', '=', categorySlug)
  if (subcategorySlug !== undefined) query = query.where('subcategory.slug', '=', subcategorySlug)
  return query
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
