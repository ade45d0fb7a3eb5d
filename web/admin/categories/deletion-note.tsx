import { Link } from 'react-router'
import type { Category } from '#contract/category.ts'
import { countOf } from '../list/noun.ts'

const designs = { one: 'Design', many: 'Designs' }
const parts = { one: 'Subcategory', many: 'Subcategories' }

/** What goes with categories that are deleted, and which of them designs still hold. */
export function DeletionNote({ categories }: { categories: Category[] }) {
  const held = categories.filter(({ designCount }) => designCount > 0)
  const subcategories = categories.reduce((sum, category) => sum + category.subcategories.length, 0)
  return (
    <>
      {subcategories > 0 && <p>{countOf(parts, subcategories)} will be deleted too.</p>}
      {held.length > 0 && (
        <>
          <p className="mt-2">Where designs are left, they must be moved or deleted first:</p>
          <ul>
            {held.map(({ _id, name, slug, designCount }) => (
              <li key={_id}>
                <Link to={`/admin/designs?category=${encodeURIComponent(slug)}`} className="ruled-link">
                  {countOf(designs, designCount)}
                </Link>{' '}
                in {name}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
