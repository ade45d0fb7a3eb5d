import { type SqlBool, sql } from 'kysely'
import type { EnquiryStatus } from '#contract/enquiry.ts'
import type { Db } from '../database/schema.ts'
import { withStates } from '../enquiries/states.ts'

/** From one moment to before another, as they are stored. */
export interface Span {
  from: string
  before: string
}

const mostEntries = 8

/** How many enquiries arrived in each span, in their order. */
export async function countWithin(db: Db, spans: Span[], status?: EnquiryStatus): Promise<number[]> {
  const rows = spans.map(({ from, before }, position) => sql`(${sql.lit(position)}, ${from}, ${before})`)
  const ofStatus = status ? sql<SqlBool>`and status = ${status}` : sql<SqlBool>``
  const { rows: counts } = await sql<{ count: number }>`
    with span("position", "from", "before") as (values ${sql.join(rows)})
    select (
      select count(*) from enquiry
      where enquiry."createdAt" >= span."from" and enquiry."createdAt" < span."before" ${ofStatus}
    ) as count
    from span order by span."position"`.execute(db)
  return counts.map(({ count }) => Number(count))
}

/**
 * The states that most enquiries since then came from, each as most of them spell it, whatever the letter case of the others.
 * Each spelling is counted in an index too.
 */
export async function countByState(db: Db, since: string) {
  const { rows } = await sql<{ state: string; count: number }>`
    ${withStates}, counted as (
      select state, (
        select count(*) from enquiry where enquiry.state = found.state and enquiry."createdAt" >= ${since}
      ) as count
      from found where state is not null
    ), ranked as (
      select state, sum(count) over (partition by lower(state)) as count,
        row_number() over (partition by lower(state) order by count desc, state) as place
      from counted where count > 0
    )
    select state, count from ranked where place = 1
    order by count desc, state limit ${sql.lit(mostEntries)}`.execute(db)
  return rows.map(({ state, count }) => ({ state, count: Number(count) }))
}

export async function countByDesign(db: Db, since: string) {
  const rows = await db
    .with('asked', (query) =>
      query
        .selectFrom('enquiry')
        .select(({ fn }) => [
          'aboutCode',
          fn.countAll<number>().as('count'),
          fn.max('enquiry.id').as('latest'),
        ])
        .where('createdAt', '>=', since)
        .where('aboutCode', 'is not', null)
        .groupBy('aboutCode')
        .orderBy('count', 'desc')
        .orderBy('aboutCode', 'desc')
        .limit(mostEntries),
    )
    .selectFrom('asked')
    .innerJoin('enquiry', 'enquiry.id', 'asked.latest')
    .leftJoin('design', 'design.code', 'asked.aboutCode')
    .select(['design.id', 'design.title', 'enquiry.about', 'asked.count'])
    .orderBy('asked.count', 'desc')
    .orderBy('asked.aboutCode', 'desc')
    .execute()
  return rows.map(({ id, title, about, count }) => {
    const snapshot: { code: string; title: string } = JSON.parse(about ?? '{}')
    return { _id: id, code: snapshot.code, title: title ?? snapshot.title, count: Number(count) }
  })
}

/** How many enquiries since then were about no design. */
export async function countWithoutDesign(db: Db, since: string): Promise<number> {
  const { count } = await db
    .selectFrom('enquiry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('createdAt', '>=', since)
    .where('aboutCode', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
