import { createHash } from 'node:crypto'
import { createRoute, z } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'
import { described } from '#contract/described.ts'
import { word } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { shortlistMessages } from '#contract/messages.ts'
import { shortlist, shortlistCreate, shortlistMade, shortlistUpdate } from '#contract/shortlist.ts'
import { newToken } from '../accounts/tokens.ts'
import { notFound } from '../errors.ts'
import { clientAddress } from '../http/client-address.ts'
import type { Dependencies } from '../http/context.ts'
import { onceHeader, onceOf } from '../http/made-once.ts'
import { namesTag } from '../http/names-tag.ts'
import { publicOrigin } from '../http/public-origin.ts'
import { body, created, createRouter, one, refused, saved } from '../http/router.ts'
import { createStoredRateLimit } from '../http/stored-rate-limit.ts'
import { newId } from '../ids.ts'
import { readShortlist, shortlistOf } from './document.ts'
import { idsOf, idsOfSeen, seenOf } from './named.ts'
import { findShortlist, listChosen, noteVisit } from './repository.ts'
import { changeShortlist, createShortlist, newKey } from './save.ts'

const tags = ['Shortlists']
const params = z.object({
  key: described(word, 'What the address of its page ends with.', '9f86d081884c7d659a2feaa0c55ad015'),
})
const { windowMinutes: minutes, made, changes } = limits.shortlist

/** What visitors choose together: without an account, for whoever has the key. */
export function shortlistRoutes(dependencies: Dependencies) {
  const { db, env, log, visits } = dependencies
  const making = createStoredRateLimit(db, {
    name: 'shortlist-made',
    most: made,
    minutes,
    message: shortlistMessages.tooManyMade,
  })
  const changing = createStoredRateLimit(db, {
    name: 'shortlist-changed',
    most: changes,
    minutes,
    message: shortlistMessages.tooManyChanges,
  })
  const addressOf = (c: Context, key: string) => `${publicOrigin(c, env)}/s/${key}`

  /** A bot is answered like everybody else, so that it learns nothing; nothing is stored. */
  const turnBotsAway: MiddlewareHandler = async (c, next) => {
    if (!(await isOfBot(c))) return next()
    if (c.req.method === 'POST') {
      const key = newKey()
      return c.json({ _id: newId(), key, url: addressOf(c, key), editKey: newToken() }, 201)
    }
    const unchanged = await readShortlist(dependencies, c.req.param('key') ?? '')
    if (!unchanged) throw notFound(shortlistMessages.notFound)
    return c.json(unchanged, 200)
  }

  return createRouter()
    .openapi(
      createRoute({
        method: 'post',
        path: '/',
        tags,
        operationId: 'createShortlist',
        summary: 'Share a shortlist',
        description: `Makes a link that shows the designs to whoever has it. Nothing of who asks is stored. It is gone ${limits.shortlist.days} days after the last visit.`,
        middleware: turnBotsAway,
        request: body(shortlistCreate),
        responses: { ...created(shortlistMade, 'The new shortlist.'), ...refused(429) },
      }),
      async (c) => {
        await making.take(clientAddress(c, env.TRUST_PROXY))
        const { designs, ...said } = c.req.valid('json')
        const ids = await idsOfSeen(dependencies, 'designs', designs)
        const { _id, key, editKey } = await db.transaction().execute((tx) => createShortlist(tx, ids, said))
        await visits.noteDesigns(c, 'sent', ids)
        return c.json({ _id, key, url: addressOf(c, key), editKey }, 201)
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/{key}',
        tags,
        operationId: 'getShortlist',
        summary: 'Read a shortlist',
        description:
          'What the key opens. Designs that visitors do not see any more are left out, and counted. With `If-None-Match` and the `ETag` of the last answer it is a 304 where nothing has changed.',
        request: { params },
        responses: one(shortlist, 'The shortlist.'),
      }),
      async (c) => {
        const row = await findShortlist(db, c.req.valid('param').key)
        if (!row) throw notFound(shortlistMessages.notFound)
        // Whoever reads need not learn that the visit could not be noted.
        await noteVisit(db, row).catch((error) => log.warn({ err: error }, 'a visit was not noted'))
        const text = JSON.stringify({ success: true, data: await shortlistOf(dependencies, row) })
        const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
        c.header('ETag', tag)
        if (namesTag(c.req.header('if-none-match'), tag)) return c.body(null, 304) as never
        return c.body(text, 200, { 'content-type': 'application/json' }) as never
      },
    )
    .openapi(
      createRoute({
        method: 'put',
        path: '/{key}',
        tags,
        operationId: 'changeShortlist',
        summary: 'Change a shortlist',
        description:
          'Whoever has the key adds, takes out, orders, names and comments; only who has the edit key closes it.',
        middleware: turnBotsAway,
        request: { params, headers: onceHeader, ...body(shortlistUpdate) },
        responses: { ...saved(shortlist, 'The shortlist as it is now.'), ...refused(403, 409, 429) },
      }),
      async (c) => {
        await changing.take(clientAddress(c, env.TRUST_PROXY))
        const { key } = c.req.valid('param')
        const { add = [], remove = [], order = [], ...change } = c.req.valid('json')
        const row = await findShortlist(db, key)
        if (!row) throw notFound(shortlistMessages.notFound)
        const held = add.length + order.length > 0 ? await listChosen(db, row.id) : []
        const named = {
          ...change,
          once: await onceOf(c),
          add: await idsOfSeen(dependencies, 'add', add),
          remove: await idsOf(db, remove),
          order: await idsOf(db, order),
          seen: await seenOf(
            dependencies,
            held.map(({ designId }) => designId),
          ),
        }
        const changed = await db.transaction().execute((tx) => changeShortlist(tx, key, named))
        return c.json(await shortlistOf(dependencies, changed), 200)
      },
    )
}

/** Who fills in the field that nobody sees. */
async function isOfBot(c: Context): Promise<boolean> {
  const said = await c.req.json().catch(() => null)
  const website = typeof said === 'object' && said !== null && 'website' in said ? said.website : ''
  return typeof website === 'string' && website.trim() !== ''
}
