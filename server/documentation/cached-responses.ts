import type { OpenAPIHono } from '@hono/zod-openapi'
import { statesCaching } from '../http/cached.ts'
import type { AppContext } from '../http/context.ts'
import type { Json } from './json.ts'

export const etagHeader = {
  description: 'Which version of the response this is, for `If-None-Match`; a caller with a token gets none.',
  schema: { type: 'string' as const, examples: ['W/"1dHEsTLRvVBOlxwOiAFJ4k"'] },
}

/** What those calls answer who ask for what has not changed, of each call that states that it is cached. */
export function withCachedResponses(app: OpenAPIHono<AppContext>, document: Json): Json {
  const paths: Json = {}
  for (const [path, item] of Object.entries<Json>(document.paths)) {
    const isCached = item.get?.responses[304] === undefined && isStated(app, path)
    paths[path] = isCached ? { ...item, get: withNotModified(item.get) } : item
  }
  return { ...document, paths }
}

function isStated({ routes }: OpenAPIHono<AppContext>, path: string): boolean {
  const pattern = path.replace(/\{(\w+)\}/g, ':$1')
  return routes.some(
    (route) => route.method === 'GET' && route.path === pattern && statesCaching(route.handler),
  )
}

function withNotModified({ responses, ...operation }: Json): Json {
  const headers = { ETag: { $ref: '#/components/headers/ETag' } }
  const whole = { ...responses[200], headers: { ...responses[200].headers, ...headers } }
  const unchanged = { description: 'What `If-None-Match` names has not changed.', headers }
  return { ...operation, responses: { ...responses, 200: whole, 304: unchanged } }
}
