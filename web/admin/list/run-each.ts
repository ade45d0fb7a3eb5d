import PQueue from 'p-queue'
import { messageOf } from '#web/api/request.ts'
import { reasonOf } from '../page/reason.ts'

/** How a change of several rows went, row by row. */
export interface Outcome<Row> {
  done: Row[]
  failed: { row: Row; error: unknown }[]
}

const concurrency = 4

/**
 * Changes each row by a call of its own, a few at a time. One that fails keeps no other from being changed. The browser asks
 * before the site is left meanwhile, since the rows that are still to come would stay as they are.
 */
export function runEach<Row>(
  rows: Row[],
  run: (row: Row) => Promise<unknown>,
  onStep: (finished: number) => void = () => {},
): Promise<Outcome<Row>> {
  return askedAbout(rows, () => changeEach(rows, run, onStep))
}

async function changeEach<Row>(
  rows: Row[],
  run: (row: Row) => Promise<unknown>,
  onStep: (finished: number) => void,
): Promise<Outcome<Row>> {
  const outcome: Outcome<Row> = { done: [], failed: [] }

  async function change(row: Row) {
    try {
      await run(row)
      outcome.done.push(row)
    } catch (error) {
      outcome.failed.push({ row, error })
    }
    onStep(outcome.done.length + outcome.failed.length)
  }

  await new PQueue({ concurrency }).addAll(rows.map((row) => () => change(row)))
  return outcome
}

/** The same, those of a lower stage before those of a higher one begin. */
export function runInStages<Row>(
  rows: Row[],
  stageOf: (row: Row) => number = () => 0,
  run: (row: Row) => Promise<unknown>,
  onStep: (finished: number) => void = () => {},
): Promise<Outcome<Row>> {
  return askedAbout(rows, async () => {
    const whole: Outcome<Row> = { done: [], failed: [] }
    const stages = [...Map.groupBy(rows, stageOf)].toSorted(([one], [other]) => one - other)
    for (const [, ofStage] of stages) {
      const before = whole.done.length + whole.failed.length
      const { done, failed } = await changeEach(ofStage, run, (finished) => onStep(before + finished))
      whole.done.push(...done)
      whole.failed.push(...failed)
    }
    return whole
  })
}

/** One call reaches the server though the page is left: only several are asked about. */
async function askedAbout<T>(rows: unknown[], work: () => Promise<T>): Promise<T> {
  const ask = (event: Event) => event.preventDefault()
  if (rows.length > 1) globalThis.addEventListener?.('beforeunload', ask)
  try {
    return await work()
  } finally {
    globalThis.removeEventListener?.('beforeunload', ask)
  }
}

/** As '11 deleted, 1 failed'. */
export function summaryOf({ done, failed }: Outcome<unknown>, verb: string): string {
  const parts = [done.length > 0 && `${done.length} ${verb}`, failed.length > 0 && `${failed.length} failed`]
  return parts.filter(Boolean).join(', ')
}

/** What each row that failed is called, and why it did. Several may be called the same. */
export function failuresOf<Row>({ failed }: Outcome<Row>, nameOf: (row: Row) => string) {
  return failed.map(({ row, error }) => ({
    row,
    name: nameOf(row),
    reason: reasonOf(error) ?? messageOf(error),
  }))
}
