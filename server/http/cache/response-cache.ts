import type { Context, MiddlewareHandler } from 'hono'
import { unreadable } from '../../files/stores/failures.ts'
import { createRequestCounts, type RequestCounts } from '../../metrics/requests.ts'
import type { ContentVersion } from '../content-version.ts'
import type { AppContext } from '../context.ts'
import { mayBeRecognised, tokenOf } from '../recognised.ts'
import { kindOf, type RequestKind } from '../request-kind.ts'
import { routeOf } from '../request-route.ts'
import { type KnownParameters, rememberedAddresses } from './address.ts'
import { type CacheEntries, createCacheEntries } from './entries.ts'
import { type CacheEntry, entryOf, isSame, type Tags, type Validity } from './entry.ts'
import { createKnownHosts } from './hosts.ts'
import { createRepeated } from './repeated.ts'
import { respond } from './respond.ts'
import { type Sharing, unshared } from './shared.ts'
import { isShared, isStorable, type Storing } from './storing.ts'

interface Options {
  version: ContentVersion
  /** The query parameters that the requested path reads. */
  knownParameters?: KnownParameters
  /** How long what is asked at an address holds, where it is not until the content version moves. */
  validityOf?: (address: string) => Validity | undefined
  /** Whether responses depend on the host that was asked. */
  differsByHost?: boolean
  entries?: CacheEntries
  /** Files have room of their own, so that pictures and pages do not take one another's. */
  files?: CacheEntries
  /** What caches between the product and its visitors are told. */
  sharing?: Sharing
  /** Counts requests. */
  requests?: RequestCounts
}

const none: ReadonlySet<string> = new Set()

export type ResponseCache = ReturnType<typeof createResponseCache>

/**
 * Gives guests what is stored, serialised and compressed, of the routes that state that they are `cached`, until the
 * content version moves; of what has parameters, from the second time on that it is asked for. Requests with a token pass
 * by. Never stored is what says `no-store` or sets a cookie, what is not found, and what is asked at a very long address:
 * there is no end of those.
 */
