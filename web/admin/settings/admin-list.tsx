import { useState } from 'react'
import type { Admin } from '#contract/account.ts'
import { deleteAdmin } from '#web/api/accounts.ts'
import { api } from '#web/api/request.ts'
import { Deletable } from '../list/deletable.tsx'
import { RowActions, RowButton, RowLink } from '../list/row-action.tsx'
import { useOwnProfile } from '../session/own-profile.ts'
import { type Column, Table } from '../table/table.tsx'
import { SetPassword } from './set-password.tsx'

/** Everyone who may sign in to the back-office. */
export function AdminList({ admins }: { admins: Admin[] }) {
  const own = useOwnProfile()?._id
  const [subject, setSubject] = useState<Admin | null>(null)
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
        consequenceOf={({ _id }) =>
          _id === own && 'This is your own account. You will be signed out and cannot sign in again.'
        }
      >
        {(onDelete) => (
          <Table
            caption="Admin users"
            columns={columnsOf(own, { onSetPassword: setSubject, onDelete })}
            rows={admins}
            keyOf={({ _id }) => _id}
          />
        )}
      </Deletable>
      <SetPassword admin={subject} onClose={() => setSubject(null)} />
    </section>
  )
}

interface Deeds {
  onSetPassword: (admin: Admin) => void
  onDelete: (admin: Admin) => void
}

function columnsOf(own: string | undefined, { onSetPassword, onDelete }: Deeds): Column<Admin>[] {
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
          {admin._id === own ? (
            <RowLink describedBy={admin._id} to="?tab=password">
              Set password
            </RowLink>
          ) : (
            <RowButton describedBy={admin._id} onClick={() => onSetPassword(admin)}>
              Set password
            </RowButton>
          )}
          <RowButton describedBy={admin._id} onClick={() => onDelete(admin)}>
            Delete
          </RowButton>
        </RowActions>
      ),
    },
  ]
}
