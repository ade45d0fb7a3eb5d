import { daysAfter, isoDayOf } from '#contract/dates.ts'
import { limits } from '#contract/limits.ts'
import { type VisitCounts, type VisitKind, type Visits, visitKinds, visitWeights } from '#contract/visits.ts'
import type { Db } from '../database/schema.ts'
import { Turns } from '../designs/index/turns.ts'
import { readDay } from './store.ts'

type Told = Pick<Visits, 'days' | 'designs' | 'searches' | 'plots'>

/** What was counted on the last days, of all designs or of one. It is read day by day, in turns. */
export async function readVisits(
  db: Db,
  { days, design }: { days: number; design?: string | undefined },
): Promise<Told> {
  const today = isoDayOf(new Date())
  const turns = new Turns(new AbortController().signal)
  const ofDays: Visits['days'] = []
  const designs = new Map<string, VisitCounts>()
  const [searches, plots] = [new Map<string, number>(), new Map<string, number>()]
  for (let ago = days - 1; ago >= 0; ago--) {
    const day = { day: daysAfter(today, -ago), ...none() }
    for (const { kind, subject, count } of await readDay(db, day.day, design)) {
      if (kind === 'search') add(searches, subject, count)
      else if (kind === 'plot') add(plots, subject, count)
      else {
        const ofDesign = designs.get(subject) ?? none()
        designs.set(subject, ofDesign)
        ofDesign[kind] += count
        day[kind] += count
      }
    }
    ofDays.push(day)
    await turns.next()
  }
  return {
    days: ofDays,
    designs: await named(db, designs),
    searches: most(searches),
    plots: most(plots),
  }
}

function none(): VisitCounts {
  return { seen: 0, kept: 0, sent: 0, enquired: 0 }
}

function add(counts: Map<string, number>, text: string, count: number): void {
  counts.set(text, (counts.get(text) ?? 0) + count)
}

/** What comes most often, the more recent letters first among equals: an order that stays. */
function most(counts: Map<string, number>): Visits['searches'] {
  return [...counts]
    .map(([text, count]) => ({ text, count }))
    .sort((one, other) => other.count - one.count || (one.text < other.text ? -1 : 1))
    .slice(0, limits.visits.shown)
}

/** The designs that were chosen most, those that are gone left out. */
async function named(db: Db, designs: Map<string, VisitCounts>): Promise<Visits['designs']> {
  const first = [...designs]
    .map(([id, counts]) => ({ id, counts, score: scoreOf(counts) }))
    .sort((one, other) => other.score - one.score || (one.id < other.id ? 1 : -1))
    .slice(0, 3 * limits.visits.shown)
  if (first.length === 0) return []
  const rows = await db
    .selectFrom('design')
    .select(['id', 'code', 'title'])
    .where(
      'id',
      'in',
      first.map(({ id }) => id),
    )
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return first
    .flatMap(({ id, counts }) => {
      const row = byId.get(id)
      return row ? [{ _id: id, code: row.code, title: row.title, ...counts }] : []
    })
    .slice(0, limits.visits.shown)
}

function scoreOf(counts: VisitCounts): number {
  return visitKinds.reduce((sum, kind: VisitKind) => sum + visitWeights[kind] * counts[kind], 0)
}
