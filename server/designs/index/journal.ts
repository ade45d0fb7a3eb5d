import { sql } from 'kysely'
import type { Db } from '../../database/schema.ts'

/** So many changes are kept for those who have not read them yet. */
const kept = 10_000
const mostAtOnce = 5000

/** The number of the last change. What is read from the database after this says all of them until then. */
export async function lastChange(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom('designChange')
    .select(({ fn }) => fn.max('sequence').as('last'))
    .executeTakeFirstOrThrow()
  return Number(last)
}

/**
 * The designs that were changed behind the change `last`, and the last change now.
 * @returns undefined where the journal does not reach back to it any more
 */
export async function changesAfter(db: Db, last: number) {
  const ids = new Set<string>()
  for (let from = last; ; ) {
    const entries = await db
      .selectFrom('designChange')
      .select(['sequence', 'designId'])
      .where('sequence', '>=', from)
      .orderBy('sequence')
      .limit(mostAtOnce)
      .execute()
    const [known, ...behind] = entries
    if (known?.sequence !== from) return undefined
    for (const { designId } of behind) ids.add(designId)
    from = entries.at(-1)?.sequence ?? from
    if (entries.length < mostAtOnce) return { ids: [...ids], last: from }
  }
}

/** Forgets old changes, never the last one. Who has not read them builds the index anew. */
export async function forgetOldChanges(db: Db): Promise<void> {
  const before = (await lastChange(db)) - kept
  await db.deleteFrom('designChange').where('sequence', '<', before).execute()
}

/** Has every index built anew: no change of before is known any more. */
export async function restartJournal(tx: Db): Promise<void> {
  await tx.deleteFrom('designChange').execute()
  await sql`insert into "designChange" ("designId") values ('')`.execute(tx)
}
