import { useSearchParams } from 'react-router'
import { FilterBar } from '../list/filter-bar.tsx'
import { FilterSelect } from '../list/filter-select.tsx'
import { changedSearch } from '../list/list-address.ts'
import { SearchBox } from '../list/search-box.tsx'
import { StatusFilter } from '../publishing/status-filter.tsx'
import { gapLabels } from './address.ts'
import { useListedCategories } from './listed-categories.ts'

const names = ['category', 'subcategory', 'status', 'featured', 'missing']
const featuredOptions = [
  { value: 'true', label: 'Featured' },
  { value: 'false', label: 'Not featured' },
]
const gapOptions = Object.entries(gapLabels).map(([value, label]) => ({ value, label }))

/** What the list of designs is narrowed by. */
export function DesignFilters() {
  const [search] = useSearchParams()
  const { all: categories } = useListedCategories()
  const category = categories.find(({ slug }) => slug === search.get('category'))
  const none = Object.fromEntries(names.map((name) => [name, undefined]))
  return (
    <FilterBar
      search={<SearchBox label="Search designs" />}
      chosen={names.filter((name) => search.get(name)).length}
      clearTo={`?${changedSearch(search, none)}`}
    >
      <FilterSelect
        name="category"
        label="Category"
        any="Any category"
        options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
        clears="subcategory"
      />
      <FilterSelect
        name="subcategory"
        label="Subcategory"
        any="Any subcategory"
        options={(category?.subcategories ?? []).map(({ slug, name }) => ({ value: slug, label: name }))}
        disabled={!category}
      />
      <StatusFilter />
      <FilterSelect name="featured" label="Featured" any="Featured or not" options={featuredOptions} />
      <FilterSelect name="missing" label="Missing" any="Complete or not" options={gapOptions} />
    </FilterBar>
  )
}
