import { createRoute, z } from '@hono/zod-openapi'
import { type EnquiryNote, enquiryNote, enquiryNoteCreate, enquiryNoteQuery } from '#contract/enquiry-note.ts'
import { enquiryMessages, enquiryNoteMessages } from '#contract/messages.ts'
import { insertActivity } from '../activity/repository.ts'
import type { Db } from '../database/schema.ts'
import { findEnquiry } from '../enquiries/repository.ts'
import { notFound } from '../errors.ts'
import type { Dependencies } from '../http/context.ts'
import { createGuard } from '../http/guard.ts'
import { makeOnce, onceHeader, onceOf } from '../http/made-once.ts'
import {
  body,
  created,
  createRouter,
  deleted,
  idOf,
  idParameter,
  list,
  paginationOf,
  saved,
} from '../http/router.ts'
import { countNotes, deleteNote, findNote, insertNote, listNotes, restoreNote } from './repository.ts'

const tags = ['Enquiries']
const noteParameters = z.object({ ...idParameter.shape, noteId: idOf('The id of the note.') })

/** The private notes on an enquiry. */
export function enquiryNoteRoutes({ db }: Dependencies) {
  const guard = createGuard({ db })
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/{id}/notes',
        tags,
        operationId: 'listEnquiryNotes',
        summary: 'List the notes on an enquiry',
        description: 'What administrators tell each other of an enquiry, the oldest first, page by page.',
        request: { params: idParameter, query: enquiryNoteQuery },
        responses: list(enquiryNote, 'One page of notes.'),
        ...guard('enquiries'),
      }),
      async (c) => {
        const query = c.req.valid('query')
        const { id } = await existing(db, c.req.valid('param').id)
        const data = await listNotes(db, id, query)
        const pagination = paginationOf(query, await countNotes(db, id, query))
        return c.json({ success: true as const, data, pagination }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/{id}/notes',
        tags,
        operationId: 'createEnquiryNote',
        summary: 'Add a note to an enquiry',
        description: 'No visitor ever sees it.',
        request: { params: idParameter, headers: onceHeader, ...body(enquiryNoteCreate) },
        responses: created(enquiryNote, 'The saved note.'),
        ...guard('enquiries'),
      }),
      async (c) => {
        const by = c.get('account')
        const { text } = c.req.valid('json')
        const once = await onceOf(c)
        const note = await db.transaction().execute(async (tx) => {
          const subject = await existing(tx, c.req.valid('param').id)
          const noteOf = (id: string) => findNote(tx, subject.id, id)
          const made = await makeOnce(tx, once, {
            isThere: noteOf,
            async make() {
              await insertActivity(tx, { by, action: 'note-added', kind: 'enquiry', subject })
              return insertNote(tx, subject.id, by, text)
            },
          })
          return noteOf(typeof made === 'string' ? made : made.known)
        })
        return c.json(note as EnquiryNote, 201)
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/{id}/notes/{noteId}',
        tags,
        operationId: 'deleteEnquiryNote',
        summary: 'Delete a note',
        description: 'It can be restored for as long as what lies in the trash.',
        request: { params: noteParameters },
        responses: deleted,
        ...guard('enquiries'),
      }),
      async (c) => {
        const by = c.get('account')
        const { id, noteId } = c.req.valid('param')
        const _id = await db.transaction().execute(async (tx) => {
          const subject = await existing(tx, id)
          const gone = await deleteNote(tx, id, noteId)
          if (!gone) throw notFound(enquiryNoteMessages.notFound)
          await insertActivity(tx, { by, action: 'note-deleted', kind: 'enquiry', subject })
          return gone
        })
        return c.json({ success: true as const, data: { _id } }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/{id}/notes/{noteId}/restore',
        tags,
        operationId: 'restoreEnquiryNote',
        summary: 'Restore a note',
        description: 'Puts a deleted note back as it was.',
        request: { params: noteParameters },
        responses: saved(enquiryNote, 'The note.'),
        ...guard('enquiries'),
      }),
      async (c) => {
        const by = c.get('account')
        const { id, noteId } = c.req.valid('param')
        const note = await db.transaction().execute(async (tx) => {
          const subject = await existing(tx, id)
          const back = await restoreNote(tx, id, noteId)
          if (!back) throw notFound(enquiryNoteMessages.notFound)
          await insertActivity(tx, { by, action: 'note-restored', kind: 'enquiry', subject })
          return back
        })
        return c.json(note, 200)
      },
    )
}

async function existing(db: Db, id: string) {
  const enquiry = await findEnquiry(db, id)
  if (!enquiry) throw notFound(enquiryMessages.notFound)
  return enquiry
}
