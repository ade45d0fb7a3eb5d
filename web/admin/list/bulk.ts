import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { toast } from '#web/ui/toast.ts'
import { countOf, type Noun } from './noun.ts'
import { type Outcome, runEach, summaryOf } from './run-each.ts'

/** What can be done with several rows at once. */
export interface BulkAction<Row> {
  label: string
  /** What has become of the rows, as a summary says it: 'deleted', 'marked as contacted'. */
  verb: string
  run: (row: Row) => Promise<unknown>
  /** Comes after a question, because it cannot be undone. */
  isFinal?: boolean
}

/** Several rows that are going to be changed, once it is known how. */
export interface Changing<Row> {
  rows: Row[]
  noun: Noun
  /** Changes these of them. */
  act: (action: BulkAction<Row>, rows: Row[]) => Promise<void>
  /** How many have been changed, while that is under way. */
  finished: number | undefined
  close: () => void
}

export interface Progress<Row> {
  action: BulkAction<Row>
  finished: number
  total: number
}

interface Result<Row> {
  action: BulkAction<Row>
  outcome: Outcome<Row>
}

/** Changes the selected rows. What succeeds is said in passing; what fails stays on the page, row by row. */
export function useBulk<Row>(noun: Noun) {
  const { revalidate } = useRevalidator()
  const [underWay, setUnderWay] = useState<Progress<Row> | null>(null)
  const [result, setResult] = useState<Result<Row> | null>(null)

  /** @returns the rows that could not be changed */
  async function act(action: BulkAction<Row>, rows: Row[]): Promise<Row[]> {
    setResult(null)
    const step = (finished: number) => setUnderWay({ action, finished, total: rows.length })
    step(0)
    const outcome = await runEach(rows, action.run, step)
    await revalidate()
    setUnderWay(null)
    if (outcome.failed.length === 0) toast.success(`${countOf(noun, outcome.done.length)} ${action.verb}`)
    else {
      setResult({ action, outcome })
      toast.error(summaryOf(outcome, action.verb))
    }
    return outcome.failed.map(({ row }) => row)
  }

  return { act, underWay, result, dismiss: () => setResult(null) }
}
