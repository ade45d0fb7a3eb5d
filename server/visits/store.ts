import { limits } from '#contract/limits.ts'
import { type VisitKind, visitKinds } from '#contract/visits.ts'
import { holdVisits } from '../database/locks.ts'
import type { Db } from '../database/schema.ts'

export type Counted = VisitKind | 'search' | 'plot'

export interface VisitCount {
  day: string
  kind: Counted
  /** A design's id, a search, a plot. */
  subject: string
  count: number
}

export interface Batch {
  /** The process that gathered it. */
  writer: string
  /** Each of a process is greater than those before. */
  number: number
  /** When it was made. */
  day: string
  counts: VisitCount[]
}

type Group = keyof typeof limits.visits.perDay

/** Rows that one statement takes. */
const chunk = 200

/** Adds a batch to what is stored, once, however often it is tried. New subjects find room only as far as a day has any. */
export async function writeBatch(db: Db, { writer, number, day, counts }: Batch): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await holdVisits(tx)
    const last = await tx
      .selectFrom('visitWriter')
      .select('batch')
      .where('writer', '=', writer)
      .executeTakeFirst()
    if (last && last.batch >= number) return
    for (const ofDay of Map.groupBy(counts, (count) => count.day).values()) {
      const rows = await withRoom(tx, await ofDesigns(tx, ofDay))
      for (const some of chunksOf(rows))
        await tx
          .insertInto('visit')
          .values(some)
          .onConflict((conflict) =>
            conflict
              .columns(['day', 'kind', 'subject'])
              .doUpdateSet(({ eb, ref }) => ({ count: eb('visit.count', '+', ref('excluded.count')) })),
          )
          .execute()
    }
    await tx
      .insertInto('visitWriter')
      .values({ writer, batch: number, day })
      .onConflict((conflict) => conflict.column('writer').doUpdateSet({ batch: number, day }))
      .execute()
  })
}

/** Without what names no design. */
async function ofDesigns(tx: Db, counts: VisitCount[]): Promise<VisitCount[]> {
  const named = [...new Set(counts.flatMap(({ kind, subject }) => (isOfDesign(kind) ? [subject] : [])))]
  const known = new Set<string>()
  for (const ids of chunksOf(named)) {
    const rows = await tx.selectFrom('design').select('id').where('id', 'in', ids).execute()
    for (const { id } of rows) known.add(id)
  }
  return counts.filter(({ kind, subject }) => !isOfDesign(kind) || known.has(subject))
}

/** Those of a day that are there already, and as many more as the day takes. */
async function withRoom(tx: Db, counts: VisitCount[]): Promise<VisitCount[]> {
  const [first] = counts
  if (!first) return []
  const stored = await tx
    .selectFrom('visit')
    .select(['kind', 'subject'])
    .where('day', '=', first.day)
    .execute()
  const known = new Set(stored.map(keyOf))
  const room: Record<Group, number> = { ...limits.visits.perDay }
  for (const { kind } of stored) room[groupOf(kind)] -= 1
  return counts.filter((count) => {
    if (known.has(keyOf(count))) return true
    room[groupOf(count.kind)] -= 1
    return room[groupOf(count.kind)] >= 0
  })
}

function isOfDesign(kind: Counted): kind is VisitKind {
  return (visitKinds as string[]).includes(kind)
}

function groupOf(kind: Counted): Group {
  return isOfDesign(kind) ? 'design' : kind
}

function keyOf({ kind, subject }: Pick<VisitCount, 'kind' | 'subject'>): string {
  return `${kind} ${subject}`
}

function* chunksOf<T>(all: T[]): Generator<T[]> {
  for (let from = 0; from < all.length; from += chunk) yield all.slice(from, from + chunk)
}

/** What was counted on a day. */
export function readDay(db: Db, day: string, design?: string) {
  return db
    .selectFrom('visit')
    .select(['kind', 'subject', 'count'])
    .where('day', '=', day)
    .$if(design !== undefined, (query) =>
      query.where('kind', 'in', visitKinds).where('subject', '=', design ?? ''),
    )
    .execute()
}

/** Forgets what was counted before a day, and who wrote it. */
export async function forgetVisitsBefore(db: Db, days: { counted: string; written: string }): Promise<void> {
  await db.deleteFrom('visit').where('day', '<', days.counted).execute()
  await db.deleteFrom('visitWriter').where('day', '<', days.written).execute()
}
