import { useSearchParams } from 'react-router'
import type { Sorting } from '../table/sorting.ts'
import { changedSearch } from './list-address.ts'

/** The order of a list, as its address names it. @param standard the order without a name in the address */
export function useSorting(standard: string): Sorting {
  const [search] = useSearchParams()
  return {
    current: search.get('sort') ?? standard,
    addressOf: (name) => `?${changedSearch(search, { sort: name === standard ? undefined : name })}`,
  }
}
