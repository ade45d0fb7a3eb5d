import type { Context, MiddlewareHandler } from 'hono'
import { accountMessages } from '#contract/messages.ts'
import { deleteExpiredSessions, findSession, touchSession } from '../accounts/repository.ts'
import { hashOf } from '../accounts/tokens.ts'
import type { Db } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import type { AppContext } from './context.ts'

const touchAfter = 60_000

/** Lets only a live token through, sent as Bearer, or as Appwrite's SDKs send a JWT or a key. */
export function signedIn(db: Db): MiddlewareHandler<AppContext> {
  return async (c, next) => {
    const token = tokenOf(c)
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

function tokenOf({ req }: Context): string | undefined {
  const bearer = /^Bearer\s+(\S+)$/i.exec(req.header('authorization') ?? '')?.[1]
  return bearer ?? req.header('x-appwrite-jwt') ?? req.header('x-appwrite-key')
}
