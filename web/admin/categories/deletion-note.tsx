import { Link } from 'react-router'
import type { Category } from '#contract/category.ts'
import { counted } from '#contract/count.ts'
import { heldByDesigns } from '#contract/messages.ts'
import { designsAddress } from './designs-address.ts'

/** What goes with categories that are deleted. */
export function DeletionNote({ categories }: { categories: Category[] }) {
  const subcategories = categories.reduce((sum, category) => sum + category.subcategories.length, 0)
  if (subcategories === 0) return null
  return <p>{counted(subcategories, 'subcategory goes', 'subcategories go')} to the trash too.</p>
}

/** A category that designs still use stays. */
export function isHeld({ designCount }: Category): boolean {
  return designCount > 0
}

/** Why categories stay, and the way to the designs that keep them. */
export function HeldNote({ categories }: { categories: Category[] }) {
  const [first] = categories
  const isOne = categories.length === 1 && first
  return (
    <>
      <p>
        {isOne
          ? heldByDesigns('category', first.designCount)
          : `${counted(categories.length, 'category', 'categories')} still have designs and stay. Move or delete the designs first.`}
      </p>
      <ul>
        {categories.map(({ _id, name, slug, designCount }) => (
          <li key={_id}>
            <Link
              to={designsAddress(slug)}
              className="inline-flex min-h-11 items-center ruled-link wrap-anywhere"
            >
              {counted(designCount, 'design')} in {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
