import { sortKey } from '#contract/identity.ts'

/** Puts what is called exactly as was typed before the others, which keep their order. */
export function exactFirst<Row>(rows: Row[], typed: string, namesOf: (row: Row) => string[]): Row[] {
  const sought = sortKey(typed.trim())
  const { exact = [], other = [] } = Object.groupBy(rows, (row) =>
    namesOf(row).some((name) => sortKey(name) === sought) ? 'exact' : 'other',
  )
  return [...exact, ...other]
}
