import type { MiddlewareHandler } from 'hono'
import { accountMessages } from '#contract/messages.ts'
import { deleteExpiredSessions, findSession, touchSession } from '../accounts/repository.ts'
import { hashOf } from '../accounts/tokens.ts'
import type { Db } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import type { AppContext } from './context.ts'

const touchAfter = 60_000

/** Lets only a live token through, sent as Bearer or X-Appwrite-JWT. */
export function signedIn(db: Db): MiddlewareHandler<AppContext> {
  return async (c, next) => {
    const token = tokenOf(c.req.header('authorization'), c.req.header('x-appwrite-jwt'))
    if (!token) throw new AppError(401, accountMessages.unauthorized)
    const tokenHash = hashOf(token)
    const session = await findSession(db, tokenHash)
    if (!session) throw new AppError(401, accountMessages.unauthorized)
    if (Date.now() - Date.parse(session.lastUsedAt) > touchAfter) {
      await touchSession(db, tokenHash)
      await deleteExpiredSessions(db)
    }
    c.set('account', { id: session.id, name: session.name, isAdmin: session.isAdmin === 1, tokenHash })
    await next()
  }
}

function tokenOf(authorization: string | undefined, jwt: string | undefined): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1] ?? jwt
}
