import type { DesignFacets, DesignFacetsQuery } from '#contract/design-query.ts'
import { limits } from '#contract/limits.ts'
import type { Db } from '../database/schema.ts'
import { filterDesigns } from './filters.ts'

/** How many designs each further choice would find, the most first among tags. */
export async function readFacets(db: Db, query: DesignFacetsQuery): Promise<DesignFacets> {
  const inCategory = { ...query, subcategorySlug: undefined }
  const anywhere = { ...inCategory, categorySlug: undefined }
  const [categories, subcategories, tags] = await Promise.all([
    countByCategory(db, anywhere),
    countBySubcategory(db, inCategory),
    countByTag(db, query),
  ])
  return { categories, subcategories, tags }
}

async function countByCategory(db: Db, query: DesignFacetsQuery): Promise<DesignFacets['categories']> {
  const found = filterDesigns(db, query)
  if (!found) return []
  const rows = await found
    .clearSelect()
    .innerJoin('category', 'category.id', 'design.categoryId')
    .select(({ fn }) => ['category.slug', fn.countAll<number>().as('count')])
    .groupBy(['category.id', 'category.slug'])
    .orderBy('category.id')
    .execute()
  return rows.map(({ slug, count }) => ({ slug, count: Number(count) }))
}

async function countBySubcategory(db: Db, query: DesignFacetsQuery): Promise<DesignFacets['subcategories']> {
  const found = filterDesigns(db, query)
  if (!found) return []
  const rows = await found
    .clearSelect()
    .innerJoin('category', 'category.id', 'design.categoryId')
    .innerJoin('subcategory', 'subcategory.id', 'design.subcategoryId')
    .select(({ fn }) => [
      'category.slug as categorySlug',
      'subcategory.slug',
      fn.countAll<number>().as('count'),
    ])
    .groupBy(['category.id', 'category.slug', 'subcategory.id', 'subcategory.slug', 'subcategory.position'])
    .orderBy('category.id')
    .orderBy('subcategory.position')
    .execute()
  return rows.map(({ categorySlug, slug, count }) => ({ categorySlug, slug, count: Number(count) }))
}

async function countByTag(db: Db, query: DesignFacetsQuery): Promise<DesignFacets['tags']> {
  const found = filterDesigns(db, query)
  if (!found) return []
  const rows = await found
    .clearSelect()
    .innerJoin('designTag', 'designTag.designId', 'design.id')
    .select(({ fn }) => ['designTag.tag', fn.countAll<number>().as('count')])
    .groupBy('designTag.tag')
    .orderBy('count', 'desc')
    .orderBy('designTag.tag')
    .limit(limits.tagFacets)
    .execute()
  return rows.map(({ tag, count }) => ({ tag, count: Number(count) }))
}
