import type { MiddlewareHandler } from 'hono'

/** Moves whenever something that visitors read may have changed; what is cached belongs to one version. */
export interface ContentVersion {
  current(): string
  /** Said by this process after a write of its own, before the write is acknowledged. */
  move(): void
  /** Resolves once no other process gives what it stored before this is called: then a write may be acknowledged. */
  announced(): Promise<void>
  /** Moves with the writes of other processes on the same database. */
  elsewhere(): string | number
  /**
   * Said as a request comes in. Those that come in at once, between two waits of the event loop, learn together of what
   * other processes wrote before any of them was sent.
   */
  arrived(): void
}

/**
 * @param elsewhere a value that moves with the writes of other processes on the same database
 * @param announced resolves once they know of the writes of this process
 */
export function createContentVersion(
  elsewhere: () => string | number,
  announced = async () => {},
): ContentVersion {
  let own = 0
  let known: string | number | undefined
  let arrivedAtOnce = false

  function askedElsewhere(): string | number {
    if (known !== undefined) return known
    const asked = elsewhere()
    if (arrivedAtOnce) known = asked
    return asked
  }

  return {
    current: () => `${own}.${askedElsewhere()}`,
    move: () => {
      own += 1
    },
    announced,
    elsewhere: askedElsewhere,
    arrived() {
      if (arrivedAtOnce) return
      arrivedAtOnce = true
      setImmediate(() => {
        arrivedAtOnce = false
        known = undefined
      })
    },
  }
}

const leavesContentAlone =
  /^\/api\/((enquiries|visits|auth|shortlists|system|views|replies)(\/|$)|media\/download$|\w+\/[^/]+\/(draft|preview)$)/

/** A file that has just been uploaded is shown nowhere yet: what shows it is another write. */
const isUpload = (method: string, path: string) => method === 'POST' && path.startsWith('/v1/')

/**
 * Every write moves the version, but for those that were refused and those that visitors see nothing of. One that failed may have
 * been stored before it did.
 */
export function moveContentVersion(version: ContentVersion): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const isWrite = c.req.method !== 'GET' && c.req.method !== 'HEAD'
    const isRefused = c.res.status >= 400 && c.res.status < 500
    if (!isWrite || isRefused || leavesContentAlone.test(c.req.path)) return
    if (isUpload(c.req.method, c.req.path)) return
    version.move()
    await version.announced()
  }
}
