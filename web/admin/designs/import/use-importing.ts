import { useEffect, useRef, useState } from 'react'
import type { Category } from '#contract/category.ts'
import { noteUnsaved } from '../../drafts/unsaved-forms.ts'
import { type BulkAction, useBulk } from '../../list/bulk.ts'
import { noun } from '../noun.ts'
import { importRow } from './import-row.ts'
import type { PlannedRow } from './plan.ts'

export const nameOf = ({ _id, title }: PlannedRow) => `Row ${_id}, ${title}`

/** Imports rows of a file, and knows which were. @param onTakenBack the designs are other versions by then */
export function useImporting(categories: Category[], onTakenBack: () => void) {
  const [imported, setImported] = useState<ReadonlySet<string>>(new Set())
  const { act, underWay, result, dismiss } = useBulk(noun, nameOf)
  const isTakenBack = useRef(false)
  const lookUpAnew = useRef(onTakenBack)
  useEffect(() => {
    lookUpAnew.current = onTakenBack
  })

  const importing: BulkAction<PlannedRow> = {
    label: 'Import',
    verb: 'imported',
    undone: 'taken back',
    async run(row) {
      const back = await importRow(row)
      setImported((before) => new Set(before).add(row._id))
      return async () => {
        await back()
        isTakenBack.current = true
        setImported((before) => new Set([...before].filter((id) => id !== row._id)))
      }
    },
  }
  // The page is read anew once all of it is taken back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the page reads has changed
  useEffect(() => {
    if (isTakenBack.current) lookUpAnew.current()
    isTakenBack.current = false
  }, [categories])

  useAskedBeforeLeaving(underWay !== null)

  return { imported, underWay, result, dismiss, importRows: (rows: PlannedRow[]) => act(importing, rows) }
}

/** Rows that are still to come would stay as they are, and what failed would be known to nobody. */
function useAskedBeforeLeaving(isUnderWay: boolean) {
  const [key] = useState({})
  useEffect(() => {
    noteUnsaved(key, isUnderWay ? 'nothing' : null)
    return () => noteUnsaved(key, null)
  }, [key, isUnderWay])
}
