import { useSearchParams } from 'react-router'
import { isoDayOf } from '#contract/dates.ts'
import { FilterChoice } from '../list/filter-select.tsx'
import { changedSearch, latestSearch } from '../list/list-address.ts'
import { enquiryFiltersOf } from './address.ts'
import { periodOf, periodsOf } from './received.ts'

const others = 'others'

/** Narrows the list to what came in a period; its days live in the address. */
export function ReceivedFilter() {
  const [search, setSearch] = useSearchParams()
  const today = isoDayOf(new Date())
  const { from, to } = enquiryFiltersOf(search)
  const hasDays = from !== undefined || to !== undefined
  const chosen = periodOf({ from, to }, today)?.value ?? (hasDays ? others : '')

  function choose(value: string) {
    if (value === others) return
    const { from, to } = periodsOf(today).find((period) => period.value === value) ?? {}
    setSearch(changedSearch(latestSearch(), { from, to }), { preventScrollReset: true })
  }

  return (
    <FilterChoice
      label="Received"
      any="Any time"
      options={[...periodsOf(today), ...(chosen === others ? [{ value: others, label: 'Other days' }] : [])]}
      chosen={chosen}
      onChoose={choose}
    />
  )
}
