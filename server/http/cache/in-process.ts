import { tokenHeaders } from '../recognised.ts'
import type { CacheEntry } from './entry.ts'
import type { ResponseCache } from './response-cache.ts'

/** The host at which pages ask the API: that of whatever the framework is asked without a socket. */
const host = 'localhost'

/** What only the application reads of a request. */
const forTheApplication = [...tokenHeaders, 'range', 'if-none-match']

/**
 * What is stored of what a page asks for: without the way through the application, which takes longer than all else where a page is
 * asked whether what it was made of is as it was (decision 79).
 * @param path path and query
 * @returns undefined where the application has to be asked
 */
export function storedInProcess(
  cache: Pick<ResponseCache, 'find'>,
  path: string,
  { method = 'GET', headers }: RequestInit = {},
): Response | undefined {
  if (method !== 'GET') return undefined
  const asked = new Headers(headers)
  if (forTheApplication.some((name) => asked.has(name))) return undefined
  const entry = cache.find(path, host)
  return entry && responseOf(entry)
}

function responseOf({ status, headers, etag, copies }: CacheEntry): Response {
  return new Response(copies.identity, { status, headers: [...headers, ['ETag', etag]] })
}
