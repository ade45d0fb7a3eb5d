import { useRef } from 'react'
import { rescueFocus } from '../page/focus.ts'
import { type BulkAction, useBulk } from './bulk.ts'
import { failedAsTheyAre } from './failed-rows.ts'
import type { Noun } from './noun.ts'
import type { Matching } from './select-matching.tsx'
import { useSelection } from './selection.ts'

/** Selecting rows and changing those selected. The keyboard goes on from the head of the list where its place has left. */
export function useRowChanges<Row extends { _id: string }>(
  rows: Row[],
  noun: Noun,
  nameOf: (row: Row) => string,
  matching: Matching<Row> | undefined,
) {
  const selection = useSelection(rows)
  const bulk = useBulk<Row>(noun, nameOf)
  const head = useRef<HTMLParagraphElement>(null)

  /** What cannot be changed stays selected. @returns it */
  async function act(action: BulkAction<Row>, chosen: Row[]) {
    const failed = await bulk.act(action, chosen)
    const anew = await failedAsTheyAre(failed, { chosen, page: rows, matching })
    selection.keepFailed(failed, anew)
    rescueFocus(() => head.current)
    return failed
  }

  function selectEvery(all: Row[]) {
    selection.selectEvery(all)
    rescueFocus(() => head.current)
  }

  function clear() {
    selection.select([])
    head.current?.focus()
  }

  function dismiss() {
    bulk.dismiss()
    head.current?.focus()
  }

  return { selection, bulk, head, act, selectEvery, clear, dismiss }
}
