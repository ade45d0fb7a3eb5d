import type { Activity, FieldChange } from '#contract/activity.ts'
import { dayOf } from '#contract/dates.ts'
import { type Enquiry, type EnquiryStatus, enquiryStatusLabels } from '#contract/enquiry.ts'
import type { EnquiryNote } from '#contract/enquiry-note.ts'

/** One event in the life of an enquiry. */
export interface TimelineEntry {
  id: string
  at: string
  who: string
  what: string
  note?: EnquiryNote
}

/** What happened to an enquiry, newest first. The record tells the changes; the notes speak for themselves. */
export function timelineOf(
  { _id, createdAt, about }: Pick<Enquiry, '_id' | 'createdAt' | 'about'>,
  notes: EnquiryNote[],
  activity: Activity[],
): TimelineEntry[] {
  const received = {
    id: _id,
    at: createdAt,
    who: 'Website',
    what: about?.code ? `Received from ${about.code}` : 'Received',
  }
  const written = notes.map((note) => ({
    id: note._id,
    at: note.createdAt,
    who: note.account.name,
    what: 'Note',
    note,
  }))
  const changed = activity.flatMap((entry) => {
    const what = happening(entry)
    return what ? [{ id: entry._id, at: entry.at, who: entry.account.name, what }] : []
  })
  return [received, ...written, ...changed].sort((one, other) => (one.at < other.at ? 1 : -1))
}

function happening({ action, changes }: Activity): string | undefined {
  if (action === 'note-deleted') return 'Note deleted'
  if (action === 'note-restored') return 'Note restored'
  if (action === 'marked-as-spam') return 'Marked as spam'
  if (action === 'deleted') return 'Deleted'
  if (action === 'restored') return 'Restored'
  if (action === 'made-anonymous') return 'Made anonymous'
  return changes.map(changeText).filter(Boolean).join(', ') || undefined
}

function changeText({ field, from, to }: FieldChange): string {
  if (field === 'status') return `${labelOf(from)} → ${labelOf(to)}`
  if (field === 'followUpOn')
    return typeof to === 'string' ? `Follow-up on ${dayOf(to)}` : 'Follow-up cleared'
  if (field === 'assignee') return typeof to === 'string' ? `Assigned to ${to}` : 'Assigned to nobody'
  return ''
}

function labelOf(status: unknown): string {
  return enquiryStatusLabels[status as EnquiryStatus] ?? String(status)
}
