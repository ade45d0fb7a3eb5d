import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { toast } from '#web/ui/toast.ts'
import { undoOf, type WayBack } from '../undo/way-back.ts'
import { showFailures } from './failures.ts'
import { countOf, type Noun } from './noun.ts'
import { type Outcome, runInStages, summaryOf } from './run-each.ts'

/** What can be done with several rows at once. */
export interface BulkAction<Row> {
  label: string
  /** What has become of the rows, as a summary says it: 'deleted', 'marked as contacted'. */
  verb: string
  /** Changes one row. @returns how that is taken back; nothing where nothing changed, or nothing leads back */
  run: (row: Row) => Promise<WayBack | undefined>
  /** The participle of taking it back: 'restored'. */
  undone?: string
  /** Rows of a lower stage are changed before those of a higher one begin. */
  stageOf?: (row: Row) => number
  /** The same of taking it back. */
  undoneStageOf?: (row: Row) => number
  /** Comes after a question. */
  isFinal?: boolean
}

/** Several rows that are going to be changed, once it is known how. */
export interface Changing<Row> {
  rows: Row[]
  noun: Noun
  /** Changes these of them. @returns those that could not be changed, which are the `rows` from then on */
  act: (action: BulkAction<Row>, rows: Row[]) => Promise<Row[]>
  /** How many have been changed, while that is under way. */
  finished: number | undefined
  /** How the last change went, where some could not be changed. */
  outcome: Outcome<Row> | undefined
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

/**
 * Changes the selected rows. What succeeds is said in passing, with the way back; what fails stays on the page, row by row, until that
 * is taken: over whatever page is there where the list was left meanwhile.
 */
export function useBulk<Row extends { _id: string }>(noun: Noun, nameOf: (row: Row) => string) {
  const { revalidate } = useRevalidator()
  const [underWay, setUnderWay] = useState<Progress<Row> | null>(null)
  const [result, setResult] = useState<Result<Row> | null>(null)
  const isThere = useIsThere()

  /** @returns the rows that could not be changed */
  async function act(action: BulkAction<Row>, rows: Row[]): Promise<Row[]> {
    setResult(null)
    showFailures(null)
    const step = (finished: number) => setUnderWay({ action, finished, total: rows.length })
    step(0)
    const ways = new Map<Row, WayBack>()
    const change = async (row: Row) => {
      const way = await action.run(row)
      if (way) ways.set(row, way)
    }
    const outcome = await runInStages(rows, action.stageOf, change, step)
    await revalidate()
    setUnderWay(null)
    const { undone: verb = 'changed back', undoneStageOf: stageOf } = action
    const done = (count: number) => `${countOf(noun, count)} ${verb}`
    const failed = { action, outcome }
    const refresh = () => {
      setResult((shown) => (shown === failed ? null : shown))
      return revalidate()
    }
    const undo = undoOf({ ways, done, verb, nameOf, stageOf, refresh })
    if (outcome.failed.length === 0)
      toast.success(`${countOf(noun, outcome.done.length)} ${action.verb}`, undo)
    else {
      if (isThere()) setResult(failed)
      else showFailures({ outcome, verb: action.verb, nameOf })
      toast.error(summaryOf(outcome, action.verb), { action: undo })
    }
    return outcome.failed.map(({ row }) => row)
  }

  return { act, underWay, result, dismiss: () => setResult(null) }
}

/** Whether what asks is on the page still. */
function useIsThere(): () => boolean {
  const isThere = useRef(false)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])
  return () => isThere.current
}
