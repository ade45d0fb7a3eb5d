import type { MiddlewareHandler } from 'hono'
import { every } from 'hono/combine'
import { accountMessages } from '#contract/messages.ts'
import type { Db } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import type { AppContext } from './context.ts'
import { signedIn } from './sign-in.ts'

/** Lets only an administrator's token through: 401 without a live token, 403 for anyone else's. */
export function adminOnly({ db }: { db: Db }): MiddlewareHandler<AppContext> {
  return every(signedIn(db), requireAdmin)
}

const requireAdmin: MiddlewareHandler<AppContext> = async (c, next) => {
  if (!c.get('account').isAdmin) throw new AppError('admin-only', accountMessages.adminRequired)
  await next()
}
