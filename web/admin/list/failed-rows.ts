import type { Matching } from './select-matching.tsx'

/**
 * The rows that could not be changed, as they are now, where some of those that were to be are of other pages: what has changed them
 * meanwhile would refuse them again, and what is gone cannot be selected. Nothing where all are of this page, which has been read anew.
 */
export async function failedAsTheyAre<Row extends { _id: string }>(
  failed: Row[],
  { chosen, page, matching }: { chosen: Row[]; page: Row[]; matching: Matching<Row> | undefined },
): Promise<Row[] | undefined> {
  const shown = new Set(page.map(({ _id }) => _id))
  if (!matching || failed.length === 0 || chosen.every(({ _id }) => shown.has(_id))) return undefined
  const ids = new Set(failed.map(({ _id }) => _id))
  const all = await matching.read().catch(() => undefined)
  return all?.filter(({ _id }) => ids.has(_id))
}
