/**
 * What each filter of a query does to the rows that the filters before it left; null where nothing can be found any
 * more. Every filter of the contract has its line.
 */
export type Filters<Query, Rows, Context> = {
  [Name in keyof Query]-?: Filter<NonNullable<Query[Name]>, Rows, Context>
}
type Filter<Value, Rows, Context> = (rows: Rows, value: Value, context: Context) => Rows | null

/** Applies the filters whose value the query carries, in the order of `filters`. */
export function applyFilters<Query, Rows, Context>(
  filters: Filters<Query, Rows, Context>,
  rows: Rows,
  query: Query,
  context: Context,
): Rows | null {
  let left: Rows | null = rows
  for (const name of Object.keys(filters) as (keyof Query)[]) {
    const value = query[name]
    if (left === null) return null
    if (value !== undefined && value !== null) left = filters[name](left, value, context)
  }
  return left
}
