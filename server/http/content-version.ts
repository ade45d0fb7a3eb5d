import type { MiddlewareHandler } from 'hono'

/** Moves whenever something that visitors read may have changed; what is cached belongs to one version. */
export interface ContentVersion {
  current(): string
  /** Said by this process after a write of its own, before the write is acknowledged. */
  move(): void
  /** Moves with the writes of other processes on the same database. */
  elsewhere(): string | number
}

/** @param elsewhere a value that moves with the writes of other processes on the same database */
export function createContentVersion(elsewhere: () => string | number): ContentVersion {
  let own = 0
  return {
    current: () => `${own}.${elsewhere()}`,
    move: () => {
      own += 1
    },
    elsewhere,
  }
}

const leavesContentAlone = /^\/api\/(enquiries|auth)(\/|$)/

/** Every successful write moves the version. */
export function moveContentVersion(version: ContentVersion): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const isWrite = c.req.method !== 'GET' && c.req.method !== 'HEAD'
    if (isWrite && c.res.ok && !leavesContentAlone.test(c.req.path)) version.move()
  }
}
