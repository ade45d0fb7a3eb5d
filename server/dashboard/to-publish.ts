import { type Dashboard, turnsNamed } from '#contract/dashboard.ts'
import { isPublicAt } from '#contract/publishing.ts'
import { inTurns } from '../concurrency.ts'
import type { Db } from '../database/schema.ts'
import { type AnyPendable, pendables } from '../pending/kinds.ts'
import { rowsOf } from '../publishing/rows.ts'

/** What waits to be published: drafts, and what turns at a time. */
export async function readToPublish(db: Db): Promise<NonNullable<Dashboard['toPublish']>> {
  const kinds = await inTurns(...pendables.map((pendable) => () => readKind(db, pendable)))
  const turns = kinds.flatMap(({ turns }) => turns).sort((one, other) => (one.at < other.at ? -1 : 1))
  return {
    drafts: kinds.flatMap(({ kind, drafts }) => (drafts > 0 ? [{ kind, count: drafts }] : [])),
    turns: turns.slice(0, turnsNamed),
    allTurns: kinds.reduce((sum, { allTurns }) => sum + allTurns, 0),
  }
}

async function readKind(db: Db, pendable: AnyPendable) {
  const { kind } = pendable
  const drafts = rowsOf(db, kind).where('status', '=', 'draft')
  const due = rowsOf(db, kind).where('dueAt', 'is not', null)
  const first = await due
    .select(['id', 'dueAt', 'status', 'publishAt', 'unpublishAt'])
    .orderBy('dueAt')
    .orderBy('id')
    .limit(turnsNamed)
    .execute()
  const turns = []
  for (const { id, dueAt, ...publishing } of first) {
    const document = await pendable.read(db, id)
    if (!document || dueAt === null) continue
    const isPublished = isPublicAt(publishing, dueAt)
    turns.push({ kind, _id: id, name: pendable.nameOf(document), at: dueAt, isPublished })
  }
  return { kind, drafts: await countOf(drafts), turns, allTurns: await countOf(due) }
}

async function countOf(rows: ReturnType<typeof rowsOf>): Promise<number> {
  const { count } = await rows.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}
