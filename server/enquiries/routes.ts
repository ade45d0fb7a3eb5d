import { createRoute, z } from '@hono/zod-openapi'
import { csvType } from '#contract/csv-form.ts'
import { isoDayOf } from '#contract/dates.ts'
import { assigneeShown, enquiry, enquiryUpdate } from '#contract/enquiry.ts'
import { exportHeadings } from '#contract/enquiry-export.ts'
import {
  enquiryCountQuery,
  enquiryCounts,
  enquiryQuery,
  exportQuery,
  samePhone,
  samePhoneQuery,
} from '#contract/enquiry-query.ts'
import { enquiryMessages } from '#contract/messages.ts'
import { notice, noticeMessages } from '#contract/notice.ts'
import { recordedChanges } from '../activity/recorded.ts'
import { notFound } from '../errors.ts'
import type { Dependencies } from '../http/context.ts'
import { download } from '../http/download.ts'
import { createGuard } from '../http/guard.ts'
import { body, createRouter, deleted, idParameter, list, one, paginationOf, saved } from '../http/router.ts'
import { readAssignees } from './assignees.ts'
import { readEnquiries, readEnquiry } from './document.ts'
import { editableEnquiries } from './editable.ts'
import { csvOf, workbookOf } from './export.ts'
import { findNotice } from './notices.ts'
import { countByStatus, countEnquiries, countSamePhone, everyEnquiry, listEnquiries } from './repository.ts'
import { changeEnquiry, removeEnquiry } from './save.ts'

const tags = ['Enquiries']
const csvExample = `${exportHeadings.join(',')}\n`
const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The inbox: what administrators read and change of enquiries. */
export function enquiryRoutes({ db, mail }: Dependencies) {
  const guard = createGuard({ db })
  const changes = recordedChanges(db, editableEnquiries)

  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/',
        tags,
        operationId: 'listEnquiries',
        summary: 'Find enquiries',
        description: 'Enquiries that match every filter, page by page.',
        request: { query: enquiryQuery },
        responses: list(enquiry, 'One page of enquiries.'),
        ...guard('enquiries'),
      }),
      async (c) => {
        const query = c.req.valid('query')
        const data = await readEnquiries(db, await listEnquiries(db, query))
        const pagination = paginationOf(query, await countEnquiries(db, query))
        return c.json({ success: true as const, data, pagination }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/count-by-status',
        tags,
        operationId: 'countEnquiries',
        summary: 'Count enquiries by status',
        description: 'How many enquiries of each status match every filter.',
        request: { query: enquiryCountQuery },
        responses: one(enquiryCounts, 'A count for each status.'),
        ...guard('enquiries'),
      }),
      async (c) => {
        const data = await countByStatus(db, c.req.valid('query'))
        return c.json({ success: true as const, data }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/same-phone',
        tags,
        operationId: 'countSamePhone',
        summary: 'Count enquiries from the same telephone number',
        description:
          'Tells of some enquiries how many came from the same telephone number, however it was written.',
        request: { query: samePhoneQuery },
        responses: one(z.array(samePhone), 'A count for each enquiry that is there.'),
        ...guard('enquiries'),
      }),
      async (c) => {
        const { id, ...query } = c.req.valid('query')
        const ids = id ?? (await listEnquiries(db, query)).map((row) => row.id)
        const data = await countSamePhone(db, ids)
        return c.json({ success: true as const, data }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/assignees',
        tags,
        operationId: 'listAssignees',
        summary: 'List who answers enquiries',
        description: 'Every account that may answer enquiries, by name.',
        responses: one(z.array(assigneeShown), 'The accounts.'),
        ...guard('enquiries'),
      }),
      async (c) => c.json({ success: true as const, data: await readAssignees(db) }, 200),
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/export',
        tags,
        operationId: 'exportEnquiries',
        summary: 'Export enquiries',
        description:
          'Every enquiry that matches the filters, not a page of them, as a file to be opened in a spreadsheet.',
        request: { query: exportQuery },
        responses: {
          200: {
            description: 'The file.',
            content: {
              [workbookType]: { schema: { type: 'string', format: 'binary' } },
              'text/csv': { schema: { type: 'string' }, example: csvExample },
            },
          },
        },
        ...guard('enquiries'),
      }),
      (c) => {
        const { format, ...filter } = c.req.valid('query')
        const isCsv = format === 'csv'
        const rows = everyEnquiry(db, filter)
        const name = `enquiries-${isoDayOf(new Date())}`
        return isCsv
          ? download(c, { fileName: `${name}.csv`, type: csvType }, csvOf(rows))
          : download(c, { fileName: `${name}.xlsx`, type: workbookType }, workbookOf(rows))
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/{id}',
        tags,
        operationId: 'getEnquiry',
        summary: 'Read an enquiry',
        description: 'Reads an enquiry by its id.',
        request: { params: idParameter },
        responses: one(enquiry, 'The enquiry.'),
        ...guard('enquiries'),
      }),
      async (c) => {
        const data = await readEnquiry(db, c.req.valid('param').id)
        if (!data) throw notFound(enquiryMessages.notFound)
        return c.json({ success: true as const, data }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/{id}/notice',
        tags,
        operationId: 'getNotice',
        summary: 'Read what was agreed to with an enquiry',
        description: 'What stood beside the form as it was sent, and the privacy policy of then.',
        request: { params: idParameter },
        responses: one(notice, 'The notice.'),
        ...guard('enquiries'),
      }),
      async (c) => {
        const data = await findNotice(db, c.req.valid('param').id)
        if (!data) throw notFound(noticeMessages.none)
        return c.json({ success: true as const, data }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'put',
        path: '/{id}',
        tags,
        operationId: 'updateEnquiry',
        summary: "Change an enquiry's status, follow-up or assignee",
        description:
          'Notes what has become of an enquiry, when the firm means to be in touch again, and who answers it.',
        request: { params: idParameter, ...body(enquiryUpdate) },
        responses: saved(enquiry, 'The saved enquiry.'),
        ...guard('enquiries'),
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const input = c.req.valid('json')
        const by = c.get('account')
        const changed = await changes.change(by, id, async (tx, { assignee }) => {
          await changeEnquiry(tx, id, input)
          if (input.assignee === undefined || input.assignee === (assignee?._id ?? null)) return
          await mail.withdraw(tx, 'assignment', id)
          if (input.assignee && input.assignee !== by.id) await mail.enqueue(tx, 'assignment', id)
        })
        if (input.assignee) mail.wake()
        return c.json(changed, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/{id}',
        tags,
        operationId: 'deleteEnquiry',
        summary: 'Delete an enquiry',
        description: 'Moves an enquiry with its notes to the trash.',
        request: { params: idParameter },
        responses: deleted,
        ...guard('delete-enquiries'),
      }),
      async (c) => {
        const _id = await changes.remove(c.get('account'), c.req.valid('param').id, removeEnquiry)
        return c.json({ success: true as const, data: { _id } }, 200)
      },
    )
}
