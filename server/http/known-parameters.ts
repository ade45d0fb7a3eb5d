import type { OpenAPIHono } from '@hono/zod-openapi'
import { z } from 'zod'
import type { AppContext } from './context.ts'

const none: ReadonlySet<string> = new Set()

/**
 * Tells from a path which query parameters its routes read, as they are described for validation and the API document:
 * call it once every route is there.
 */
export function apiParameters(app: OpenAPIHono<AppContext>): (path: string) => ReadonlySet<string> {
  const routes = app.openAPIRegistry.definitions.flatMap((definition) => {
    if (definition.type !== 'route' || definition.route.method !== 'get') return []
    const { path, request } = definition.route
    const query = request?.query
    return query instanceof z.ZodObject
      ? [{ address: addressOf(path), parameters: new Set(Object.keys(query.shape)) }]
      : []
  })
  return (path) => routes.find(({ address }) => address.test(path))?.parameters ?? none
}

function addressOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+').replace(/\/$/, '')}/?$`)
}
