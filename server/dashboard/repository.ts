import type { Db } from '../database/schema.ts'

/** When the enquiry arrived that has been new for longest. */
export async function oldestNew(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('enquiry')
    .select('createdAt')
    .where('status', '=', 'new')
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst()
  return row?.createdAt ?? null
}

export async function countRows(db: Db, table: 'design' | 'category' | 'testimonial'): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function countBanners(db: Db) {
  const rows = await db.selectFrom('banner').select(['isActive', 'isPublic']).execute()
  return {
    banners: rows.length,
    activeBanners: rows.filter(({ isActive, isPublic }) => isActive === 1 && isPublic === 1).length,
  }
}

/** What designs are called, the newest first. */
export async function findNamed(db: Db, ids: string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('design')
    .select(['id as _id', 'code', 'title'])
    .where('id', 'in', ids)
    .orderBy('id', 'desc')
    .execute()
}

/** The administrator whose account is the oldest: the first start made it. */
export function findFirstAdministrator(db: Db) {
  return db
    .selectFrom('account')
    .select(['email', 'passwordChangedAt'])
    .where('role', 'is not', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}
