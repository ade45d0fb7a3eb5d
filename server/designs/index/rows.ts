import type { Db } from '../../database/schema.ts'
import { figures } from '../filters.ts'
import { kindsShown } from './picture-bits.ts'

export type DesignColumns = Awaited<ReturnType<typeof findColumns>>[number]
export type DesignTexts = Awaited<ReturnType<typeof findTexts>>[number]
export type Placements = Awaited<ReturnType<typeof readPlacements>>

/** What lists are filtered and ordered by, of the designs behind the id `after`, by id. */
export function listColumns(db: Db, after: string, limit: number) {
  return columns(db).where('id', '>', after).orderBy('id').limit(limit).execute()
}

export function findColumns(db: Db, ids: string[]) {
  return columns(db).where('id', 'in', ids).orderBy('id').execute()
}

function columns(db: Db) {
  return db
    .selectFrom('design')
    .select([
      'id',
      'categoryId',
      'subcategoryId',
      'featured',
      'trending',
      'status',
      'isPublic',
      'updatedAt',
      'titleKey',
      'tags',
      'house',
      'dimensions',
      'colors',
      ...figures,
    ])
    .select(({ selectFrom }) =>
      selectFrom('attachment')
        .select(({ fn, ref }) => fn.min<number | null>(fn('length', [ref('alt')])).as('shortest'))
        .whereRef('attachment.ownerId', '=', 'design.id')
        .where('role', '=', 'image')
        .as('shortestAlt'),
    )
    .select(({ selectFrom }) =>
      selectFrom('attachment')
        .select(kindsShown)
        .whereRef('attachment.ownerId', '=', 'design.id')
        .where('role', '=', 'image')
        .as('pictureKinds'),
    )
    .select(({ selectFrom }) =>
      selectFrom('attachment')
        .innerJoin('file', 'file.id', 'attachment.fileId')
        .select('file.colors')
        .whereRef('attachment.ownerId', '=', 'design.id')
        .where('role', '=', 'image')
        .orderBy('attachment.position')
        .limit(1)
        .as('pictureColors'),
    )
}

/** What searches look into. */
export function findTexts(db: Db, ids: string[]) {
  return db
    .selectFrom('design')
    .select(['id', 'title', 'code', 'tags', 'shortDescription', 'description', 'detailedDescription'])
    .select(['house', 'colors'])
    .where('id', 'in', ids)
    .execute()
}

/** Every category and subcategory, as the counts beside the filters are ordered. */
export async function readPlacements(db: Db) {
  const categories = await db
    .selectFrom('category')
    .select(['id', 'slug', 'name', 'nameKey', 'isPublic'])
    .orderBy('id')
    .execute()
  const subcategories = await db
    .selectFrom('subcategory')
    .select(['id', 'categoryId', 'slug', 'name'])
    .orderBy('categoryId')
    .orderBy('position')
    .execute()
  return { categories, subcategories }
}
