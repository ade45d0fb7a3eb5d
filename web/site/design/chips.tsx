import { Link } from 'react-router'
import { categoryPath } from '#contract/category-path.ts'
import type { Design } from '#contract/design.ts'
import { tagLabel } from '#contract/tags.ts'
import { siteWords } from '#contract/words/site.ts'
import { useWords } from '#web/ui/words.ts'
import type { Step } from '../search-engines/list-data.ts'

const chip = 'inline-flex min-h-8 items-center border px-2.5 py-1 wrap-anywhere'

interface ChipsProps {
  design: Design
  /** The way to where it belongs. */
  placement: Step[]
}

/** Where a design belongs, and what is said of it. */
export function Chips({ design: { category, subcategory, tags, isStatic }, placement }: ChipsProps) {
  const say = useWords(siteWords)
  const places = [
    { name: category.name, path: categoryPath(category) },
    { name: subcategory.name, path: categoryPath(category, subcategory) },
  ].filter(({ name }) => name)
  return (
    <div className="mt-4 space-y-3">
      <ul className="annotation flex flex-wrap gap-2">
        {places.map(({ name, path }) => (
          <li key={path}>
            {placement.some((step) => step.path === path) ? (
              <Link to={path} className={`${chip} border-ink hover:bg-ink hover:text-paper`}>
                {name}
              </Link>
            ) : (
              <span className={`${chip} border-edge`}>{name}</span>
            )}
          </li>
        ))}
        {isStatic && <li className={`${chip} border-accent text-accent`}>{say('site.sample')}</li>}
      </ul>
      {tags.length > 0 && (
        <p className="text-small wrap-anywhere text-ink-soft">{tags.map(tagLabel).join(', ')}</p>
      )}
    </div>
  )
}
