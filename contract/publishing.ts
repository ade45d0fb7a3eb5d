import { z } from 'zod'
import { type ActivityKind, activityKinds } from './activity.ts'
import { described } from './described.ts'
import { dateTime } from './fields.ts'

/** The kinds of documents that visitors may see or not. */
export type PublishedKind = Exclude<ActivityKind, 'enquiry' | 'settings' | 'account' | 'media'>

export function isPublishedKind(kind: string): kind is PublishedKind {
  return publishedKinds.some((known) => known === kind)
}

export const publishedKinds = activityKinds.filter(
  (kind): kind is PublishedKind => !['enquiry', 'settings', 'media', 'account'].includes(kind),
)

export const statuses = ['published', 'draft', 'hidden'] as const
export type Status = (typeof statuses)[number]

export const publishingMessages = {
  status: `Status must be one of ${statuses.join(', ')}`,
  publishAt: 'Publish at must be a date and time with its time zone',
  unpublishAt: 'Unpublish at must be a date and time with its time zone',
  order: 'Unpublish at must be after Publish at',
} as const

const status = described(
  z.enum(statuses, { error: publishingMessages.status }),
  'Whether visitors may see it: `published` within its times, `draft` and `hidden` not at all.',
  'published',
)

/** Written in UTC, so that times compare as texts. */
function time(message: string, description: string, example: string) {
  const moment = dateTime(message)
    .refine((value) => /^\d{4}-/.test(utc(value)), message)
    .transform(utc)
    .nullable()
  return described(
    moment,
    `${description}, as ISO 8601 with its time zone; null without such a time.`,
    example,
    { format: 'date-time' },
  )
}

function utc(value: string): string {
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString()
}

/** What every document that can be published says of it, in bodies and in responses. */
export const publishing = {
  status,
  publishAt: time(
    publishingMessages.publishAt,
    'From when on visitors see what is published',
    '2026-11-23T03:30:00.000Z',
  ),
  unpublishAt: time(
    publishingMessages.unpublishAt,
    'From when on visitors see it no more; later than `publishAt`',
    '2026-12-31T18:30:00.000Z',
  ),
}

export interface Publishing {
  status: Status
  publishAt: string | null
  unpublishAt: string | null
}

/** What a new document has where nothing is said. */
export const publishingDefaults: Publishing = { status: 'published', publishAt: null, unpublishAt: null }

/** Whether that may be seen at a moment. @param now as ISO 8601 in UTC */
export function isPublicAt({ status, publishAt, unpublishAt }: Publishing, now: string): boolean {
  const begun = publishAt === null || publishAt <= now
  return status === 'published' && begun && (unpublishAt === null || now < unpublishAt)
}

/** When that changes by itself next; null where it does not. @param now as ISO 8601 in UTC */
export function nextTurn({ status, publishAt, unpublishAt }: Publishing, now: string): string | null {
  if (status !== 'published') return null
  return [publishAt, unpublishAt].find((time) => time !== null && time > now) ?? null
}

const statusFilters = [...statuses, 'any'] as const
export type StatusFilter = (typeof statusFilters)[number]

/** The query field of every list of documents that can be published. */
export const statusQuery = {
  status: described(
    z.enum(statusFilters, { error: `Status must be one of ${statusFilters.join(', ')}` }).optional(),
    'With the token of an administrator who keeps what the site shows: only documents of this status, or `any`. Without it, what visitors see now; who may not see more is shown no more by it.',
    'any',
  ),
}
