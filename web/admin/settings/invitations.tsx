import { useState } from 'react'
import { momentOf } from '#contract/dates.ts'
import type { Invitation } from '#contract/invitation.ts'
import { deleteInvitation } from '#web/api/links.ts'
import { api } from '#web/api/request.ts'
import { Button } from '#web/ui/button.tsx'
import { RowActions, RowButton } from '../list/row-action.tsx'
import { useChange } from '../page/use-change.ts'
import { Table } from '../table/table.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { roleLabels } from './role-labels.ts'

/** Who is invited and has not come yet. */
export function Invitations({ invitations }: { invitations: Invitation[] }) {
  const [isInviting, setInviting] = useState(false)
  const change = useChange()
  const withdraw = ({ _id }: Invitation) =>
    change(() => deleteInvitation(api, _id), {
      done: 'Invitation withdrawn',
      failed: 'Failed to withdraw the invitation',
      gone: 'This invitation is gone already',
    }).catch(() => {})

  return (
    <section aria-labelledby="invitations" className="mt-10">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 id="invitations" className="text-title expanded">
          Invitations
        </h2>
        <Button look="outline" size="small" className="min-h-11" onClick={() => setInviting(true)}>
          Invite by link…
        </Button>
      </div>
      {invitations.length === 0 ? (
        <p className="border-t border-ink py-3 text-small text-ink-soft">
          No invitation is open. By a link, somebody sets name and password themselves.
        </p>
      ) : (
        <Table
          caption="Invitations"
          rows={invitations}
          keyOf={({ _id }) => _id}
          columns={[
            {
              header: 'Email',
              cell: ({ _id, email }) => (
                <span id={_id} className="font-medium wrap-anywhere">
                  {email}
                </span>
              ),
            },
            { header: 'Role', cell: ({ role }) => roleLabels[role] },
            {
              header: 'Ends',
              cell: ({ expiresAt }) => <span className="annotation">{momentOf(expiresAt)}</span>,
            },
            {
              header: 'Actions',
              acts: 'only',
              cell: (invitation) => (
                <RowActions>
                  <RowButton describedBy={invitation._id} onClick={() => withdraw(invitation)}>
                    Withdraw
                  </RowButton>
                </RowActions>
              ),
            },
          ]}
        />
      )}
      <InviteDialog open={isInviting} onClose={() => setInviting(false)} />
    </section>
  )
}
