interface Positioned {
  id: string
  displayOrder: number
}

/** In which order rows of the same position stand. */
export type Ties = 'newest first' | 'oldest first'

/**
 * The rows `ids` first, in that order, then the others in the order they had: by their position, then as `ties` says.
 * @throws what `missing` makes, where an id names no row
 */
export function inOrder<Row extends Positioned>(
  rows: Row[],
  ids: string[],
  ties: Ties,
  missing: () => Error,
): Row[] {
  const named = new Map(ids.map((id) => [id, undefined as Row | undefined]))
  const others: Row[] = []
  for (const row of rows)
    if (named.has(row.id)) named.set(row.id, row)
    else others.push(row)
  const first = [...named.values()].map((row) => {
    if (!row) throw missing()
    return row
  })
  return [...first, ...others.toSorted((one, other) => byPosition(one, other, ties))]
}

/** Whether ids stand in this order among those present: what is in one of the two alone makes no difference. */
export function standsAs(ids: string[], present: string[]): boolean {
  const [ordered, all] = [new Set(ids), new Set(present)]
  const shown = present.filter((id) => ordered.has(id))
  return ids.filter((id) => all.has(id)).every((id, index) => id === shown[index])
}

function byPosition(one: Positioned, other: Positioned, ties: Ties): number {
  const isNewer = one.id > other.id
  return one.displayOrder - other.displayOrder || (isNewer === (ties === 'newest first') ? -1 : 1)
}
