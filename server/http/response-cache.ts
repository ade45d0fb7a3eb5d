import type { Context, MiddlewareHandler, Next } from 'hono'
import { LRUCache } from 'lru-cache'
import { bytesOf, type CacheEntry, entryOf, respond } from './cache-entry.ts'
import type { ContentVersion } from './content-version.ts'
import type { AppContext } from './context.ts'
import { mayBeRecognised } from './recognised.ts'

interface Options {
  version: ContentVersion
  /** The query parameters that the requested address reads. */
  knownParameters?(c: Context<AppContext>): ReadonlySet<string>
  /** Whether responses depend on the host that was asked. */
  differsByHost?: boolean
  entries?: CacheEntries
}

type CacheEntries = ReturnType<typeof createCacheEntries>

/** The response to a longer address is not stored. */
const longestAddress = 2048
const sharedStatuses = new Set([200, 301, 302, 404])
const none: ReadonlySet<string> = new Set()

/** What is stored, bounded by the bytes that it really takes and by its number; what was asked for last stays. */
export function createCacheEntries({ bytes = 64 * 1024 * 1024, entries = 10_000 } = {}) {
  return new LRUCache<string, CacheEntry>({ max: entries, maxSize: bytes, sizeCalculation: bytesOf })
}

/**
 * Gives guests what is stored, serialised and compressed, of the routes that state that they are `cached`, until the
 * content version moves. Requests with a token pass by. Never stored is what says `no-store` or sets a cookie, what is not
 * found, and what is asked at an address that is very long or has parameters that it does not know: there is no end of
 * those.
 */
export function responseCache({
  version,
  knownParameters = () => none,
  differsByHost = true,
  entries = createCacheEntries(),
}: Options): MiddlewareHandler<AppContext> {
  // A response that is being made already is waited for: after a write, a hundred visitors cost one rendering.
  const underWay = new Map<string, Promise<CacheEntry | undefined>>()

  return async (c, next) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (!isRead || mayBeRecognised(c.req)) return next()
    const { pathname, search, origin } = new URL(c.req.url)
    const key = differsByHost ? origin + pathname + search : pathname + search
    const current = version.current()
    const entry = entries.get(key)
    if (entry?.version === current) return give(c, key, entry)
    if (c.req.method === 'GET')
      c.set('throughCache', async (makeResponse) => {
        const made = await share(c, makeResponse, key, current)
        if (made) await give(c, key, made)
      })
    return next()
  }

  async function give(c: Context, key: string, entry: CacheEntry): Promise<void> {
    c.res = undefined
    c.res = await respond(c, entry)
    recount(key, entry)
  }

  /** The response, shared with all who ask for it meanwhile; undefined where it is this one visitor's alone. */
  async function share(c: Context<AppContext>, makeResponse: Next, key: string, current: string) {
    const label = `${current} ${key}`
    const begun = underWay.get(label)
    const entry = begun && (await begun)
    if (entry) return entry
    const making = make(c, makeResponse, key, current)
    if (key.length > longestAddress) return making
    underWay.set(label, making)
    try {
      return await making
    } finally {
      if (underWay.get(label) === making) underWay.delete(label)
    }
  }

  async function make(c: Context<AppContext>, makeResponse: Next, key: string, current: string) {
    await makeResponse()
    if (!isShared(c.res)) return undefined
    const entry = await entryOf(c.res, current)
    if (entry.status !== 404 && key.length <= longestAddress && hasKnownParameters(c)) entries.set(key, entry)
    return entry
  }

  function hasKnownParameters(c: Context<AppContext>): boolean {
    const known = knownParameters(c)
    return [...new URL(c.req.url).searchParams.keys()].every((name) => known.has(name))
  }

  /** A copy that was compressed just now counts too. */
  function recount(key: string, entry: CacheEntry) {
    if (entries.peek(key) !== entry || entries.info(key)?.size === bytesOf(entry, key)) return
    entries.delete(key)
    entries.set(key, entry)
  }
}

/** Whether a response may be given to others too. */
function isShared({ status, headers }: Response): boolean {
  const type = headers.get('content-type') ?? ''
  const isText = /^(application\/(json|xml)|text\/)/.test(type) || status === 301
  const isOwn = headers.has('set-cookie') || /\b(no-store|private)\b/.test(headers.get('cache-control') ?? '')
  return sharedStatuses.has(status) && isText && !isOwn
}
