import type { Category } from '#contract/category.ts'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { appliedFilters } from './applied-filters.tsx'
import type { DesignList } from './load.ts'

const loadDrawer = () => import('./filter-drawer.tsx')

interface FilterButtonProps {
  list: DesignList
  categories: Category[]
  /** Where the filters stand on the page, for browsers without JavaScript. */
  href: string
}

/** Where there is no room for filters beside the list, opens them in a drawer. */
export function FilterButton({ list, categories, href }: FilterButtonProps) {
  const drawer = useLazyComponent(loadDrawer)
  const { length: applied } = appliedFilters(list, categories)
  return (
    <>
      <a
        href={href}
        aria-haspopup="dialog"
        className="inline-flex min-h-12 flex-1 items-center justify-center gap-2 border border-edge px-4 hover:border-ink sm:flex-none lg:hidden"
        onPointerEnter={drawer.fetch}
        onClick={(event) => {
          event.preventDefault()
          drawer.open(event.currentTarget)
        }}
      >
        Filters
        {applied > 0 && <span className="annotation bg-ink px-1.5 text-paper">{applied}</span>}
      </a>
      {drawer.Component && <drawer.Component list={list} categories={categories} onClose={drawer.close} />}
    </>
  )
}
