import type { Admission } from '../admission.ts'
import { kindOf } from '../request-kind.ts'
import { readHeaders } from './asked.ts'
import { type CacheEntry, isCurrent } from './entry.ts'
import type { ResponseCache } from './response-cache.ts'
import type { RequestHead } from './short-way.ts'

/**
 * Has what a guest asks for made ready, where it is stored, and does not hold any more or is not compressed yet.
 * @returns when that is over, well or not; undefined where there is nothing to wait for
 */
export type Remake = (request: RequestHead) => Promise<void> | undefined

type Fetch = (request: Request) => Response | Promise<Response>

/**
 * One makes it for all who ask at once, in a turn of its own, and none of them passes the framework for that: after a write
 * a hundred visitors would, one after another, only to learn that they all wait for the same.
 */
export function createRemaking(cache: ResponseCache, fetch: Fetch, admission: Admission): Remake {
  const underWay = new Map<string, Promise<void>>()

  function remade(entry: CacheEntry, url: string, headers: { host: string } & Record<string, string>) {
    const { promise, resolve } = Promise.withResolvers<void>()
    const kind = kindOf({ method: 'GET', url, headers: {} })
    const { key, version } = entry

    async function make() {
      const begun = performance.now()
      try {
        await fetch(new Request(`http://${headers.host}${url}`, { headers }))
      } catch {
        // Whoever waits asks the application, which says why.
      }
      cache.requests.time(kind, performance.now() - begun)
      admission.end(kind)
      // What is not stored any more is not waited for again.
      if (cache.entries.last(key) === entry && entry.version === version && !isCurrent(entry))
        cache.entries.remove(key)
      resolve()
    }

    const isAdmitted = admission.admit({
      kind,
      begin() {
        void make()
        return true
      },
      refuse: resolve,
    })
    if (!isAdmitted) resolve()
    return promise
  }

  return ({ method, url = '', rawHeaders }) => {
    if (method !== 'GET' && method !== 'HEAD') return undefined
    const { isForTheApplication, host, acceptEncoding } = readHeaders(rawHeaders)
    if (isForTheApplication || host === undefined) return undefined
    const entry = cache.last(url, host)
    if (!entry) return undefined
    const label = `${entry.validity.current()} ${entry.key}`
    const begun = underWay.get(label)
    if (begun) return begun
    const headers = { host, ...(acceptEncoding !== undefined && { 'accept-encoding': acceptEncoding }) }
    const making = remade(entry, url, headers).then(() => void underWay.delete(label))
    underWay.set(label, making)
    return making
  }
}
