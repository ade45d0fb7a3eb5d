import { z } from 'zod'
import type { ActivityKind } from './activity.ts'
import { described, named } from './described.ts'
import { id, moment, text, updatedAt } from './fields.ts'
import { limits } from './limits.ts'

/** The kinds of document of which earlier versions are kept: all that can be edited, but for accounts. */
export type VersionedKind = Exclude<ActivityKind, 'account' | 'media'>

/** Who did something to a document: what was known of the account then. */
export const author = (description: string) =>
  described(
    z.object({
      _id: described(
        z.string(),
        'The id of the account; `website`, `command-line` or `unknown` where there is none.',
        '6740a1b2c3d4e5f607182800',
      ),
      name: described(z.string(), 'What the account was called then.', 'Administrator'),
    }),
    description,
  )

export const version = named(
  'Version',
  'What a document was from one save to the next.',
  z.object({
    _id: id,
    savedAt: moment('When it was saved so', '2026-11-17T08:35:00.000Z'),
    savedBy: author('Who saved it so.'),
    fields: described(
      z.array(z.string()),
      'The fields that the next save changed, with a dot before the name of one within another.',
      ['title', 'basePrice'],
    ),
    replacedAt: moment('When the next save took its place', '2026-11-20T05:10:00.000Z'),
    replacedBy: author('Who made the next save.'),
  }),
)
export type Version = z.infer<typeof version>

export const versionRestore = named(
  'VersionRestore',
  'What is to be restored of a version; without a body all of it.',
  z.object({
    fields: described(
      z
        .array(text('Field', limits.line), { error: 'Fields must be a list' })
        .min(1, 'Choose at least one field')
        .max(limits.versions.fields, `At most ${limits.versions.fields} fields are allowed`)
        .optional(),
      'These fields alone, named as in the list of versions; the name of a group stands for all of it.',
      ['title', 'basePrice'],
    ),
    updatedAt,
  }),
)
export type VersionRestore = z.infer<typeof versionRestore>
