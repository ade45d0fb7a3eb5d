import type { MiddlewareHandler } from 'hono'
import { accountMessages } from '#contract/messages.ts'
import { deleteExpiredSessions, findSession, touchSession } from '../accounts/repository.ts'
import { hashOf } from '../accounts/tokens.ts'
import type { Db } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import type { AppContext } from './context.ts'
import { tokenOf } from './recognised.ts'

const touchAfter = 60_000

/** Lets only a live token through. */
export function signedIn(db: Db): MiddlewareHandler<AppContext> {
  const beingNoted = new Set<string>()

  /** Nobody who only reads waits for a database that can't be written to. */
  async function noteUse(tokenHash: string): Promise<void> {
    if (beingNoted.has(tokenHash)) return
    beingNoted.add(tokenHash)
    try {
      await touchSession(db, tokenHash)
      await deleteExpiredSessions(db)
    } finally {
      beingNoted.delete(tokenHash)
    }
  }

  return async (c, next) => {
    const token = tokenOf(c.req)
    if (!token) throw new AppError('not-signed-in', accountMessages.unauthorized)
    const tokenHash = hashOf(token)
    const session = await findSession(db, tokenHash)
    if (!session) throw new AppError('session-ended', accountMessages.unauthorized)
    if (Date.now() - Date.parse(session.lastUsedAt) > touchAfter)
      noteUse(tokenHash).catch((error) =>
        c.get('log').warn({ err: error }, 'the use of a session was not noted'),
      )
    const { id, name, role, mustSetUp } = session
    c.set('account', { id, name, role, tokenHash, mustSetUp: mustSetUp === 1 })
    await next()
  }
}
