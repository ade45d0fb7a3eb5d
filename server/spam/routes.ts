import { createRoute } from '@hono/zod-openapi'
import { enquiry, enquiryCreate } from '#contract/enquiry.ts'
import { spam, spamMessages, spamQuery } from '#contract/spam.ts'
import { recordedChanges } from '../activity/recorded.ts'
import { insertActivity } from '../activity/repository.ts'
import { editableEnquiries } from '../enquiries/editable.ts'
import { noticeNow } from '../enquiries/notices.ts'
import { findEnquiry } from '../enquiries/repository.ts'
import { storeEnquiry } from '../enquiries/save.ts'
import { notFound } from '../errors.ts'
import type { Dependencies } from '../http/context.ts'
import { createGuard } from '../http/guard.ts'
import {
  createRouter,
  deleted,
  idParameter,
  invalidInput,
  list,
  paginationOf,
  refused,
  saved,
} from '../http/router.ts'
import { unmark } from './mark.ts'
import {
  countSpam,
  findAccepted,
  findSpam,
  handOn,
  listSpam,
  noteAccepted,
  putSpamAway,
  restoreSpam,
  takeAcceptedBack,
} from './repository.ts'
import { removeUntouched } from './untouched.ts'

const tags = ['Enquiries']

/** What looks like spam: seen, taken back as an enquiry, or deleted. */
export function spamRoutes({ db, mail }: Dependencies) {
  const guard = createGuard({ db })
  const changes = recordedChanges(db, editableEnquiries)
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/',
        tags,
        operationId: 'listSpam',
        summary: 'List spam',
        description:
          'What came as enquiries and looks like spam or was marked as such, the newest first, page by page. It is deleted after thirty days.',
        request: { query: spamQuery },
        responses: list(spam, 'One page of spam.'),
        ...guard('enquiries'),
      }),
      async (c) => {
        const query = c.req.valid('query')
        const data = await listSpam(db, query)
        return c.json(
          { success: true as const, data, pagination: paginationOf(query, await countSpam(db, query)) },
          200,
        )
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/{id}/accept',
        tags,
        operationId: 'acceptSpam',
        summary: 'Take spam for an enquiry',
        description:
          'Makes a new enquiry of it, as if it had been taken for one when it came, with the reference that the visitor was told; the same enquiry that is there already keeps its own. What was marked as spam is the enquiry again that it was, with its notes.',
        request: { params: idParameter },
        responses: { ...saved(enquiry, 'The enquiry.'), ...refused(400) },
        ...guard('enquiries'),
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const marked = (await findSpam(db, id))?.enquiryId
        if (marked) {
          const again = await unmark(db, c.get('account'), id, marked)
          mail.wake()
          return c.json(again, 200)
        }
        const beside = await noticeNow(db)
        const stored = await changes.create(
          c.get('account'),
          async (tx) => {
            const found = await findSpam(tx, id)
            if (!found) throw notFound(spamMessages.notFound)
            const input = enquiryCreate.safeParse(found.texts)
            if (!input.success) throw invalidInput(input.error)
            const enquiryId = await storeEnquiry(tx, input.data, {
              notice: beside,
              at: found.createdAt,
              calledAs: id,
            })
            const isNew = typeof enquiryId === 'string'
            await noteAccepted(tx, id, { enquiryId: isNew ? enquiryId : enquiryId.known, isNew })
            if (isNew) await mail.enqueue(tx, 'enquiry', enquiryId)
            return enquiryId
          },
          'received',
        )
        mail.wake()
        return c.json(stored, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/{id}/accept',
        tags,
        operationId: 'takeSpamBack',
        summary: 'Take an enquiry for spam again',
        description:
          'Takes back that spam was taken for an enquiry: it lies in spam again, and the enquiry is gone. Only within a day, and while nobody has worked on the enquiry.',
        request: { params: idParameter },
        responses: { ...deleted, ...refused(409) },
        ...guard('enquiries'),
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        await db.transaction().execute(async (tx) => {
          // Held before the spam, as whoever deletes the enquiry does.
          await findEnquiry(tx, (await findAccepted(tx, id)) ?? '')
          const accepted = await takeAcceptedBack(tx, id)
          if (!accepted) throw notFound(spamMessages.notAccepted)
          const { enquiryId, isNew } = accepted
          if (isNew && !(await handOn(tx, enquiryId))) await removeUntouched(tx, c.get('account'), enquiryId)
        })
        return c.json({ success: true as const, data: { _id: id } }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/{id}',
        tags,
        operationId: 'deleteSpam',
        summary: 'Delete spam',
        description: 'It can be restored for as long as what lies in the trash.',
        request: { params: idParameter },
        responses: deleted,
        ...guard('delete-enquiries'),
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        await db.transaction().execute(async (tx) => {
          if (!(await putSpamAway(tx, id))) throw notFound(spamMessages.notFound)
          const subject = { id, name: '' }
          await insertActivity(tx, { by: c.get('account'), action: 'deleted', kind: 'enquiry', subject })
        })
        return c.json({ success: true as const, data: { _id: id } }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/{id}/restore',
        tags,
        operationId: 'restoreSpam',
        summary: 'Restore spam',
        description: 'Puts deleted spam back among the rest.',
        request: { params: idParameter },
        responses: saved(spam, 'The spam.'),
        ...guard('delete-enquiries'),
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const restored = await db.transaction().execute(async (tx) => {
          const back = await restoreSpam(tx, id)
          if (!back) throw notFound(spamMessages.notFound)
          const subject = { id, name: '' }
          await insertActivity(tx, { by: c.get('account'), action: 'restored', kind: 'enquiry', subject })
          return back
        })
        return c.json(restored, 200)
      },
    )
}
