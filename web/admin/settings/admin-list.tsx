import { useRouteLoaderData } from 'react-router'
import type { Admin } from '#contract/account.ts'
import { deleteAdmin } from '#web/api/accounts.ts'
import { api } from '#web/api/request.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { Deletable } from '../deletable.tsx'
import type { clientLoader } from '../layout.tsx'
import { RowActions, RowButton } from '../row-action.tsx'

/** Everyone who may enter the back-office. */
export function AdminList({ admins }: { admins: Admin[] }) {
  const own = useRouteLoaderData<typeof clientLoader>('admin/layout')?.profile._id
  return (
    <section aria-labelledby="admins">
      <h2 id="admins" className="mb-2 text-title expanded">
        Admin users
      </h2>
      <Deletable
        rows={admins}
        itemType="Admin User"
        nameOf={({ email }) => email}
        remove={(id) => deleteAdmin(api, id)}
        consequenceOf={({ _id }) => _id === own && 'This is your own account: it signs you out for good.'}
      >
        {(onDelete) => (
          <Table
            caption="Admin users"
            columns={columnsOf(own, onDelete)}
            rows={admins}
            keyOf={({ _id }) => _id}
          />
        )}
      </Deletable>
    </section>
  )
}

function columnsOf(own: string | undefined, onDelete: (admin: Admin) => void): Column<Admin>[] {
  return [
    {
      header: 'Name',
      cell: ({ _id, name }) => (
        <span id={_id} className="font-semibold wrap-anywhere">
          {name}
          {_id === own && <span className="annotation font-normal text-ink-soft"> (you)</span>}
        </span>
      ),
    },
    { header: 'Email', cell: ({ email }) => <span className="wrap-anywhere">{email}</span> },
    {
      header: 'Actions',
      cell: (admin) => (
        <RowActions>
          <RowButton describedBy={admin._id} onClick={() => onDelete(admin)}>
            Delete
          </RowButton>
        </RowActions>
      ),
    },
  ]
}
