import { NavLink } from 'react-router'
import type { Category } from '#contract/category.ts'
import { categoryPath } from '#contract/category-path.ts'
import { listWords } from '#contract/words/list.ts'
import { useWords } from '#web/ui/words.ts'

/** The category and its subcategories side by side, each with how much there is to see. */
export function SubcategoryTabs({ category }: { category: Category }) {
  const say = useWords(listWords)
  return (
    <nav aria-label={say('list.subcategories')} className="mt-10 border-b border-ink">
      <ul className="-mb-px flex gap-x-8 overflow-x-auto [scrollbar-width:none]">
        <Tab to={categoryPath(category)} label={say('list.all')} count={category.designCount} />
        {category.subcategories.map((subcategory) => (
          <Tab
            key={subcategory._id}
            to={categoryPath(category, subcategory)}
            label={subcategory.name}
            count={subcategory.designCount}
          />
        ))}
      </ul>
    </nav>
  )
}

function Tab({ to, label, count }: { to: string; label: string; count: number }) {
  return (
    <li className="shrink-0">
      <NavLink
        to={to}
        end
        preventScrollReset
        className="flex min-h-12 items-center gap-2 border-b-3 border-transparent outline-offset-[-3px] hover:border-hairline aria-[current=page]:border-accent"
      >
        {label}
        {count > 0 && <span className="annotation text-ink-soft">{count}</span>}
      </NavLink>
    </li>
  )
}
