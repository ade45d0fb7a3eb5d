import type { Category } from '#contract/category.ts'
import { listWords } from '#contract/words/list.ts'
import { useWords } from '#web/ui/words.ts'
import { useApplied } from './applied-filters.tsx'
import { filtersId } from './filters-id.ts'
import type { DesignList } from './load.ts'

interface FilterButtonProps {
  list: DesignList
  categories: Category[]
}

/** Opens the filters over the list, where there is no room for them beside it. The browser does so by itself. */
export function FilterButton({ list, categories }: FilterButtonProps) {
  const say = useWords(listWords)
  const { length: applied } = useApplied(list, categories)
  return (
    <button
      type="button"
      popoverTarget={filtersId}
      className="inline-flex min-h-12 flex-1 items-center justify-center gap-2 border border-edge px-4 hover:border-ink sm:flex-none lg:hidden"
    >
      {say('list.filters')}
      {applied > 0 && <span className="annotation bg-ink px-1.5 text-paper">{applied}</span>}
    </button>
  )
}
