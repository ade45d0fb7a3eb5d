import { ReadableStream as WebStream } from 'node:stream/web'
import { createRoute } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { authorsWithoutAccount } from '#contract/activity.ts'
import { isoDayOf } from '#contract/dates.ts'
import { type Enquiry, enquiry, enquiryCreate, enquiryUpdate } from '#contract/enquiry.ts'
import { exportHeadings } from '#contract/enquiry-export.ts'
import { enquiryQuery, exportQuery } from '#contract/enquiry-query.ts'
import { limits } from '#contract/limits.ts'
import { enquiryMessages } from '#contract/messages.ts'
import { recordedChanges } from '../activity/recorded.ts'
import { changedMessage, isStale, nextVersion } from '../database/conflicts.ts'
import { conflict, notFound } from '../errors.ts'
import { adminOnly } from '../http/admin-only.ts'
import { clientAddress } from '../http/client-address.ts'
import type { Dependencies } from '../http/context.ts'
import { createRateLimit } from '../http/rate-limit.ts'
import {
  body,
  byAdmin,
  created,
  createRouter,
  deleted,
  idParameter,
  list,
  one,
  paginationOf,
  refused,
  saved,
} from '../http/router.ts'
import { newId } from '../ids.ts'
import { readEnquiries, readEnquiry } from './document.ts'
import { csvOf, workbookOf } from './export.ts'
import { countEnquiries, everyEnquiry, listEnquiries, updateEnquiry } from './repository.ts'
import { removeEnquiry, storeEnquiry } from './save.ts'

const tags = ['Enquiries']
const csvExample = `${exportHeadings.join(',')}\n`
const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export function enquiryRoutes({ db, env, mail }: Dependencies) {
  const onlyAdmin = adminOnly({ db })
  const perAddress = createRateLimit({
    most: env.ENQUIRIES_PER_10_MINUTES,
    minutes: limits.enquiry.windowMinutes,
    message: enquiryMessages.tooMany,
  })

  const changes = recordedChanges(db, {
    kind: 'enquiry',
    notFound: enquiryMessages.notFound,
    read: readEnquiry,
    nameOf: ({ name }) => name,
    fields: ['status'],
    isPersonal: true,
  })

  const answerBots: MiddlewareHandler = async (c, next) => {
    const form: unknown = await c.req.json().catch(() => null)
    if (!isFilledInByBot(form)) return next()
    await perAddress.take(clientAddress(c, env.TRUST_PROXY))
    return c.json(asIfStored(form), 201)
  }

  return createRouter()
    .openapi(
      createRoute({
        method: 'post',
        path: '/',
        tags,
        operationId: 'createEnquiry',
        summary: 'Send an enquiry',
        description:
          'What the public form sends. The same enquiry again, within a few minutes, is stored once. From one address only so many are taken in ten minutes.',
        middleware: answerBots,
        request: body(enquiryCreate),
        responses: { ...created(enquiry, 'The saved enquiry.'), ...refused(429) },
      }),
      async (c) => {
        const input = c.req.valid('json')
        await perAddress.take(clientAddress(c, env.TRUST_PROXY))
        const stored = await changes.create(
          authorsWithoutAccount.website,
          async (tx) => {
            const id = await storeEnquiry(tx, input)
            if (typeof id === 'string') await mail.enqueue(tx, id)
            return id
          },
          'received',
        )
        mail.wake()
        return c.json(asReceived(stored), 201)
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/',
        tags,
        operationId: 'listEnquiries',
        summary: 'Find enquiries',
        description: 'Enquiries that match every filter, page by page.',
        middleware: onlyAdmin,
        request: { query: enquiryQuery },
        responses: list(enquiry, 'One page of enquiries.'),
        ...byAdmin,
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
        path: '/export',
        tags,
        operationId: 'exportEnquiries',
        summary: 'Export enquiries',
        description:
          'Every enquiry that matches the filters, not a page of them, as a file to be opened in a spreadsheet.',
        middleware: onlyAdmin,
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
        ...byAdmin,
      }),
      (c) => {
        const { format, ...filter } = c.req.valid('query')
        const isCsv = format === 'csv'
        const rows = everyEnquiry(db, filter)
        const file = `enquiries-${isoDayOf(new Date())}.${isCsv ? 'csv' : 'xlsx'}`
        c.header('Content-Type', isCsv ? 'text/csv; charset=utf-8' : workbookType)
        c.header('Content-Disposition', `attachment; filename="${file}"`)
        c.header('Cache-Control', 'no-store')
        // Readable.toWeb throws outside of every handler when a download is broken off; this does not.
        return c.body(WebStream.from(isCsv ? csvOf(rows) : workbookOf(rows)) as ReadableStream)
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
        middleware: onlyAdmin,
        request: { params: idParameter },
        responses: one(enquiry, 'The enquiry.'),
        ...byAdmin,
      }),
      async (c) => {
        const data = await readEnquiry(db, c.req.valid('param').id)
        if (!data) throw notFound(enquiryMessages.notFound)
        return c.json({ success: true as const, data }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'put',
        path: '/{id}',
        tags,
        operationId: 'updateEnquiry',
        summary: "Change an enquiry's status",
        description: 'Notes what has become of an enquiry.',
        middleware: onlyAdmin,
        request: { params: idParameter, ...body(enquiryUpdate) },
        responses: saved(enquiry, 'The saved enquiry.'),
        ...byAdmin,
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const { status, updatedAt } = c.req.valid('json')
        const changed = await changes.change(c.get('account'), id, async (tx, current) => {
          if (isStale(updatedAt, current.updatedAt))
            throw conflict('changed-meanwhile', changedMessage('enquiry'))
          await updateEnquiry(tx, id, { status, updatedAt: nextVersion(current.updatedAt) })
        })
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
        description: 'Deletes an enquiry with its notes for good.',
        middleware: onlyAdmin,
        request: { params: idParameter },
        responses: deleted,
        ...byAdmin,
      }),
      async (c) => {
        const _id = await changes.remove(c.get('account'), c.req.valid('param').id, removeEnquiry)
        return c.json({ success: true as const, data: { _id } }, 200)
      },
    )
}

/** What a visitor is answered, who is not to learn what the firm has done with it since it came. */
function asReceived(stored: Enquiry): Enquiry {
  return { ...stored, status: 'new', updatedAt: stored.createdAt }
}

/** What a bot is answered: as if it were stored, and nothing of it is kept. */
function asIfStored(form: Record<string, unknown>) {
  const now = new Date().toISOString()
  const fields = Object.keys(enquiryCreate.shape).map((name) => [name, form[name]])
  const made = { status: 'new', designId: null, design: null, about: null, createdAt: now, updatedAt: now }
  return { _id: newId(), ...Object.fromEntries(fields), ...made }
}

function isFilledInByBot(form: unknown): form is Record<string, unknown> {
  if (typeof form !== 'object' || form === null || !('website' in form)) return false
  return typeof form.website === 'string' && form.website.trim() !== ''
}
