import { useLayoutEffect, useMemo, useState } from 'react'
import { inTurns } from './in-turns.ts'
import { type Known, type PlannedRow, planOf, type Reading } from './plan.ts'
import type { Sheet } from './sheet.ts'

/**
 * What each row of a file makes or changes; none before what it names is known.
 * @returns the rows of the plan before too, while another is made
 */
export function usePlan(sheet: Sheet, reading: Reading, known: Known | undefined) {
  const wanted = useMemo(() => known && { sheet, reading, known }, [sheet, reading, known])
  const [plan, setPlan] = useState<{ of: typeof wanted; rows: PlannedRow[] }>()

  // Before the page is drawn: what few rows become is seen at once.
  useLayoutEffect(() => {
    if (!wanted) return
    const { sheet, reading, known } = wanted
    return inTurns(planOf(sheet, reading, known), (rows) => setPlan({ of: wanted, rows }))
  }, [wanted])

  return { rows: wanted && plan?.rows, isUnderWay: wanted !== undefined && plan?.of !== wanted }
}
