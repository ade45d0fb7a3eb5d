import { momentOf } from '#contract/dates.ts'
import type { Session } from '#contract/session.ts'
import { api } from '#web/api/request.ts'
import { endOtherSessions, endSession } from '#web/api/sessions.ts'
import { Button } from '#web/ui/button.tsx'
import { RowActions, RowButton } from '../list/row-action.tsx'
import { relativeTime } from '../page/relative-time.ts'
import { useChange } from '../page/use-change.ts'
import { Table } from '../table/table.tsx'

const ending = {
  done: 'Session ended',
  failed: 'Failed to end the session',
  gone: 'This session had ended already',
}

/** Where the own account is signed in. */
export function SessionList({ sessions }: { sessions: Session[] }) {
  const change = useChange()
  const end = (run: () => Promise<unknown>) => change(run, ending).catch(() => {})
  return (
    <section aria-labelledby="sessions" className="border-t border-ink pt-4 pb-10">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 id="sessions" className="text-title expanded">
          Sessions
        </h2>
        {sessions.length > 1 && (
          <Button
            look="outline"
            size="small"
            className="min-h-11"
            onClick={() => end(() => endOtherSessions(api))}
          >
            End all others
          </Button>
        )}
      </div>
      <Table
        caption="Sessions"
        rows={sessions}
        keyOf={({ _id }) => _id}
        columns={[
          {
            header: 'Device',
            cell: ({ _id, device, isCurrent }) => (
              <span id={`session-${_id}`} className="font-medium">
                {device || 'Unknown device'}
                {isCurrent && <span className="annotation font-normal text-ink-soft"> (this one)</span>}
              </span>
            ),
          },
          {
            header: 'Address',
            cell: ({ address }) => <span className="annotation wrap-anywhere">{address || 'Unknown'}</span>,
          },
          {
            header: 'Begun',
            cell: ({ createdAt }) => <span className="annotation">{momentOf(createdAt)}</span>,
          },
          {
            header: 'Last used',
            cell: ({ lastUsedAt }) => <span className="annotation">{relativeTime(lastUsedAt)}</span>,
          },
          {
            header: 'Actions',
            acts: 'only',
            cell: ({ _id, isCurrent }) =>
              !isCurrent && (
                <RowActions>
                  <RowButton describedBy={`session-${_id}`} onClick={() => end(() => endSession(api, _id))}>
                    End
                  </RowButton>
                </RowActions>
              ),
          },
        ]}
      />
    </section>
  )
}
