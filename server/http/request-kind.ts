import type { IncomingHttpHeaders } from 'node:http'
import { tokenHeaders } from './recognised.ts'

/** What a request is to the server under load: `first` is what is served whatever else is refused. */
export type RequestKind = 'export' | 'upload' | 'search' | 'sign-in' | 'ordinary' | 'page' | 'first'

interface Asked {
  method?: string | undefined
  url?: string | undefined
  headers: IncomingHttpHeaders
}

const exports = new Set(['/api/enquiries/export', '/api/designs/export'])

/**
 * The kind of a request, by its address alone. A page is whatever guests read that has an address of its own: it is asked for
 * often, and stored once it was answered. What is asked with a query may be anything.
 */
export function kindOf({ method = '', url = '', headers }: Asked): RequestKind {
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  const isRead = method === 'GET' || method === 'HEAD'
  if (path === '/api/health' || path === '/api/ready' || (method === 'POST' && path === '/api/enquiries'))
    return 'first'
  if (exports.has(path)) return 'export'
  if (path.startsWith('/v1/')) return isRead ? 'page' : 'upload'
  if (!isRead) return path.startsWith('/api/auth/') ? 'sign-in' : 'ordinary'
  if (tokenHeaders.some((name) => headers[name] !== undefined)) return 'ordinary'
  return mark < 0 ? 'page' : 'search'
}
