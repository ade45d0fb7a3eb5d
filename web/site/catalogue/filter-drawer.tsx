import type { Category } from '#contract/category.ts'
import { useBackCloses } from '#web/ui/back-closes.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FilterForm, FilterPanel } from './filter-panel.tsx'
import type { DesignList } from './load.ts'
import { useFilters } from './use-filters.ts'

interface FilterDrawerProps {
  list: DesignList
  categories: Category[]
  onClose: () => void
}

/**
 * The filters over the page; every choice is found at once, and the button says how much. Back closes them and leaves
 * the list as it was before.
 */
export default function FilterDrawer({ list, categories, onClose }: FilterDrawerProps) {
  const { isFinding } = useFilters(list)
  const { total } = list.pagination
  useBackCloses(onClose)
  return (
    <Dialog open onOpenChange={onClose} title="Filters" className="flex flex-col">
      <div className="flex-1">
        <FilterForm list={list} id="filter-drawer">
          <FilterPanel list={list} categories={categories} isOneStep />
        </FilterForm>
      </div>
      <div className="sticky bottom-0 -mx-6 mt-6 -mb-6 border-t border-ink bg-paper px-6 py-4 md:-mx-10 md:-mb-10 md:px-10">
        <Button className="w-full" busy={isFinding} onClick={onClose}>
          Show {total} {total === 1 ? 'design' : 'designs'}
        </Button>
      </div>
    </Dialog>
  )
}
