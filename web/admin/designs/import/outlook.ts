import type { PlannedRow } from './plan.ts'

/** What is still to be done of a plan, and what is not. */
export function outlookOf(plan: PlannedRow[], imported: ReadonlySet<string>) {
  const left = plan.filter(({ _id }) => !imported.has(_id))
  const [refused, fine] = [left.filter(isRefused), left.filter((row) => !isRefused(row))]
  const due = fine.filter(({ design, changes, awaited }) => !design || changes.length > 0 || awaited)
  const awaited = new Set(due.flatMap((row) => row.awaited ?? [])).size
  const [made, changed] = [due.filter(({ design }) => !design), due.filter(({ design }) => design)]
  const said = inWords({
    imported: imported.size,
    new: made.length,
    changed: changed.length,
    unchanged: fine.length - due.length,
    'left out': refused.length,
  })
  return { refused, due, awaited, said }
}

const isRefused = ({ errors }: PlannedRow) => errors.length > 0

/** Those of the counts that are of anything. */
function inWords(counts: Record<string, number>): string {
  return Object.entries(counts)
    .flatMap(([what, count]) => (count > 0 ? `${count} ${what}` : []))
    .join(' · ')
}
