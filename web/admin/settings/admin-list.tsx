import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Admin } from '#contract/account.ts'
import { deleteAdmin, takeOffSecondFactor } from '#web/api/accounts.ts'
import { api } from '#web/api/request.ts'
import { toast } from '#web/ui/toast.ts'
import { ConfirmDelete } from '../list/confirm-delete.tsx'
import { Deletable } from '../list/deletable.tsx'
import { RowActions, RowButton, RowLink } from '../list/row-action.tsx'
import { takenOff } from '../second-factor/taken-off.ts'
import { useOwnProfile } from '../session/own-profile.ts'
import { type Column, Table } from '../table/table.tsx'
import { AdminRole } from './admin-role.tsx'
import { ResetLinkDialog } from './reset-link-dialog.tsx'
import { SetPassword } from './set-password.tsx'

/** Everyone who may sign in to the back-office. */
export function AdminList({ admins }: { admins: Admin[] }) {
  const own = useOwnProfile()?._id
  const [subject, setSubject] = useState<Admin | null>(null)
  const [linked, setLinked] = useState<Admin | null>(null)
  const [losing, setLosing] = useState<Admin | null>(null)
  const { revalidate } = useRevalidator()

  async function takeOff() {
    if (!losing) return
    await takenOff(() => takeOffSecondFactor(api, losing._id))
    toast.success('The second factor is taken off')
    await revalidate()
  }

  const deeds = {
    onSetPassword: setSubject,
    onLink: setLinked,
    onTakeOff: setLosing,
  }
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
            columns={columnsOf(own, { ...deeds, onDelete })}
            rows={admins}
            keyOf={({ _id }) => _id}
          />
        )}
      </Deletable>
      <SetPassword admin={subject} onClose={(of) => setSubject((now) => (now === of ? null : now))} />
      <ResetLinkDialog admin={linked} onClose={() => setLinked(null)} />
      <ConfirmDelete
        open={losing !== null}
        onOpenChange={(open) => open || setLosing(null)}
        itemType="Second Factor"
        item={`the second factor of ${losing?.email}`}
        onConfirm={takeOff}
      >
        <p className="mb-6">Until they set up another one, their password alone signs in.</p>
      </ConfirmDelete>
    </section>
  )
}

interface Deeds {
  onSetPassword: (admin: Admin) => void
  onLink: (admin: Admin) => void
  onTakeOff: (admin: Admin) => void
  onDelete: (admin: Admin) => void
}

function columnsOf(
  own: string | undefined,
  { onSetPassword, onLink, onTakeOff, onDelete }: Deeds,
): Column<Admin>[] {
  return [
    {
      header: 'Name',
      cell: ({ _id, name }) => (
        <span id={_id} className="font-medium wrap-anywhere">
          {name}
          {_id === own && <span className="annotation font-normal text-ink-soft"> (you)</span>}
        </span>
      ),
    },
    { header: 'Email', cell: ({ email }) => <span className="wrap-anywhere">{email}</span> },
    { header: 'Role', cell: (admin) => <AdminRole admin={admin} /> },
    {
      header: 'Actions',
      acts: 'only',
      cell: (admin) => (
        <RowActions>
          {admin._id === own ? (
            <RowLink describedBy={admin._id} to="/admin/settings?tab=password">
              Set password
            </RowLink>
          ) : (
            <>
              <RowButton describedBy={admin._id} onClick={() => onSetPassword(admin)}>
                Set password
              </RowButton>
              <RowButton describedBy={admin._id} onClick={() => onLink(admin)}>
                Reset link
              </RowButton>
              {admin.secondFactor && (
                <RowButton describedBy={admin._id} onClick={() => onTakeOff(admin)}>
                  Take off second factor
                </RowButton>
              )}
            </>
          )}
          <RowButton describedBy={admin._id} onClick={() => onDelete(admin)}>
            Delete
          </RowButton>
        </RowActions>
      ),
    },
  ]
}
