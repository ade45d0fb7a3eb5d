import { z } from 'zod'
import { described, named } from './described.ts'
import { id, moment, paging, word } from './fields.ts'
import { kindInQuery } from './kind-in-query.ts'
import type { Permission } from './roles.ts'

export const activityKinds = [
  'design',
  'category',
  'service',
  'pricing',
  'testimonial',
  'banner',
  'enquiry',
  'settings',
  'media',
  'account',
] as const
export type ActivityKind = (typeof activityKinds)[number]

/** What reading the changes of each kind takes, and its versions. */
export const activityTakes: Record<ActivityKind, Permission> = {
  design: 'content',
  category: 'content',
  service: 'content',
  pricing: 'content',
  testimonial: 'content',
  banner: 'content',
  enquiry: 'enquiries',
  settings: 'content',
  media: 'content',
  account: 'accounts',
}

const activityActions = [
  'created',
  'updated',
  'deleted',
  'received',
  'note-added',
  'note-deleted',
  'note-restored',
  'marked-as-spam',
  'password-changed',
  'password-reset',
  'reset-link-made',
  'signed-in',
  'sign-in-closed',
  'second-factor-on',
  'second-factor-off',
  'invited',
  'invitation-withdrawn',
  'invitation-accepted',
  'ordered',
  'published',
  'unpublished',
  'restored',
  'deleted-for-good',
  'made-anonymous',
  'changes-prepared',
  'changes-discarded',
  'preview-made',
  'preview-ended',
  'backup-link-made',
  'replaced',
] as const
export type ActivityAction = (typeof activityActions)[number]

/** Who stands in an account's place where none made the change. */
export const authorsWithoutAccount = {
  website: { id: 'website', name: 'Website' },
  commandLine: { id: 'command-line', name: 'Command line' },
  /** What the product does by itself, because its time has come. */
  automatic: { id: 'automatic', name: 'Automatic' },
  /** Of what was there before the record began, or longer ago than it is kept. */
  unknown: { id: 'unknown', name: 'Unknown' },
} as const

export const activityQuery = z.object({
  kind: described(kindInQuery(activityKinds).optional(), 'Only changes of documents of this kind.', 'design'),
  subject: described(
    word.optional(),
    'Only changes of the document with this id.',
    '6740a1b2c3d4e5f60718293a',
  ),
  account: described(
    word.optional(),
    'Only changes by the account with this id; `website` stands for visitors, `command-line` for commands, `automatic` for what the product does by itself.',
    '6740a1b2c3d4e5f607182800',
  ),
  ...paging,
})
export type ActivityQuery = z.infer<typeof activityQuery>

const value = z.union([z.string(), z.number(), z.boolean(), z.null()])
export type ActivityValue = z.infer<typeof value>

const fieldChange = named(
  'FieldChange',
  'A field that a change touched. Only of short fields the values are written down.',
  z.object({
    field: described(z.string(), 'The field, with a dot before the name of one within another.', 'basePrice'),
    from: described(value.optional(), 'What it was, at most 100 characters of it.', 2_400_000),
    to: described(value.optional(), 'What it became, at most 100 characters of it.', 2_150_000),
  }),
)
export type FieldChange = z.infer<typeof fieldChange>

export const activity = named(
  'Activity',
  'One change: who made it, when, of what, and which fields.',
  z.object({
    _id: id,
    at: moment('When it was made', '2026-11-21T08:35:00.000Z'),
    account: described(
      z.object({
        _id: described(
          z.string(),
          'The id of the account, `website`, `command-line` or `automatic`.',
          '6740a1b2c3d4e5f607182800',
        ),
        name: described(z.string(), 'What the account was called then.', 'Administrator'),
      }),
      'Who made it.',
    ),
    action: described(z.enum(activityActions), 'What was done.', 'updated'),
    kind: described(z.enum(activityKinds), 'The kind of document that it was done to.', 'design'),
    subject: described(
      z.object({
        _id: described(
          z.string(),
          'The id of the document; empty where it was a whole list.',
          '6740a1b2c3d4e5f60718293a',
        ),
        name: described(
          z.string(),
          'What the document was called then; empty of an enquiry that was deleted.',
          'Courtyard house',
        ),
        exists: described(z.boolean(), 'Whether the document is still there.', true),
      }),
      'The document that it was done to.',
    ),
    changes: described(z.array(fieldChange), 'The fields that differ; empty where it created or deleted.'),
  }),
)
export type Activity = z.infer<typeof activity>
