import type { Context } from 'hono'
import { routePath } from 'hono/route'
import type { AppContext } from './context.ts'

/** What all of the browser's own files are counted as. */
export const browserFiles = '/assets/*'

/** What requests are counted as that never reach a route. */
export const noRoute = 'none'

/**
 * The route that answered a request, as it is written (`/api/designs/:id`), of which there are only so many. To be asked
 * once the response is there.
 */
export function routeOf(c: Context<AppContext>): string {
  return c.get('route') ?? routePath(c)
}
