import type { MiddlewareHandler } from 'hono'
import { may } from '#contract/roles.ts'
import type { Settings } from '#contract/settings.ts'
import type { AppContext } from '../http/context.ts'
import { requirePermission } from '../http/guard.ts'

/**
 * Refuses a body that would change how the firm is paid, unless the account may: 403, before anything is said of the rest.
 * A body that repeats what is shown changes nothing.
 */
export function guardPayment(readShown: () => Promise<Settings>): MiddlewareHandler<AppContext> {
  return async (c, next) => {
    const account = c.get('account')
    if (!may(account.role, 'payment')) {
      const body: unknown = await c.req.json().catch(() => null)
      const { paymentSettings } = await readShown()
      if (isObject(body) && differs(body.paymentSettings, paymentSettings))
        requirePermission(account, 'payment')
    }
    await next()
  }
}

/** Whether merging `given` into `shown` would change it. */
function differs(given: unknown, shown: object): boolean {
  if (given === undefined) return false
  if (!isObject(given)) return true
  const known = new Map<string, unknown>(Object.entries(shown))
  return Object.entries(given).some(([name, value]) => {
    const stored = known.get(name)
    return isObject(stored) ? differs(value, stored) : known.has(name) && value !== stored
  })
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
