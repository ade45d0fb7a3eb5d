import { createRoute } from '@hono/zod-openapi'
import { category, categoryCreate, categoryQuery } from '#contract/category.ts'
import type { Db } from '../database/schema.ts'
import type { DesignCounts } from '../designs/index/counts.ts'
import { cached } from '../http/cached.ts'
import type { Dependencies } from '../http/context.ts'
import { addDocumentRoutes } from '../http/document-routes.ts'
import { addOrderRoute } from '../http/order-route.ts'
import { createRouter, list, paginationOf } from '../http/router.ts'
import { isPublic } from '../publishing/rows.ts'
import { type Scope, scopeOf } from '../publishing/scope.ts'
import { seesAll } from '../publishing/sees-all.ts'
import { readCategories, readCategory } from './document.ts'
import { editableCategories } from './editable.ts'
import { categories, findCategoryIdBySlug, findRenamedSubcategory } from './repository.ts'
import { createCategory, removeCategory } from './save.ts'

export function categoryRoutes({ db, designIndex }: Dependencies) {
  const router = createRouter()
  router.openapi(
    createRoute({
      method: 'get',
      path: '/',
      tags: ['Categories'],
      operationId: 'listCategories',
      summary: 'List categories',
      description:
        'By `displayOrder`, the newest first among equals, page by page; with `slug` the one that has it, or had it once.',
      middleware: cached,
      request: { query: categoryQuery },
      responses: list(category, 'One page of categories.'),
    }),
    async (c) => {
      const { slug, subcategorySlug, status, ...paging } = c.req.valid('query')
      const scope = scopeOf(await seesAll(c, db), status)
      const counts = await designIndex.counts(scope)
      const data =
        slug === undefined
          ? await readCategories(db, await categories.list(db, paging, scope), scope, counts)
          : await bySlug(db, slug, subcategorySlug, scope, counts)
      const total = slug === undefined ? await categories.count(db, scope) : data.length
      return c.json({ success: true as const, data, pagination: paginationOf(paging, total) }, 200)
    },
  )
  addOrderRoute(router, db, {
    name: 'category',
    tag: 'Categories',
    response: category,
    reorder: categories.reorder,
    read: readCategories,
  })
  addDocumentRoutes(router, db, {
    ...editableCategories,
    told: {
      creating: 'Stores a new category, unless there is one of the same name in any letter case.',
      deleting: 'Moves a category to the trash, unless designs still use it.',
      conflicts: ['creating', 'deleting'],
    },
    creating: categoryCreate,
    create: createCategory,
    remove: removeCategory,
  })
  return router
}

async function bySlug(
  db: Db,
  slug: string,
  subcategorySlug: string | undefined,
  scope: Scope,
  counts: DesignCounts,
) {
  const id = await findCategoryIdBySlug(db, slug)
  const found = id && (await readCategory(db, id, scope, counts))
  if (!found || (scope.status && scope.status !== found.status)) return []
  if (scope.onlyPublic && !(await isPublic(db, 'category', found._id))) return []
  if (subcategorySlug === undefined) return [found]
  const current = found.subcategories.some(({ slug }) => slug === subcategorySlug)
    ? subcategorySlug
    : (await findRenamedSubcategory(db, found._id, subcategorySlug))?.slug
  return [{ ...found, subcategorySlug: current }]
}