export function createResponseCache({
  version,
  knownParameters = () => none,
  validityOf = () => undefined,
  differsByHost = true,
  entries = createCacheEntries(),
  files = createCacheEntries(),
  sharing = unshared,
  requests = createRequestCounts(),
}: Options) {
  // A response that is being made already is waited for: after a write, a hundred visitors cost one rendering.
  const underWay = new Map<string, Promise<CacheEntry | undefined>>()
  const addressOf = rememberedAddresses(knownParameters)
  const isKnownHost = createKnownHosts()
  const isRepeated = createRepeated()
  /** How often something was given that was stored, and how often it was made. */
  const counts = { hits: 0, misses: 0 }

  /** Under which key the response to a guest is stored, if at all. */
  function keyOf(asked: string, host: string): string | undefined {
    const address = addressOf(asked)
    return address !== undefined && differsByHost ? `//${host}${address}` : address
  }

  /** What is stored for a guest who asks for this, and still holds. */
  function find(asked: string, host: string): CacheEntry | undefined {
    const key = keyOf(asked, host)
    return key === undefined ? undefined : (entries.find(key) ?? files.find(key))
  }

  /** What text was stored last for a guest who asks for this, whether or not it still holds. */
  function last(asked: string, host: string): CacheEntry | undefined {
    const key = keyOf(asked, host)
    return key === undefined ? undefined : entries.last(key)
  }

  /** Counts anew what an entry takes. */
  function recount(entry: CacheEntry): void {
    entries.recount(entry)
    files.recount(entry)
  }

  const has = (entry: CacheEntry) => entries.has(entry) || files.has(entry)

  const middleware: MiddlewareHandler<AppContext> = async (c, next) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (!isRead || mayBeRecognised(c.req)) {
      await next()
      leaveUnkept(c)
      return sharing.state(c, false)
    }
    const { pathname, search, host } = new URL(c.req.url)
    const found = c.req.header('range') === undefined && find(pathname + search, host)
    if (found) return giveStored(c, found)
    const key = keyOf(pathname + search, host)
    const address = addressOf(pathname + search)
    const making = makingOf(c, key)
    c.set('forGuests', { address: address ?? pathname + search, through: making.through })
    try {
      await next()
    } catch (error) {
      making.giveUp()
      throw error
    }
    if (!making.isGiven()) sharing.state(c, making.isForAll())
    await making.end()
  }

  /** Makes a response, or waits for the one that somebody else has made of the same by then. */
  function makingOf(c: Context<AppContext>, ownKey: string | undefined) {
    const validity = (ownKey && validityOf(ownKey)) || version
    const versionBefore = validity.current()
    let storing: (Storing & { key: string; label: string; version: string }) | undefined
    let settle: ((entry?: CacheEntry) => void) | undefined
    let isForAll = false
    let isGiven = false

    async function through(makeResponse: () => Promise<void>, how: Storing = {}): Promise<void> {
      const key = how.address === undefined ? ownKey : keyOf(how.address, hostOf(c))
      isForAll = key !== undefined && c.req.header('range') === undefined
      if (key === undefined || c.req.method !== 'GET' || c.req.header('range') !== undefined)
        return makeResponse()
      const made = () => {
        counts.misses += 1
        return makeResponse()
      }
      const known = how.address !== undefined && entries.find(key)
      if (known) return giveMade(known)
      const version = how.validity?.current() ?? versionBefore
      const label = `${version} ${key}`
      storing = { ...how, key, label, version }
      // Who gives up on a file takes along no one else: `shared-work.ts` sees to those.
      if (how.isFile) return made()
      const begun = underWay.get(label)
      const entry = begun && (await begun)
      if (entry) {
        storing = undefined
        return giveMade(entry)
      }
      const making = new Promise<CacheEntry | undefined>((resolve) => {
        settle = resolve
      })
      underWay.set(label, making)
      const last = entries.last(key)
      if (last?.madeOf && (await isUnchanged(how, last.madeOf))) {
        last.version = version
        settled(label, last)
        storing = undefined
        return giveMade(last)
      }
      await made()
    }

    /** Gives what says all that is to be said already. */
    function giveMade(entry: CacheEntry): Promise<void> {
      isGiven = true
      return giveStored(c, entry)
    }

    /** Stores what the request has come to, once all that every response carries stands in it. */
    async function end(): Promise<void> {
      if (!storing) return
      let entry: CacheEntry | undefined
      try {
        if (isShared(c.res, storing)) {
          const text = c.get('text')
          const copies = storing.copies ?? (text === undefined ? undefined : { identity: bytesOf(text) })
          const counted = requests.of(storedKind(storing.key), 'GET', routeOf(c))
          const madeOf = c.get('madeOf')
          entry = await entryOf(c.res, { validity, ...storing, copies, madeOf, counted }).catch(
            (error): never => {
              // What is said of the failure would carry the headers of what failed: its length, and for how long it holds.
              c.res = undefined
              throw storing?.isFile ? unreadable(error) : error
            },
          )
          entry = renewed(entry)
          const isStored =
            isStorable(entry, storing) &&
            (!differsByHost || isKnownHost(hostOf(c))) &&
            (!entry.key.includes('?') || isRepeated(entry.key))
          if (isStored) (storing.isFile ? files : entries).store(entry)
        }
      } finally {
        settled(storing.label, entry)
      }
      if (entry) await give(c, entry)
    }
    /** Lets those who wait make it themselves. */
    function giveUp(): void {
      if (storing) settled(storing.label)
    }

    function settled(label: string, entry?: CacheEntry): void {
      if (settle) underWay.delete(label)
      settle?.(entry)
    }
    return { through, end, giveUp, isForAll: () => isForAll, isGiven: () => isGiven }
  }

  /** What was stored last in place of an entry that is the same: its compressed copies are there already. */
  function renewed(entry: CacheEntry): CacheEntry {
    const last = entries.last(entry.key)
    if (!last || !isSame(last, entry)) return entry
    return Object.assign(last, { version: entry.version, validity: entry.validity, madeOf: entry.madeOf })
  }

  async function give(c: Context<AppContext>, entry: CacheEntry): Promise<void> {
    c.set('route', entry.counted.route)
    c.res = undefined
    c.res = await respond(c, entry)
    recount(entry)
  }

  function giveStored(c: Context<AppContext>, entry: CacheEntry): Promise<void> {
    counts.hits += 1
    return give(c, entry)
  }

  /** All that is stored. */
  const all = () => [...entries.all(), ...files.all()]

  function clear(): void {
    entries.clear()
    files.clear()
  }

  return { middleware, find, last, recount, has, all, clear, counts, requests, entries, files }
}

/** What somebody with a token is told stays in no cache, their browser's neither: it would outlast their signing out. */
function leaveUnkept({ req, res }: Context): void {
  if (tokenOf(req) !== undefined && !res.headers.has('Cache-Control'))
    res.headers.set('Cache-Control', 'no-store')
}

/** What cannot be told is made anew. */
async function isUnchanged(how: Storing, madeOf: Tags): Promise<boolean> {
  return (await how.isUnchanged?.(madeOf).catch(() => false)) ?? false
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Buffer.from(text)
}

/** What is stored is a page, or a search where it was asked with parameters. */
function storedKind(key: string): RequestKind {
  return kindOf({ method: 'GET', url: key.replace(/^\/\/[^/]*/, ''), headers: {} })
}

function hostOf(c: Context): string {
  return new URL(c.req.url).host
}
