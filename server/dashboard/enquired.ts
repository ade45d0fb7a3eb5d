import { countedDays, type Dashboard, waitingAges } from '#contract/dashboard.ts'
import { daysAfter, startOfDay } from '#contract/dates.ts'
import { inTurns } from '../concurrency.ts'
import type { Db } from '../database/schema.ts'
import { countByDesign, countByState, countWithin, countWithoutDesign, type Span } from './enquiry-counts.ts'
import { oldestNew } from './repository.ts'

/** Enquiries that nobody has answered yet, by how long they wait. */
export async function readWaiting(db: Db, today: string): Promise<Dashboard['waiting']> {
  const spans = waitingAges.map(({ age, least, most }) => ({
    age,
    from: most === null ? null : daysAfter(today, -most),
    to: daysAfter(today, -least),
  }))
  const [counts, oldest] = await inTurns(
    () => countWithin(db, spans.map(spanOf), 'new'),
    () => oldestNew(db),
  )
  const ages = spans.map((span, index) => ({ ...span, count: counts[index] ?? 0 }))
  return { count: sumOf(ages), oldest, ages }
}

/** The last days one by one, and where their enquiries came from. */
export async function readEnquired(
  db: Db,
  today: string,
): Promise<Pick<Dashboard, 'days' | 'byState' | 'byDesign'>> {
  const first = daysAfter(today, 1 - countedDays)
  const dates = Array.from({ length: countedDays }, (_, index) => daysAfter(first, index))
  const spans = dates.map((day) => spanOf({ from: day, to: day }))
  const since = startOfDay(first)
  const [counts, states, designs, none] = await inTurns(
    () => countWithin(db, spans),
    () => countByState(db, since),
    () => countByDesign(db, since),
    () => countWithoutDesign(db, since),
  )
  const days = dates.map((day, index) => ({ day, count: counts[index] ?? 0 }))
  // Counted one after another, while enquiries arrive: what is left over is never less than none.
  const rest = (shown: number) => Math.max(0, sumOf(days) - shown)
  return {
    days,
    byState: { states, others: rest(sumOf(states)) },
    byDesign: { designs, others: rest(sumOf(designs) + none), none },
  }
}

/** Both days included; without a first one, everything until the last. */
function spanOf({ from, to }: { from: string | null; to: string }): Span {
  return { from: from === null ? '' : startOfDay(from), before: startOfDay(daysAfter(to, 1)) }
}

function sumOf(entries: { count: number }[]): number {
  return entries.reduce((sum, { count }) => sum + count, 0)
}
