import { Link } from 'react-router'
import type { Category } from '#contract/category.ts'
import { isShown } from '#contract/category-shown.ts'
import { deleteCategory, getCategory, updateCategory } from '#web/api/kept-categories.ts'
import { api } from '#web/api/request.ts'
import { useListState } from '../list/list-address.ts'
import { countOf } from '../list/noun.ts'
import { RowActions, RowButton, RowLink } from '../list/row-action.tsx'
import { Rows } from '../list/rows.tsx'
import { useSorting } from '../list/use-sorting.ts'
import { OrderCell } from '../ordering/order-cell.tsx'
import { ChangesWaiting } from '../pending/changes-waiting.tsx'
import { Standing } from '../publishing/standing.tsx'
import { statusActions } from '../publishing/status-actions.ts'
import type { Column } from '../table/table.tsx'
import { DeletionNote, HeldNote, isHeld } from './deletion-note.tsx'

const noun = { one: 'Category', many: 'Categories' }
/** The order of the list where the address names none. */
const siteOrder = 'order'
const designs = { one: 'Design', many: 'Designs' }
/** How many subcategories a row names: a phone shows these on one screen. */
const namedInRow = 20

const pathOf = ({ _id }: { _id: string }) => `/admin/categories/${_id}/edit`

const actions = statusActions({
  read: (id) => getCategory(api, id),
  update: (id, body) => updateCategory(api, id, body),
})

interface CategoryTableProps {
  /** One page. */
  categories: Category[]
  /** All pages. */
  found: Category[]
}

/** One page of the categories, in the order of the site or by name. */
export function CategoryTable({ categories, found }: CategoryTableProps) {
  const state = useListState()
  const sorting = useSorting(siteOrder)
  return (
    <Rows
      rows={categories}
      noun={noun}
      nameOf={({ name }) => name}
      count={countOf(noun, found.length)}
      columns={(onDelete) => columnsOf(state, sorting.current === siteOrder, onDelete)}
      sorting={sorting}
      pathOf={pathOf}
      actions={actions}
      matching={{ total: found.length, read: async () => found }}
      remove={(id) => deleteCategory(api, id)}
      consequenceOf={(deleted) => <DeletionNote categories={deleted} />}
      held={{ isHeld, because: (held) => <HeldNote categories={held} /> }}
    />
  )
}

function columnsOf(
  state: unknown,
  isInSiteOrder: boolean,
  onDelete: (category: Category) => void,
): Column<Category>[] {
  return [
    {
      header: 'Name',
      names: true,
      inCard: 'across',
      sort: { ascending: 'name', descending: 'name-desc' },
      cell: ({ _id, name, ...category }) => (
        <>
          <Link
            id={_id}
            to={pathOf({ _id })}
            state={state}
            className="block min-w-22 font-medium wrap-anywhere hover:underline"
          >
            {name}
          </Link>
          <span className="annotation block text-ink-soft">{standingOf(category)}</span>
          <Standing of={category} className="mt-1" />
          <ChangesWaiting id={_id} />
        </>
      ),
    },
    {
      header: 'Description',
      inCard: 'across',
      cell: ({ description }) => (
        <span title={description} className="line-clamp-2 wrap-anywhere md:max-w-md">
          {description || <span className="carded:hidden">—</span>}
        </span>
      ),
    },
    { header: 'Subcategories', inCard: 'across', cell: (category) => <Subcategories category={category} /> },
    ...(isInSiteOrder ? [orderColumn] : []),
    {
      header: 'Actions',
      inCard: 'left',
      acts: 'only',
      cell: (category) => (
        <RowActions>
          <RowLink to={pathOf(category)} state={state} describedBy={category._id}>
            Edit
          </RowLink>
          <RowButton describedBy={category._id} onClick={() => onDelete(category)}>
            Delete
          </RowButton>
        </RowActions>
      ),
    },
  ]
}

const orderColumn: Column<Category> = {
  header: 'Order',
  inCard: 'right',
  acts: 'only',
  cell: (category) => <OrderCell row={category} />,
}

/** How much it holds, and where visitors do not meet it. */
function standingOf({ designCount, inMenu, hideWhenEmpty }: Omit<Category, '_id' | 'name'>): string {
  const isHidden = !isShown({ designCount, hideWhenEmpty })
  return [countOf(designs, designCount), isHidden && 'Hidden while empty', !inMenu && 'Not in the menu']
    .filter(Boolean)
    .join(' · ')
}

function Subcategories({ category: { subcategories } }: { category: Category }) {
  if (subcategories.length === 0) return <span className="text-ink-soft">None</span>
  return (
    <ul className="flex flex-wrap gap-1.5">
      {subcategories.slice(0, namedInRow).map(({ _id, name }) => (
        <li key={_id} className="annotation border border-edge px-2 py-px wrap-anywhere">
          {name}
        </li>
      ))}
      {subcategories.length > namedInRow && (
        <li className="annotation py-px text-ink-soft">and {subcategories.length - namedInRow} more</li>
      )}
    </ul>
  )
}
