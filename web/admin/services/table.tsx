import { Link } from 'react-router'
import { limits } from '#contract/limits.ts'
import type { Service } from '#contract/service.ts'
import { api } from '#web/api/request.ts'
import { deleteService, getService, updateService } from '#web/api/services.ts'
import { SharpPicture } from '../files/sharp-picture.tsx'
import { useListState } from '../list/list-address.ts'
import { countOf } from '../list/noun.ts'
import { RowActions, RowButton, RowLink } from '../list/row-action.tsx'
import { Rows } from '../list/rows.tsx'
import { OrderCell } from '../ordering/order-cell.tsx'
import { ChangesWaiting } from '../pending/changes-waiting.tsx'
import { Standing } from '../publishing/standing.tsx'
import { statusActions } from '../publishing/status-actions.ts'
import { shorten } from '../table/shorten.ts'
import type { Column } from '../table/table.tsx'

const noun = { one: 'Service', many: 'Services' }

const pathOf = ({ _id }: { _id: string }) => `/admin/services/${_id}/edit`

const actions = statusActions({
  read: (id) => getService(api, id),
  update: (id, body) => updateService(api, id, body),
})

/** The services in the order of the site. */
export function ServiceTable({ services }: { services: Service[] }) {
  const state = useListState()
  return (
    <Rows
      rows={services}
      noun={noun}
      nameOf={({ title }) => title}
      count={countOf(noun, services.length)}
      columns={(onDelete) => columnsOf(state, onDelete)}
      pathOf={pathOf}
      remove={(id) => deleteService(api, id)}
      actions={actions}
      consequenceOf={() => 'Deleted services disappear from the services page and the home page at once.'}
    />
  )
}

function columnsOf(state: unknown, onDelete: (service: Service) => void): Column<Service>[] {
  return [
    {
      header: 'Icon',
      inCard: 'right',
      cell: ({ icon }) =>
        icon ? (
          <SharpPicture image={icon} alt="" sizes="48px" className="size-12 object-contain" />
        ) : (
          <span className="text-ink-soft carded:hidden">None</span>
        ),
    },
    {
      header: 'Title',
      names: true,
      inCard: 'left',
      cell: ({ _id, title, ...publishing }) => (
        <>
          <Link
            id={_id}
            to={pathOf({ _id })}
            state={state}
            className="block font-medium wrap-anywhere tabled:max-w-100 hover:underline"
          >
            {title}
          </Link>
          <Standing of={publishing} className="mt-1" />
          <ChangesWaiting id={_id} />
        </>
      ),
    },
    {
      header: 'Description',
      inCard: 'across',
      cell: ({ description }) => (
        <span title={description} className="wrap-anywhere">
          {shorten(description, limits.service.descriptionInList)}
        </span>
      ),
    },
    { header: 'Order', inCard: 'right', acts: 'only', cell: (service) => <OrderCell row={service} /> },
    {
      header: 'Actions',
      inCard: 'left',
      acts: 'only',
      cell: (service) => (
        <RowActions>
          <RowLink to={pathOf(service)} state={state} describedBy={service._id}>
            Edit
          </RowLink>
          <RowButton describedBy={service._id} onClick={() => onDelete(service)}>
            Delete
          </RowButton>
        </RowActions>
      ),
    },
  ]
}
