import type { FieldChange } from '#contract/activity.ts'
import { answeredDays, type Dashboard, mostAnswered } from '#contract/dashboard.ts'
import { daysAfter, startOfDay } from '#contract/dates.ts'
import type { Db } from '../database/schema.ts'

const minute = 60_000

/** How long visitors waited lately until somebody answered them, which is when their enquiry ceased to be new. */
export async function readAnswered(db: Db, today: string): Promise<Dashboard['answered']> {
  const received = await db
    .selectFrom('enquiry')
    .select(['id', 'createdAt'])
    .where('status', '!=', 'new')
    .where('createdAt', '>=', startOfDay(daysAfter(today, 1 - answeredDays)))
    .orderBy('number', 'desc')
    .limit(mostAnswered)
    .execute()
  const answers = await readAnswers(
    db,
    received.map(({ id }) => id),
  )
  const waits = received.flatMap(({ id, createdAt }) => {
    const at = answers.get(id)
    return at === undefined ? [] : [Math.max(0, Date.parse(at) - Date.parse(createdAt))]
  })
  return {
    count: waits.length,
    medianMinutes: waits.length > 0 ? Math.round(medianOf(waits) / minute) : null,
  }
}

/** When each of these enquiries first ceased to be new. */
async function readAnswers(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const changes = await db
    .selectFrom('activity')
    .select(['subjectId', 'at', 'changes'])
    .where('subjectId', 'in', ids)
    .where('kind', '=', 'enquiry')
    .where('action', '=', 'updated')
    .where('changes', 'like', '%"status"%')
    .orderBy('id', 'desc')
    .execute()
  // Of several the first is what stays.
  return new Map(changes.filter(isAnswer).map(({ subjectId, at }) => [subjectId, at]))
}

function isAnswer({ changes }: { changes: string }): boolean {
  const told: FieldChange[] = JSON.parse(changes)
  return told.some(({ field, from }) => field === 'status' && from === 'new')
}

function medianOf(numbers: number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)] ?? 0
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? 0) + upper) / 2 : upper
}
