import { Link } from 'react-router'
import type { DesignSummary } from '#contract/design.ts'
import { Picture } from '#web/ui/picture.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { useListState } from '../list-address.ts'
import { RowActions, RowButton, RowLink } from '../row-action.tsx'

interface DesignTableProps {
  designs: DesignSummary[]
  onDelete: (design: DesignSummary) => void
}

export function DesignTable({ designs, onDelete }: DesignTableProps) {
  const state = useListState()
  const columns: Column<DesignSummary>[] = [
    {
      header: 'Image',
      className: 'max-md:pb-2',
      cell: ({ images: [first] }) => (
        <Picture image={first} alt="" sizes="96px" className="h-18 w-24 object-cover md:h-14 md:w-19" />
      ),
    },
    {
      header: 'Title',
      cell: ({ _id, code, title }) => (
        <>
          <Link id={_id} to={_id} state={state} className="font-semibold break-words hover:underline">
            {title}
          </Link>
          <span className="annotation block text-ink-soft">{code}</span>
        </>
      ),
    },
    { header: 'Category', cell: ({ category }) => category.name },
    { header: 'Subcategory', cell: ({ subcategory }) => subcategory.name },
    { header: 'Featured', cell: ({ featured }) => (featured ? 'Yes' : 'No') },
    {
      header: 'Actions',
      cell: (design) => (
        <RowActions>
          <RowLink to={design._id} state={state} describedBy={design._id}>
            View
          </RowLink>
          <RowLink to={`${design._id}/edit`} state={state} describedBy={design._id}>
            Edit
          </RowLink>
          <RowButton describedBy={design._id} onClick={() => onDelete(design)}>
            Delete
          </RowButton>
        </RowActions>
      ),
    },
  ]
  return <Table caption="Designs" columns={columns} rows={designs} keyOf={({ _id }) => _id} />
}
