import type { Db } from '../database/schema.ts'

type Named = { name: string; slug: string }

/** A category of samples, as it is now. */
export interface Place {
  category: Named & { _id: string }
  isPublic: boolean
  /** Visitors see it, and no design in it. */
  isEmpty: boolean
  /** Its subcategories, each by the slug that it has and those that it had. */
  subcategories: ReadonlyMap<string, Named>
}

/**
 * The categories that have these slugs now, or else had them last, as the addresses of categories lead to them; none for a
 * slug whose category was deleted.
 */
export async function findPlaces(db: Db, slugs: string[]): Promise<Map<string, Place>> {
  const former = await db
    .selectFrom('formerSlug')
    .select(['slug', 'categoryId'])
    .where('slug', 'in', slugs)
    .where('subcategoryId', 'is', null)
    .orderBy('id')
    .execute()
  const formerIds = former.map(({ categoryId }) => categoryId)
  const categories = await db
    .selectFrom('category')
    .select(['id', 'name', 'slug', 'isPublic', 'hideWhenEmpty'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('design')
          .select('design.id')
          .whereRef('design.categoryId', '=', 'category.id')
          .where('design.isPublic', '=', 1),
      ).as('hasDesigns'),
    )
    .where(({ or, eb }) =>
      or([eb('slug', 'in', slugs), ...(formerIds.length > 0 ? [eb('id', 'in', formerIds)] : [])]),
    )
    .execute()
  const byId = new Map(categories.map((category) => [category.id, category]))
  const bySlug = new Map([
    ...former.map(({ slug, categoryId }) => [slug, byId.get(categoryId)] as const),
    ...categories.map((category) => [category.slug, category] as const),
  ])
  const within = await subcategoriesOf(db, [...byId.keys()])
  return new Map(
    slugs.flatMap((slug) => {
      const category = bySlug.get(slug)
      if (!category) return []
      const { id, name, hideWhenEmpty, hasDesigns } = category
      const isPublic = category.isPublic === 1
      return [
        [
          slug,
          {
            category: { _id: id, name, slug: category.slug },
            isPublic,
            isEmpty: isPublic && hideWhenEmpty === 0 && !hasDesigns,
            subcategories: within.get(id) ?? new Map(),
          },
        ],
      ]
    }),
  )
}

/** By the id of each category, its subcategories by the slugs that they have and had. */
async function subcategoriesOf(db: Db, categoryIds: string[]): Promise<Map<string, Map<string, Named>>> {
  const found = new Map(categoryIds.map((id) => [id, new Map<string, Named>()]))
  if (categoryIds.length === 0) return found
  const renamed = await db
    .selectFrom('formerSlug')
    .innerJoin('subcategory', 'subcategory.id', 'formerSlug.subcategoryId')
    .select(['formerSlug.categoryId', 'formerSlug.slug as at', 'subcategory.name', 'subcategory.slug'])
    .where('formerSlug.categoryId', 'in', categoryIds)
    .orderBy('formerSlug.id')
    .execute()
  const current = await db
    .selectFrom('subcategory')
    .select(['categoryId', 'slug as at', 'name', 'slug'])
    .where('categoryId', 'in', categoryIds)
    .execute()
  for (const { categoryId, at, name, slug } of [...renamed, ...current])
    found.get(categoryId)?.set(at, { name, slug })
  return found
}
