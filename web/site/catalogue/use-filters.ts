import { useNavigate, useNavigation } from 'react-router'
import { type Filters, listAddress, readFilters } from './filters.ts'
import type { DesignList } from './load.ts'

/** The filters as they were chosen last, even while their results are still on their way, and how to change them. */
export function useFilters({ path, isPlace, filters }: DesignList) {
  const navigate = useNavigate()
  const { location } = useNavigation()
  const isFinding = location?.pathname === path
  const chosen = isFinding ? readFilters(new URLSearchParams(location.search), isPlace) : filters

  /** @param replace where Back should not come by the state before, as between two letters of a search */
  function change(changes: Partial<Filters>, { replace = false } = {}) {
    const address = listAddress(path, { ...chosen, ...changes })
    if (address !== listAddress(path, chosen)) navigate(address, { replace, preventScrollReset: true })
  }

  return { chosen, isFinding, change }
}
