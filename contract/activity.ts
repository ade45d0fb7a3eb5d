import { z } from 'zod'
import { paging, word } from './fields.ts'

export const activityKinds = [
  'design',
  'category',
  'service',
  'pricing',
  'testimonial',
  'banner',
  'enquiry',
  'settings',
  'account',
] as const
export type ActivityKind = (typeof activityKinds)[number]

const activityActions = [
  'created',
  'updated',
  'deleted',
  'received',
  'note-added',
  'note-deleted',
  'password-changed',
  'ordered',
] as const
export type ActivityAction = (typeof activityActions)[number]

/** Who stands in an account's place where none made the change: a visitor, or the command line. */
export const authorsWithoutAccount = {
  website: { id: 'website', name: 'Website' },
  commandLine: { id: 'command-line', name: 'Command line' },
} as const

/** `subject` is the id of what was changed, `account` the id of who changed it. */
export const activityQuery = z.object({
  kind: z.enum(activityKinds, { error: `Kind must be one of ${activityKinds.join(', ')}` }).optional(),
  subject: word.optional(),
  account: word.optional(),
  ...paging,
})
export type ActivityQuery = z.infer<typeof activityQuery>

const value = z.union([z.string(), z.number(), z.boolean(), z.null()])
export type ActivityValue = z.infer<typeof value>

const fieldChange = z.object({ field: z.string(), from: value.optional(), to: value.optional() })
export type FieldChange = z.infer<typeof fieldChange>

/**
 * One change: who made it, when, to what, and which fields. Names are those of that time; an enquiry that was deleted has
 * none any more.
 */
export const activity = z.object({
  _id: z.string(),
  at: z.string(),
  account: z.object({ _id: z.string(), name: z.string() }),
  action: z.enum(activityActions),
  kind: z.enum(activityKinds),
  subject: z.object({ _id: z.string(), name: z.string(), exists: z.boolean() }),
  changes: z.array(fieldChange),
})
export type Activity = z.infer<typeof activity>
