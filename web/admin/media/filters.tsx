import { useSearchParams } from 'react-router'
import { FilterBar } from '../list/filter-bar.tsx'
import { FilterSelect } from '../list/filter-select.tsx'
import { changedSearch } from '../list/list-address.ts'
import { SearchBox } from '../list/search-box.tsx'
import { kindLabels, periods, sizes } from './address.ts'

const names = ['kind', 'used', 'size', 'days']
const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
const kindOptions = optionsOf(kindLabels)
const usedOptions = optionsOf({ true: 'In use', false: 'Not in use' })
const sizeOptions = Object.entries(sizes).map(([value, { label }]) => ({ value, label }))
const periodOptions = optionsOf(periods)

/** What the library is narrowed by. */
export function MediaFilters() {
  const [search] = useSearchParams()
  const none = Object.fromEntries(names.map((name) => [name, undefined]))
  return (
    <FilterBar
      search={<SearchBox label="Search the library" />}
      chosen={names.filter((name) => search.get(name)).length}
      clearTo={`?${changedSearch(search, none)}`}
    >
      <FilterSelect name="kind" label="Kind" any="Any kind" options={kindOptions} />
      <FilterSelect name="used" label="Use" any="In use or not" options={usedOptions} />
      <FilterSelect name="size" label="Size" any="Any size" options={sizeOptions} />
      <FilterSelect name="days" label="Stored" any="Any day" options={periodOptions} />
    </FilterBar>
  )
}
