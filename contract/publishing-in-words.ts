import { shortMomentOf } from './dates.ts'
import type { Publishing, Status } from './publishing.ts'

export const statusLabels: Record<Status, string> = {
  published: 'Published',
  draft: 'Draft',
  hidden: 'Hidden',
}

/** In which way visitors do not simply see a document, in few words; null where they do. */
export function standingOf(document: Publishing, now = new Date()): string | null {
  const { status, publishAt, unpublishAt } = document
  const at = now.toISOString()
  if (status !== 'published') return statusLabels[status]
  if (unpublishAt !== null && unpublishAt <= at) return `Ended ${shortMomentOf(unpublishAt, now)}`
  if (publishAt !== null && publishAt > at) return `From ${shortMomentOf(publishAt, now)}`
  return unpublishAt === null ? null : `Until ${shortMomentOf(unpublishAt, now)}`
}
