import { shortMomentOf } from './dates.ts'
import type { Publishing, Status } from './publishing.ts'

export const statusLabels: Record<Status, string> = {
  published: 'Published',
  draft: 'Draft',
  hidden: 'Hidden',
}

/** What a published document's times make of it, before when that is. */
const timed = { ended: 'Ended', from: 'From', until: 'Until' }

/** Whether a text says what a document's times made of it at some moment, rather than its status. */
export function isTimedStanding(text: string): boolean {
  return Object.values(timed).some((word) => text.startsWith(`${word} `))
}

/** In which way visitors do not simply see a document, in few words; null where they do. */
export function standingOf(document: Publishing, now = new Date()): string | null {
  const { status, publishAt, unpublishAt } = document
  const at = now.toISOString()
  if (status !== 'published') return statusLabels[status]
  if (unpublishAt !== null && unpublishAt <= at) return `${timed.ended} ${shortMomentOf(unpublishAt, now)}`
  if (publishAt !== null && publishAt > at) return `${timed.from} ${shortMomentOf(publishAt, now)}`
  return unpublishAt === null ? null : `${timed.until} ${shortMomentOf(unpublishAt, now)}`
}
