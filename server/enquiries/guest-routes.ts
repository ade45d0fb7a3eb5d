import { createRoute } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { authorsWithoutAccount } from '#contract/activity.ts'
import { type Enquiry, enquiry, enquirySent, referenceOf, typedOf } from '#contract/enquiry.ts'
import { limits } from '#contract/limits.ts'
import { enquiryMessages } from '#contract/messages.ts'
import { phoneDigits } from '#contract/phone.ts'
import { recordedChanges } from '../activity/recorded.ts'
import { clientAddress } from '../http/client-address.ts'
import type { Dependencies } from '../http/context.ts'
import { body, created, createRouter, refused } from '../http/router.ts'
import { createStoredRateLimit } from '../http/stored-rate-limit.ts'
import { insertSpam } from '../spam/repository.ts'
import { type Said, saidIn } from '../spam/said.ts'
import { suspicionsOf } from '../spam/suspicions.ts'
import { editableEnquiries } from './editable.ts'
import { noticeNow } from './notices.ts'
import { storeEnquiry } from './save.ts'

/** What a visitor sends: held to limits, told from spam, stored and mailed to the firm. */
export function guestEnquiryRoutes({ db, env, mail, visits }: Dependencies) {
  const perAddress = createStoredRateLimit(db, {
    name: 'enquiry-address',
    most: env.ENQUIRIES_PER_10_MINUTES,
    minutes: limits.enquiry.windowMinutes,
    message: enquiryMessages.tooMany,
  })

  // One household may write from several connections; who writes from very many is no household.
  const perPhone = createStoredRateLimit(db, {
    name: 'enquiry-phone',
    most: env.ENQUIRIES_PER_10_MINUTES * limits.enquiry.addressesOfPhone,
    minutes: limits.enquiry.windowMinutes,
    message: enquiryMessages.tooManyFromPhone,
  })
  const changes = recordedChanges(db, editableEnquiries)

  /** What looks like spam is answered like everything else, so that nobody learns how to look better. */
  const setSpamAside: MiddlewareHandler = async (c, next) => {
    const said = saidIn(await c.req.json().catch(() => null))
    const suspicions = suspicionsOf(said)
    if (suspicions.length === 0) return next()
    await perAddress.take(clientAddress(c, env.TRUST_PROXY))
    const id = await insertSpam(db, said, suspicions)
    return c.json(inOneOrder(asIfStored(id, said)), 201)
  }

  return createRouter().openapi(
    createRoute({
      method: 'post',
      path: '/',
      tags: ['Enquiries'],
      operationId: 'createEnquiry',
      summary: 'Send an enquiry',
      description:
        'What the public form sends. The same enquiry again, within a few minutes, is stored once. What looks like spam is answered alike and lies apart. From one address, and from one telephone number, only so many are taken in ten minutes.',
      middleware: setSpamAside,
      request: body(enquirySent),
      responses: { ...created(enquiry, 'The saved enquiry.'), ...refused(429) },
    }),
    async (c) => {
      const { filledInMs: _, ...input } = c.req.valid('json')
      await perAddress.take(clientAddress(c, env.TRUST_PROXY))
      await perPhone.take(phoneDigits(input.phone))
      const beside = await noticeNow(db)
      let isNew = false
      const stored = await changes.create(
        authorsWithoutAccount.website,
        async (tx) => {
          const id = await storeEnquiry(tx, input, { notice: beside })
          isNew = typeof id === 'string'
          if (typeof id === 'string') await mail.enqueue(tx, 'enquiry', id)
          return id
        },
        'received',
      )
      mail.wake()
      if (isNew) await visits.noteDesigns(c, 'enquired', [stored.designId])
      return c.json(inOneOrder(asReceived(stored)), 201)
    },
  )
}

/** What a visitor is answered, who is not to learn what the firm knows and has done since. */
function asReceived(stored: Enquiry): Enquiry {
  return { ...stored, status: 'new', followUpOn: null, assignee: null, updatedAt: stored.createdAt }
}

/** The order of its properties tells no answer about spam from another. */
function inOneOrder<Answer extends object>(answer: Answer): Answer {
  const place = Object.keys(enquiry.shape)
  const entries = Object.entries(answer)
  return Object.fromEntries(
    entries.toSorted(([one], [other]) => place.indexOf(one) - place.indexOf(other)),
  ) as Answer
}

function asIfStored(_id: string, said: Said) {
  const now = new Date().toISOString()
  const made = {
    status: 'new',
    followUpOn: null,
    assignee: null,
    designId: null,
    design: null,
    about: null,
    agreedAt: null,
    anonymousSince: null,
  }
  return { _id, reference: referenceOf(_id), ...typedOf(said), ...made, createdAt: now, updatedAt: now }
}
