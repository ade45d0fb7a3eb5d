import type { Context, MiddlewareHandler, Next } from 'hono'
import { LRUCache } from 'lru-cache'
import type { ContentVersion } from './content-version.ts'
import { bytesOf, type KeptAnswer, respond, toKept } from './kept-answer.ts'
import { isKnown } from './known.ts'

interface Options {
  version: ContentVersion
  /** Tells from a path whether its answers are the same for everyone. */
  isCacheable(path: string): boolean
  /** The query parameters that the answered address reads. */
  knownParameters?(c: Context): ReadonlySet<string>
  /** Whether what is answered depends on the host that was asked. */
  differsByHost?: boolean
  kept?: KeptAnswers
}

type KeptAnswers = ReturnType<typeof createKeptAnswers>

/** A longer address is answered, and not kept. */
const longestAddress = 2048
const sharedStatuses = new Set([200, 301, 302, 404])
const none: ReadonlySet<string> = new Set()

/** What is kept, bounded by the bytes that it really takes and by its number; what was asked for last stays. */
export function createKeptAnswers({ bytes = 64 * 1024 * 1024, entries = 10_000 } = {}) {
  return new LRUCache<string, KeptAnswer>({ max: entries, maxSize: bytes, sizeCalculation: bytesOf })
}

/**
 * Keeps what every visitor is answered alike, serialised and compressed, until the content version moves. Never kept is
 * what is asked with a token, says `no-store` or sets a cookie, what is not found, and what is asked at an address that
 * is very long or has parameters that it does not know: there is no end of those.
 */
export function responseCache({
  version,
  isCacheable,
  knownParameters = () => none,
  differsByHost = true,
  kept = createKeptAnswers(),
}: Options): MiddlewareHandler {
  // What is being made already is waited for: after a write, a hundred visitors cost one rendering.
  const underWay = new Map<string, Promise<KeptAnswer | undefined>>()

  return async (c, next) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (!isRead || !isCacheable(c.req.path) || isKnown(c.req)) return next()
    const { pathname, search, origin } = new URL(c.req.url)
    const key = differsByHost ? origin + pathname + search : pathname + search
    const current = version.current()
    const known = kept.get(key)
    const answer = known?.version === current ? known : await made(c, next, key, current)
    if (!answer) return
    c.res = undefined
    c.res = await respond(c, answer)
    recount(key, answer)
  }

  /** The answer, shared with all who ask for it meanwhile; undefined where it is this one visitor's alone. */
  async function made(c: Context, next: Next, key: string, current: string) {
    const turn = `${current} ${key}`
    const begun = underWay.get(turn)
    const answer = begun && (await begun)
    if (answer) return answer
    const making = make(c, next, key, current)
    if (c.req.method !== 'GET' || key.length > longestAddress) return making
    underWay.set(turn, making)
    try {
      return await making
    } finally {
      if (underWay.get(turn) === making) underWay.delete(turn)
    }
  }

  async function make(c: Context, next: Next, key: string, current: string) {
    await next()
    if (c.req.method !== 'GET' || !isShared(c.res)) return undefined
    const answer = await toKept(c.res, current)
    if (answer.status !== 404 && key.length <= longestAddress && hasKnownParameters(c)) kept.set(key, answer)
    return answer
  }

  function hasKnownParameters(c: Context): boolean {
    const known = knownParameters(c)
    return [...new URL(c.req.url).searchParams.keys()].every((name) => known.has(name))
  }

  /** A copy that was compressed just now counts too. */
  function recount(key: string, answer: KeptAnswer) {
    if (kept.peek(key) !== answer || kept.info(key)?.size === bytesOf(answer, key)) return
    kept.delete(key)
    kept.set(key, answer)
  }
}

/** Whether an answer may be given to others too. */
function isShared({ status, headers }: Response): boolean {
  const type = headers.get('content-type') ?? ''
  const isText = /^(application\/(json|xml)|text\/)/.test(type) || status === 301
  const isOwn = headers.has('set-cookie') || /\b(no-store|private)\b/.test(headers.get('cache-control') ?? '')
  return sharedStatuses.has(status) && isText && !isOwn
}
