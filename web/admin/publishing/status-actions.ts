import { shortMomentOf } from '#contract/dates.ts'
import type { Publishing, Status } from '#contract/publishing.ts'
import type { BulkAction } from '../list/bulk.ts'

interface Row extends Publishing {
  _id: string
}

type Update = (id: string, body: { status: Status; updatedAt?: string }) => Promise<{ updatedAt: string }>

const actions = [
  { label: 'Publish', verb: 'published', status: 'published' },
  { label: 'Hide', verb: 'hidden', status: 'hidden' },
  { label: 'To draft', verb: 'made drafts', status: 'draft' },
] as const

/** Gives several documents another status at once. The way back leads over the version that the change made. */
export function statusActions<Of extends Row>(update: Update): BulkAction<Of>[] {
  return actions.map(({ label, verb, status }) => ({
    label,
    verb,
    async run({ _id, status: before, unpublishAt }) {
      if (status === 'published') requireTimeLeft(unpublishAt)
      if (before === status) return undefined
      const { updatedAt } = await update(_id, { status })
      return () => update(_id, { status: before, updatedAt })
    },
  }))
}

/** @throws Error where visitors would not see it, though it is published */
function requireTimeLeft(unpublishAt: string | null): void {
  const now = new Date()
  if (unpublishAt !== null && unpublishAt <= now.toISOString())
    throw new Error(
      `It ended ${shortMomentOf(unpublishAt, now)}. Change “Unpublish at” to have it seen again.`,
    )
}
