import { authorsWithoutAccount } from '#contract/activity.ts'
import { type PublishedKind, publishedKinds } from '#contract/publishing.ts'
import { insertActivity } from '../activity/repository.ts'
import { isPostgres } from '../database/client.ts'
import type { Db } from '../database/schema.ts'
import { type AnyPendable, pendables } from '../pending/kinds.ts'
import { changeRowsOf, rowsOf } from './rows.ts'
import { visibilityOf } from './visibility.ts'

/** So many turn in one transaction. */
const atOnce = 50

const columns = ['id', 'status', 'publishAt', 'unpublishAt', 'isPublic'] as const

/**
 * Shows visitors what is due to be shown, and takes from them what is due to go. Of several processes that do so at once,
 * one finds what is due: the others wait for it.
 * @returns how many documents turned
 */
export async function carryOutTurns(db: Db, now = new Date()): Promise<number> {
  let turned = 0
  for (const pendable of pendables)
    for (let more = await isDue(db, pendable.kind, now); more; ) {
      const { looked, changed } = await turnSome(db, pendable, now)
      turned += changed
      more = looked === atOnce
    }
  return turned
}

/** When the next document turns; null where none will. */
export async function nextDue(db: Db): Promise<string | null> {
  const times: string[] = []
  for (const kind of publishedKinds) {
    const first = rowsOf(db, kind).select('dueAt').where('dueAt', 'is not', null).orderBy('dueAt').limit(1)
    const row = await first.executeTakeFirst()
    if (row?.dueAt) times.push(row.dueAt)
  }
  return times.sort()[0] ?? null
}

/** How many documents turn at a time to come. */
export async function countScheduled(db: Db): Promise<number> {
  const counts = publishedKinds.map(async (kind) => {
    const all = rowsOf(db, kind).select(({ fn }) => fn.countAll<number>().as('count'))
    const { count } = await all.where('dueAt', 'is not', null).executeTakeFirstOrThrow()
    return Number(count)
  })
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
}

/** Has what was stored some time ago, such as in the trash, be seen as it is to be seen now. */
export async function settleVisibility(tx: Db, kind: PublishedKind, id: string): Promise<void> {
  const row = await rowsOf(tx, kind).select(columns).where('id', '=', id).executeTakeFirstOrThrow()
  await changeRowsOf(tx, kind).set(visibilityOf(row)).where('id', '=', id).execute()
}

/** What has to turn; and what has turned by a clock that was wrong, and has been set back since. */
function due(db: Db, kind: PublishedKind, now: Date) {
  const at = now.toISOString()
  return rowsOf(db, kind).where(({ or, and, eb }) =>
    or([
      eb('dueAt', '<=', at),
      and([eb('publishAt', '>', at), eb('isPublic', '=', 1)]),
      and([eb('unpublishAt', '>', at), eb('status', '=', 'published'), eb('dueAt', 'is', null)]),
    ]),
  )
}

async function isDue(db: Db, kind: PublishedKind, now: Date): Promise<boolean> {
  return (await due(db, kind, now).select('id').limit(1).executeTakeFirst()) !== undefined
}

function turnSome(db: Db, pendable: AnyPendable, now: Date) {
  const { kind } = pendable
  return db.transaction().execute(async (tx) => {
    await pendable.hold?.(tx)
    const rows = await due(tx, kind, now)
      .select(columns)
      .orderBy('id')
      .limit(atOnce)
      .$if(isPostgres(tx), (query) => query.forUpdate())
      .execute()
    let changed = 0
    for (const row of rows) {
      const visibility = visibilityOf(row, now)
      await changeRowsOf(tx, kind).set(visibility).where('id', '=', row.id).execute()
      if (visibility.isPublic === row.isPublic) continue
      changed += 1
      const document = await pendable.read(tx, row.id)
      const name = document ? pendable.nameOf(document) : ''
      await insertActivity(tx, {
        by: authorsWithoutAccount.automatic,
        action: visibility.isPublic === 1 ? 'published' : 'unpublished',
        kind,
        subject: { id: row.id, name },
      })
    }
    return { looked: rows.length, changed }
  })
}
