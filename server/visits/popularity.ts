import { daysAfter, isoDayOf } from '#contract/dates.ts'
import { popularDays, type VisitKind, visitWeights } from '#contract/visits.ts'
import type { Db } from '../database/schema.ts'
import { Turns } from '../designs/index/turns.ts'
import { readDay } from './store.ts'

export type Scores = ReadonlyMap<string, number>

/** How much each design was chosen lately, by its id; what nobody chose is not in it. It is read day by day, in turns. */
export async function readScores(db: Db, signal: AbortSignal): Promise<Scores> {
  const scores = new Map<string, number>()
  const today = isoDayOf(new Date())
  const turns = new Turns(signal)
  for (let ago = 0; ago < popularDays; ago++) {
    for (const { kind, subject, count } of await readDay(db, daysAfter(today, -ago))) {
      const weight = weightOf(kind)
      if (weight > 0) scores.set(subject, (scores.get(subject) ?? 0) + weight * count)
    }
    await turns.next()
  }
  return scores
}

function weightOf(kind: string): number {
  return Object.hasOwn(visitWeights, kind) ? visitWeights[kind as VisitKind] : 0
}

export function areSameScores(one: Scores, other: Scores): boolean {
  return one.size === other.size && [...one].every(([id, score]) => other.get(id) === score)
}
