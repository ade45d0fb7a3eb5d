import type { MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'

/** Compresses as it goes what passes by the response cache, whose own responses are compressed once for all. */
export const compressUncached: MiddlewareHandler = compress({ encoding: 'gzip' })
