import { z } from 'zod'
import { described, named } from './described.ts'
import { id, moment, updatedAt } from './fields.ts'
import { kindInQuery } from './kind-in-query.ts'
import { publishedKinds } from './publishing.ts'
import { author } from './version.ts'

const told = {
  savedAt: moment('When they were saved', '2026-11-21T08:35:00.000Z'),
  savedBy: author('Who saved them.'),
  since: moment(
    'The `updatedAt` of the document that they were begun over: where it has changed since, they are not published without being asked twice',
    '2026-11-20T05:10:00.000Z',
  ),
  fields: described(
    z.array(z.string()),
    'The fields that they change, with a dot before the name of one within another.',
    ['title', 'basePrice'],
  ),
}

/** What is known of the changes that wait beside a document. */
const pendingNote = named('PendingNote', 'Changes that wait beside a document.', z.object(told))
export type PendingNote = z.infer<typeof pendingNote>

/** A document as it would be, with what is known of its pending changes. */
export type Pending<Document> = Document & { pending: PendingNote }

/** What the calls of pending changes answer, of a document that is answered as `response`. */
export function pendingOf(name: string, response: z.ZodObject) {
  return named(
    `${name}WithPendingChanges`,
    'The whole document as it would be once its pending changes are published. Its `updatedAt` moves with each save of them: a body that carries an older one is refused.',
    response.extend({ pending: pendingNote }),
  )
}

export const pendingPublish = named(
  'PendingPublish',
  'How pending changes are published; without a body over the document that they were begun over.',
  z.object({
    updatedAt: described(
      updatedAt,
      'The `updatedAt` of the document over which they are to be published, in place of the one that they were begun over: so the caller has seen what changed meanwhile.',
    ),
  }),
)
export type PendingPublish = z.infer<typeof pendingPublish>

export const pendingQuery = z.object({
  kind: described(
    kindInQuery(publishedKinds).optional(),
    'Only changes of documents of this kind.',
    'design',
  ),
})

export const pendingListed = named(
  'PendingChanges',
  'Changes that wait to be published, and the document that they are of.',
  z.object({
    _id: described(id, 'The id of the document.'),
    kind: described(z.enum(publishedKinds), 'The kind of document.', 'design'),
    name: described(z.string(), 'What the document would be called.', 'Courtyard house'),
    ...told,
  }),
)
export type PendingListed = z.infer<typeof pendingListed>
