import { type ViewedList, type ViewParameter, viewParameters } from '#contract/view.ts'

/** What a list does with its views: an address of it has a query that a view keeps, and the other way round. */
export interface Viewed {
  list: ViewedList
  /** What a view of this address keeps; empty where the list is neither narrowed nor sorted. */
  queryOf: (search: URLSearchParams) => string
  /** The parameters of the address that shows a view now. */
  searchOf: (query: string) => URLSearchParams
}

/** @param values what a list is narrowed to and sorted by, as its call names it; whatever else is among them is left out */
export function queryOfValues<List extends ViewedList>(
  list: List,
  values: Partial<Record<ViewParameter<List>, string | boolean>>,
): string {
  const query = new URLSearchParams()
  const given: Record<string, unknown> = values
  for (const name of viewParameters[list]) {
    const value = given[name]
    if (value !== undefined) query.set(name, String(value))
  }
  return query.toString()
}
