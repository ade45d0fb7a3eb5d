import { type ToastAction, toast } from '#web/ui/toast.ts'
import { type Failures, showFailures } from '../list/failures.ts'
import { runInStages, summaryOf } from '../list/run-each.ts'
import { rescueFocus } from '../page/focus.ts'
import { reasonOf } from '../page/reason.ts'

/** Takes a change of one row back. */
export type WayBack = () => Promise<unknown>

interface Undoing<Row> extends Omit<Failures<Row>, 'outcome'> {
  /** How each row that was changed becomes again what it was. */
  ways: ReadonlyMap<Row, WayBack>
  /** What is said once so many are as they were. */
  done: (count: number) => string
  /** Rows of a lower stage are taken back before those of a higher one begin. */
  stageOf?: (row: Row) => number
  /** Reads anew what the page shows, which may be another one by then. */
  refresh: () => Promise<unknown>
}

/** The way back from a change of several rows, as one; none where nothing was changed. */
export function undoOf<Row extends { _id: string }>(undoing: Undoing<Row>): ToastAction | undefined {
  const { ways, done, refresh, verb, nameOf, stageOf } = undoing
  if (ways.size === 0) return undefined

  async function undo() {
    showFailures(null)
    const outcome = await runInStages([...ways.keys()], stageOf, async (row) => ways.get(row)?.())
    await refresh()
    // Whoever does something else before then keeps the focus there, also where that disables what it was done with.
    document.addEventListener(
      'focusin',
      rescueFocus(() => null),
      { once: true },
    )
    if (outcome.failed.length === 0) return toast.success(done(outcome.done.length))
    showFailures({ outcome, verb, nameOf })
    const [failed, ...others] = outcome.failed
    toast.error(summaryOf(outcome, verb), {
      reason: others.length === 0 ? reasonOf(failed?.error) : undefined,
    })
  }

  return { label: 'Undo', run: undo }
}
