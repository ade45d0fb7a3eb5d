import type { OpenAPIHono } from '@hono/zod-openapi'
import { z } from 'zod'
import type { AppContext } from '../context.ts'
import type { KnownParameters } from './address.ts'

/**
 * Tells from a path which query parameters its routes read, as they are described for validation and the API document:
 * call it once every route is there. Undefined for a path whose routes describe none.
 */
export function apiParameters(app: OpenAPIHono<AppContext>): KnownParameters {
  const routes = app.openAPIRegistry.definitions.flatMap((definition) => {
    if (definition.type !== 'route' || definition.route.method !== 'get') return []
    const { path, request } = definition.route
    const query = request?.query
    return query instanceof z.ZodObject
      ? [{ address: addressOf(path), parameters: new Set(Object.keys(query.shape)) }]
      : []
  })
  return (path) => routes.find(({ address }) => address.test(path))?.parameters
}

function addressOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+').replace(/\/$/, '')}/?$`)
}
