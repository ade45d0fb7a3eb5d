import { sql } from 'kysely'

/**
 * Begins a query that reads `found(state)`: each state as enquiries spell it, once, and a null at the end. Each is found in an
 * index, where grouping would read all enquiries, on the one thread.
 */
export const withStates = sql`
  with recursive found(state) as (
    select min(state) from enquiry
    union all
    select (select min(state) from enquiry where state > found.state) from found where found.state is not null
  )`

/** Every spelling of a state, as a list for a condition: they differ in letter case. */
export function spellingsOf(state: string) {
  return sql<string>`(${withStates} select state from found where lower(state) = lower(${state}))`
}
