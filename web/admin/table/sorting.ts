/** What a column is ordered by, as the address names it; one direction may be missing. */
export interface SortNames {
  ascending?: string
  descending?: string
  /** The direction that a first press asks for. */
  first?: Direction
}

export type Direction = 'ascending' | 'descending'

/** The order that a table is in, and the address of another one. */
export interface Sorting {
  current: string
  addressOf: (name: string | undefined) => string
}

/** The direction in which the column orders the table now. */
export function directionOf(names: SortNames, current: string): Direction | undefined {
  if (names.ascending === current) return 'ascending'
  return names.descending === current ? 'descending' : undefined
}

/** What a press on the header asks for: the other direction, where there is one; otherwise the order of before. */
export function nextSort(names: SortNames, current: string): string | undefined {
  const { ascending, descending, first = 'ascending' } = names
  const direction = directionOf(names, current)
  if (direction === 'ascending') return descending
  if (direction === 'descending') return ascending
  return first === 'ascending' ? (ascending ?? descending) : (descending ?? ascending)
}
