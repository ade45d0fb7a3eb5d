import type { RouteConfig } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { every } from 'hono/combine'
import { accountMessages } from '#contract/messages.ts'
import { may, type Permission } from '#contract/roles.ts'
import type { Db } from '../database/schema.ts'
import { securityOf } from '../documentation/security.ts'
import { AppError } from '../errors.ts'
import type { AppContext, SignedInAccount } from './context.ts'
import { signedIn } from './sign-in.ts'

/**
 * What a guarded route takes: a permission, which only a role gives; no more than any account of one's own; or even less, for
 * what a session may that has to set up a second factor first.
 */
export type Access = Permission | 'own-account' | 'own-sign-in'

const guards = new WeakMap<MiddlewareHandler<AppContext>, Access>()

/**
 * Makes the guards of routes: 401 without a live token, 403 for an account that may not do this. What stands in a route is
 * all there is to say: the API document tells the same.
 */
export function createGuard({ db }: { db: Db }) {
  const live = signedIn(db)
  return function guard(access: Access): Pick<RouteConfig, 'security'> & { middleware: Guard } {
    const middleware: Guard = every(live, allowed(access))
    guards.set(middleware, access)
    return { middleware, security: securityOf(access) }
  }
}

type Guard = MiddlewareHandler<AppContext>

/** What a route's handler lets through; undefined of one that is no guard. */
export function accessOf(handler: unknown): Access | undefined {
  return guards.get(handler as Guard)
}

/** @throws AppError 403, unless the signed-in account may do this */
export function requirePermission(account: SignedInAccount, permission: Permission): void {
  if (account.role === null) throw new AppError('admin-only', accountMessages.adminRequired)
  if (!may(account.role, permission)) throw new AppError('not-allowed', accountMessages.notAllowed)
}

function allowed(access: Access): Guard {
  return async (c, next) => {
    const account = c.get('account')
    if (account.mustSetUp && access !== 'own-sign-in')
      throw new AppError('second-factor-demanded', accountMessages.secondFactorDemanded)
    if (access !== 'own-account' && access !== 'own-sign-in') requirePermission(account, access)
    await next()
  }
}
