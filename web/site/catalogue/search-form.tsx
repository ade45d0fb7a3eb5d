import { SearchField } from './filter-panel.tsx'
import { listAddress } from './filters.ts'
import type { DesignList } from './load.ts'

/** The search above the list, where the filters have no room beside it; without JavaScript it keeps what is chosen. */
export function SearchForm({ list }: { list: DesignList }) {
  const { path, filters } = list
  const chosen = new URLSearchParams(listAddress('', { ...filters, search: '' }))
  return (
    <search className="mb-6 border-t border-(--rule) pt-4 lg:hidden">
      <form method="get" action={path} onSubmit={(event) => event.preventDefault()}>
        <SearchField list={list} />
        {[...chosen].map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
      </form>
    </search>
  )
}
