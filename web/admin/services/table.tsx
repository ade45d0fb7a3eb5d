import { Link } from 'react-router'
import { limits } from '#contract/limits.ts'
import type { Service } from '#contract/service.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { cut } from '../cut.ts'
import { WholePicture } from '../files/whole-picture.tsx'
import { useListState } from '../list-address.ts'
import { OrderCell } from '../ordering/order-cell.tsx'
import { RowActions, RowButton, RowLink } from '../row-action.tsx'

interface ServiceTableProps {
  services: Service[]
  onDelete: (service: Service) => void
}

export function ServiceTable({ services, onDelete }: ServiceTableProps) {
  const state = useListState()
  const columns: Column<Service>[] = [
    {
      header: 'Icon',
      cell: ({ icon }) =>
        icon ? (
          <WholePicture image={icon} alt="" sizes="48px" className="size-12 object-contain" />
        ) : (
          <span className="text-ink-soft">None</span>
        ),
    },
    {
      header: 'Title',
      cell: ({ _id, title }) => (
        <Link
          id={_id}
          to={`${_id}/edit`}
          state={state}
          className="font-semibold wrap-anywhere hover:underline"
        >
          {title}
        </Link>
      ),
    },
    {
      header: 'Description',
      cell: ({ description }) => (
        <span title={description} className="wrap-anywhere">
          {cut(description, limits.service.descriptionInList)}
        </span>
      ),
    },
    { header: 'Order', cell: (service) => <OrderCell row={service} /> },
    {
      header: 'Actions',
      cell: (service) => (
        <RowActions>
          <RowLink to={`${service._id}/edit`} state={state} describedBy={service._id}>
            Edit
          </RowLink>
          <RowButton describedBy={service._id} onClick={() => onDelete(service)}>
            Delete
          </RowButton>
        </RowActions>
      ),
    },
  ]
  return <Table caption="Services" columns={columns} rows={services} keyOf={({ _id }) => _id} />
}
