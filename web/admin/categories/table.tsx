import { Link } from 'react-router'
import type { Category } from '#contract/category.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { useListState } from '../list-address.ts'
import { RowActions, RowButton, RowLink } from '../row-action.tsx'

interface CategoryTableProps {
  categories: Category[]
  onDelete: (category: Category) => void
}

export function CategoryTable({ categories, onDelete }: CategoryTableProps) {
  const state = useListState()
  const columns: Column<Category>[] = [
    {
      header: 'Name',
      cell: ({ _id, name, designCount }) => (
        <>
          <Link
            id={_id}
            to={`${_id}/edit`}
            state={state}
            className="font-semibold wrap-anywhere hover:underline"
          >
            {name}
          </Link>
          <span className="annotation block text-ink-soft">
            {designCount} {designCount === 1 ? 'design' : 'designs'}
          </span>
        </>
      ),
    },
    {
      header: 'Description',
      cell: ({ description }) => (
        <span title={description} className="line-clamp-2 text-left wrap-anywhere md:max-w-md">
          {description || '—'}
        </span>
      ),
    },
    { header: 'Subcategories', cell: (category) => <Subcategories category={category} /> },
    {
      header: 'Actions',
      cell: (category) => (
        <RowActions>
          <RowLink to={`${category._id}/edit`} state={state} describedBy={category._id}>
            Edit
          </RowLink>
          <RowButton describedBy={category._id} onClick={() => onDelete(category)}>
            Delete
          </RowButton>
        </RowActions>
      ),
    },
  ]
  return <Table caption="Categories" columns={columns} rows={categories} keyOf={({ _id }) => _id} />
}

function Subcategories({ category: { subcategories } }: { category: Category }) {
  if (subcategories.length === 0) return <span className="text-ink-soft">None</span>
  return (
    <ul className="flex flex-wrap gap-1.5 max-md:justify-end">
      {subcategories.map(({ _id, name }) => (
        <li key={_id} className="annotation border border-edge px-2 py-px wrap-anywhere">
          {name}
        </li>
      ))}
    </ul>
  )
}
