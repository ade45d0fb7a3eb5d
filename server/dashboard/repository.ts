import type { DesignGap } from '#contract/design-query.ts'
import type { Db } from '../database/schema.ts'
import { filterDesigns } from '../designs/filters.ts'

const mostNamed = 3

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
  const rows = await db.selectFrom('banner').select('isActive').execute()
  return { banners: rows.length, activeBanners: rows.filter(({ isActive }) => isActive === 1).length }
}

/** The newest of the designs that something is missing from. */
export async function findWithGap(db: Db, missing: DesignGap) {
  const found = filterDesigns(db, { missing })
    ?.clearSelect()
    .select(['design.id as _id', 'design.code', 'design.title'])
    .orderBy('design.id', 'desc')
    .limit(mostNamed)
  return (await found?.execute()) ?? []
}

/** The administrator whose account is the oldest: the first start made it. */
export function findFirstAdministrator(db: Db) {
  return db
    .selectFrom('account')
    .select(['email', 'passwordChangedAt'])
    .where('isAdmin', '=', 1)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}
