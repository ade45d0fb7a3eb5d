import { shortMomentOf } from '#contract/dates.ts'
import type { Publishing, Status } from '#contract/publishing.ts'
import { changeValue, type ValueCalls, type WithValue } from '../conflicts/change-value.ts'
import type { BulkAction } from '../list/bulk.ts'

type Row = Publishing & WithValue<'status', Status>

const actions = [
  { label: 'Publish', verb: 'published', status: 'published' },
  { label: 'Hide', verb: 'hidden', status: 'hidden' },
  { label: 'To draft', verb: 'made drafts', status: 'draft' },
] as const

/** Gives several documents another status at once. The way back leads over the version that the change made. */
export function statusActions(calls: ValueCalls<'status', Status, Row>): BulkAction<Row>[] {
  return actions.map(({ label, verb, status }) => ({
    label,
    verb,
    run: (row) =>
      changeValue(calls, 'status', row, status, status === 'published' ? requireTimeLeft : undefined),
  }))
}

/** @throws Error where visitors would not see it, though it is published */
function requireTimeLeft({ unpublishAt }: Publishing): void {
  const now = new Date()
  if (unpublishAt !== null && unpublishAt <= now.toISOString())
    throw new Error(
      `It ended ${shortMomentOf(unpublishAt, now)}. Change “Unpublish at” to have it seen again.`,
    )
}
