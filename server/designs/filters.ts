import { type Expression, type SqlBool, sql } from 'kysely'
import type { DesignFacetsQuery, DesignGap } from '#contract/design-query.ts'
import { tagValue } from '#contract/tags.ts'
import { isPostgres } from '../database/client.ts'
import { applyFilters, type Filters } from '../database/filters.ts'
import { toPaise } from '../database/money.ts'
import type { Db } from '../database/schema.ts'
import { searchExpression } from './search.ts'

export type DesignIds = ReturnType<typeof designIds>

export function designIds(db: Db) {
  return db.selectFrom('design').select('design.id')
}

/**
 * The ids of the designs that pass every filter that the query carries.
 * @returns null where the search holds no word, so that nothing can be found
 */
export function filterDesigns(db: Db, query: DesignFacetsQuery): DesignIds | null {
  return applyFilters(filters, designIds(db), query, { db, query })
}

interface Context {
  db: Db
  query: DesignFacetsQuery
}

const filters: Filters<DesignFacetsQuery, DesignIds, Context> = {
  search: (rows, text, { db }) => (text.trim() ? bySearch(db, rows, text) : rows),
  categorySlug: (rows, _slug, { db, query }) => inSubcategories(db, rows, query),
  subcategorySlug: (rows, _slug, { db, query }) =>
    query.categorySlug === undefined ? inSubcategories(db, rows, query) : rows,
  tag: (rows, tags, { db }) => rows.where('design.id', 'in', taggedIds(db, tags)),
  featured: (rows, flag) => rows.where('design.featured', '=', Number(flag)),
  trending: (rows, flag) => rows.where('design.trending', '=', Number(flag)),
  minPrice: (rows, rupees) => rows.where('design.price', '>=', toPaise(rupees)),
  maxPrice: (rows, rupees) => rows.where('design.price', '<=', toPaise(rupees)),
  minArea: (rows, area) => rows.where('design.area', '>=', area),
  maxArea: (rows, area) => rows.where('design.area', '<=', area),
  missing: withGap,
}

function bySearch(db: Db, rows: DesignIds, text: string): DesignIds | null {
  const expression = searchExpression(db, text)
  return expression === null ? null : joinSearch(db, rows, expression)
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

/** A category and a subcategory of it are found together: another category may have one of the same slug. */
function inSubcategories(db: Db, rows: DesignIds, query: DesignFacetsQuery): DesignIds {
  return rows.where('design.subcategoryId', 'in', subcategoryIds(db, query))
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
