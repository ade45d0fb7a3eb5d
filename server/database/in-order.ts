interface Placed {
  id: string
  displayOrder: number
}

/**
 * The rows `ids` first, in that order, then the others in the order they had: by their place, then the newest.
 * @throws what `missing` makes, where an id names no row
 */
export function inOrder<Row extends Placed>(rows: Row[], ids: string[], missing: () => Error): Row[] {
  const named = new Map(ids.map((id) => [id, undefined as Row | undefined]))
  const others: Row[] = []
  for (const row of rows)
    if (named.has(row.id)) named.set(row.id, row)
    else others.push(row)
  const first = [...named.values()].map((row) => {
    if (!row) throw missing()
    return row
  })
  return [...first, ...others.toSorted(byPlace)]
}

function byPlace(one: Placed, other: Placed): number {
  return one.displayOrder - other.displayOrder || (one.id < other.id ? 1 : -1)
}
