import type { MiddlewareHandler } from 'hono'
import { closedSettings } from '#contract/guarded-settings.ts'
import type { Settings } from '#contract/settings.ts'
import type { AppContext } from '../http/context.ts'
import { requirePermission } from '../http/guard.ts'

/**
 * Refuses a body that would change a setting which the account may not: 403, before anything is said of the rest. A body
 * that repeats what is shown changes nothing.
 */
export function guardFields(readShown: () => Promise<Settings>): MiddlewareHandler<AppContext> {
  return async (c, next) => {
    const account = c.get('account')
    const closed = closedSettings(account.role)
    if (closed.length > 0) {
      const body: unknown = await c.req.json().catch(() => null)
      const shown = await readShown()
      for (const [field, permission] of closed)
        if (isObject(body) && differs(body[field], shown[field])) requirePermission(account, permission)
    }
    await next()
  }
}

/** Whether merging `given` into `shown` would change it. */
function differs(given: unknown, shown: unknown): boolean {
  if (given === undefined) return false
  if (!isObject(shown)) return given !== shown
  if (!isObject(given)) return true
  return Object.entries(given).some(
    ([name, value]) => Object.hasOwn(shown, name) && differs(value, shown[name]),
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
