import { createRoute, z } from '@hono/zod-openapi'
import { accountMessages } from '#contract/messages.ts'
import { session } from '#contract/session.ts'
import { notFound } from '../errors.ts'
import type { Dependencies } from '../http/context.ts'
import { createGuard } from '../http/guard.ts'
import { createRouter, deleted, done, idParameter, one } from '../http/router.ts'
import { deleteSession, deleteSessions, listSessions } from './repository.ts'

const tags = ['Accounts']

/** The sessions of the own account. What names one is the beginning of its token's hash, of which nobody makes the token. */
export function sessionRoutes({ db }: Dependencies) {
  const ownAccount = createGuard({ db })('own-account')

  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/',
        tags,
        operationId: 'listSessions',
        summary: 'List the own sessions',
        description: 'Those that are alive, the one used last before the others.',
        responses: one(z.array(session), 'The sessions.'),
        ...ownAccount,
      }),
      async (c) => {
        const { id, tokenHash } = c.get('account')
        const data = (await listSessions(db, id)).map(({ tokenHash: hash, ...facts }) => ({
          _id: idOf(hash),
          ...facts,
          isCurrent: hash === tokenHash,
        }))
        return c.json({ success: true as const, data }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/',
        tags,
        operationId: 'endOtherSessions',
        summary: 'End the other sessions',
        description: 'Ends every session of the own account but the one that the call is made with.',
        responses: done,
        ...ownAccount,
      }),
      async (c) => {
        const { id, tokenHash } = c.get('account')
        await deleteSessions(db, id, tokenHash)
        return c.json({ success: true as const }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/{id}',
        tags,
        operationId: 'endSession',
        summary: 'End a session',
        description: 'Ends a session of the own account; with its own one, who calls is signed out.',
        request: { params: idParameter },
        responses: deleted,
        ...ownAccount,
      }),
      async (c) => {
        const _id = c.req.valid('param').id
        const own = await listSessions(db, c.get('account').id)
        const ended = own.find(({ tokenHash }) => idOf(tokenHash) === _id)
        if (!ended) throw notFound(accountMessages.sessionNotFound)
        await deleteSession(db, ended.tokenHash)
        return c.json({ success: true as const, data: { _id } }, 200)
      },
    )
}

const idLength = 24

function idOf(tokenHash: string): string {
  return tokenHash.slice(0, idLength)
}
