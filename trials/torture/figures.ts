import type { Journal } from './journal.ts'
import type { Judged } from './judge.ts'

/** What a phase has done, for the table at the end. */
export interface Figures {
  phase: string
  rounds: number
  acknowledged: number
  /** Writes that were under way when it happened, and were found done or not done, whole either way. */
  unanswered: number
  done: number
  notDone: number
  /** Writes that were answered 503. */
  refused: number
  /** Documents and files compared, over all rounds. */
  compared: number
  seconds: number
}

const begun = new WeakMap<Figures, number>()

export function figuresOf(phase: string): Figures {
  const figures: Figures = {
    ...{ phase, rounds: 0, acknowledged: 0, unanswered: 0, done: 0, notDone: 0, refused: 0 },
    ...{ compared: 0, seconds: 0 },
  }
  begun.set(figures, performance.now())
  return figures
}

/** Adds a round that was survived. */
export function note(figures: Figures, { documents, done, notDone }: Judged, { counts }: Journal): void {
  const { acknowledged, unanswered, refused } = counts
  Object.assign(figures, { acknowledged, unanswered, refused })
  figures.rounds += 1
  figures.compared += documents
  figures.done += done
  figures.notDone += notDone
  figures.seconds = Math.round((performance.now() - (begun.get(figures) ?? 0)) / 1000)
}
