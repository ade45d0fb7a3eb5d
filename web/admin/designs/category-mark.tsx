import { Link } from 'react-router'
import { standingOf } from '#contract/publishing-in-words.ts'
import { useListedCategories } from './listed-categories.ts'

/** Says of a design that visitors do not see it because they do not see its category. @param id the category's */
export function CategoryMark({ id }: { id: string }) {
  const category = useListedCategories().hidden.get(id)
  if (!category) return null
  const standing = standingOf(category)?.toLowerCase() ?? 'hidden'
  return (
    <Link
      to={`/admin/categories/${id}/edit`}
      title={`Visitors do not see this design, because its category is not public: ${standing}`}
      className="annotation mt-1 block w-fit border border-edge px-2 py-px hover:border-ink"
    >
      <span className="sr-only">Not public: </span>
      {`Category ${standing}`}
    </Link>
  )
}
