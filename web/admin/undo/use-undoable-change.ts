import { useRevalidator } from 'react-router'
import { useChange } from '../page/use-change.ts'
import { undoOf, type WayBack } from './way-back.ts'

interface Undoable<Row> {
  done: string
  failed: string
  /** Said once it is as it was. */
  undone: string
  nameOf: (row: Row) => string
}

/** Changes one row: it says how that went, and offers Undo. What fails is thrown on. */
export function useUndoableChange() {
  const change = useChange()
  const { revalidate } = useRevalidator()

  /** @param run makes the change. @returns its way back, where there is one */
  return async function make<Row extends { _id: string }>(
    row: Row,
    run: () => Promise<WayBack | undefined>,
    { done, failed, undone, nameOf }: Undoable<Row>,
  ) {
    let back: WayBack | undefined
    const changed = async () => {
      back = await run()
    }
    await change(changed, {
      done,
      failed,
      get undo() {
        return undoOf({
          ways: new Map(back && [[row, back]]),
          done: () => undone,
          verb: 'changed back',
          nameOf,
          refresh: revalidate,
        })
      },
    })
  }
}
