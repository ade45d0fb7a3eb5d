import { Link } from 'react-router'
import { categoryPath } from '#contract/category-path.ts'
import type { Design } from '#contract/design.ts'
import { tagLabel } from '#contract/tags.ts'
import { siteWords } from '#contract/words/site.ts'
import { useWords } from '#web/ui/words.ts'

const chip = 'inline-flex min-h-8 items-center border px-2.5 py-1 wrap-anywhere'

/** Where a design belongs, and what is said of it. */
export function Chips({ design: { category, subcategory, tags, isStatic } }: { design: Design }) {
  const say = useWords(siteWords)
  return (
    <div className="mt-4 space-y-3">
      <ul className="annotation flex flex-wrap gap-2">
        <li>
          <Link to={categoryPath(category)} className={`${chip} border-ink hover:bg-ink hover:text-paper`}>
            {category.name}
          </Link>
        </li>
        {subcategory.name && (
          <li>
            <Link
              to={categoryPath(category, subcategory)}
              className={`${chip} border-ink hover:bg-ink hover:text-paper`}
            >
              {subcategory.name}
            </Link>
          </li>
        )}
        {isStatic && <li className={`${chip} border-accent text-accent`}>{say('site.sample')}</li>}
      </ul>
      {tags.length > 0 && (
        <p className="text-small wrap-anywhere text-ink-soft">{tags.map(tagLabel).join(', ')}</p>
      )}
    </div>
  )
}
