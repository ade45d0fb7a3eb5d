import { z } from 'zod'
import { type ActivityKind, activityKinds } from './activity.ts'
import { described, named } from './described.ts'
import { countOf, id, moment, paging } from './fields.ts'
import { image } from './file.ts'
import { kindInQuery } from './kind-in-query.ts'

/** What goes to the trash when it is deleted. */
export type TrashKind = Exclude<ActivityKind, 'settings' | 'account' | 'media'>

export function isTrashKind(kind: ActivityKind): kind is TrashKind {
  return kind !== 'settings' && kind !== 'account' && kind !== 'media'
}

export const trashKinds = activityKinds.filter(isTrashKind)
const ofKind = described(kindInQuery(trashKinds).optional(), 'Only documents of this kind.', 'design')

const ofId = described(
  z.string().optional(),
  'Only the document with this id, code or slug.',
  '6740a1b2c3d4e5f607182940',
)

export const trashQuery = z.object({ kind: ofKind, id: ofId, ...paging })
export type TrashQuery = z.infer<typeof trashQuery>

export const trashEmptyQuery = z.object({ kind: ofKind })

export const trashRestoreQuery = z.object({
  with: described(
    z.enum(['needed'], { error: 'With must be needed' }).optional(),
    'With `needed` what the document needs is restored too, all or nothing.',
    'needed',
  ),
})

const kind = described(z.enum(trashKinds), 'The kind of document.', 'design')
const name = described(
  z.string(),
  'What the document was called; empty where it had no name.',
  'Courtyard house',
)

/** What has to be there before a document can be restored. */
export const trashNeed = named(
  'TrashNeed',
  'What has to be there before a document can be restored.',
  z.object({
    _id: id,
    kind: described(
      z.enum(['category', 'subcategory']),
      'Whether it is a category, which lies in the trash too, or a subcategory that its category has no more.',
      'category',
    ),
    name: described(z.string(), 'What it was called.', 'Architecture'),
  }),
)
export type TrashNeed = z.infer<typeof trashNeed>

export const trashed = named(
  'Trashed',
  'A document in the trash.',
  z.object({
    _id: described(id, 'The id of the document, which it keeps.'),
    kind,
    name,
    image: described(image.nullable(), 'The first picture that it shows; null without one.'),
    deletedAt: moment('When it was deleted', '2026-11-21T08:35:00.000Z'),
    deletedBy: described(
      z.object({
        _id: described(z.string(), 'The id of the account.', '6740a1b2c3d4e5f607182800'),
        name: described(z.string(), 'What the account was called then.', 'Administrator'),
      }),
      'Who deleted it.',
    ),
    until: moment('When it is deleted for good', '2026-12-21T08:35:00.000Z'),
  }),
)
export type Trashed = z.infer<typeof trashed>

const restoredDocument = z.object({ _id: id, kind, name })
export const restored = described(
  z.array(restoredDocument),
  'What was restored: the document, and before it what it needed.',
)
export type Restored = z.infer<typeof restoredDocument>

export const emptied = z.object({
  deleted: countOf('How many documents were deleted for good.', 12),
  kept: countOf('How many stay, because another document in the trash needs them.', 0),
})
export type Emptied = z.infer<typeof emptied>

/** What stood at a public address whose document lies in the trash. */
/** What has a page of its own. */
const goneKinds = ['design', 'category'] as const

export const goneParameters = z.object({
  kind: described(
    z.string().transform((kind) => goneKinds.find((known) => known === kind)),
    'What the page shows.',
    'design',
    { type: 'string', enum: goneKinds },
  ),
  address: described(z.string(), "A design's code or id, a category's slug.", 'ARC-1001'),
})
export const gone = named(
  'Gone',
  'What stood at an address whose document lies in the trash.',
  z.object({
    kind: described(z.enum(goneKinds), 'What it was.', 'design'),
    category: described(
      z
        .object({
          _id: id,
          name: described(z.string(), 'Its name.', 'Architecture'),
          slug: described(z.string(), 'Its slug.', 'architecture'),
        })
        .nullable(),
      'The category that a design stood in; null where that is gone too, and of a category.',
    ),
  }),
)
export type Gone = z.infer<typeof gone>
