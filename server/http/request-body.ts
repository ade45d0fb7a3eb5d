import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { matchedRoutes } from 'hono/route'
import { limits } from '#contract/limits.ts'
import { AppError } from '../errors.ts'

const jsonType = /^application\/([\w.+-]+\+)?json\s*(;|$)/i
const otherCharset = /;\s*charset\s*=\s*(?!"?utf-?8"?\s*(;|$))/i
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Whether a request has a body. Over a socket its headers tell; called in-process, the request itself does. */
export function hasBody(c: Context): boolean {
  const length = c.req.header('content-length')
  if (length !== undefined) return Number(length) > 0
  if (c.req.header('transfer-encoding') !== undefined) return true
  return !c.env?.incoming && c.req.raw.body !== null
}

/** Whether a call may read a body: whoever only reads is spared what a body would have to be. */
function takesBody({ req }: Context): boolean {
  return req.method !== 'GET' && req.method !== 'HEAD'
}

/** Whether there is a call at all: what stands on the way to it takes every method. */
function isKnownCall(c: Context): boolean {
  return matchedRoutes(c).some(({ method }) => method === c.req.method)
}

/**
 * A body under /api is JSON, in UTF-8 and not compressed (415 otherwise), and at most `limits.json` bytes (413 otherwise).
 * Bytes that are no UTF-8 are refused (400): read all the same, they would be stored as letters that nobody wrote.
 */
export const jsonBody: MiddlewareHandler = async (c, next) => {
  if (!takesBody(c) || !hasBody(c)) return next()
  if (!isPlainJson(c) && isKnownCall(c))
    throw new AppError('unsupported-media-type', 'The body must be application/json')
  const { req } = c
  req.json = async () => JSON.parse(utf8.decode(await req.arrayBuffer()))
  return next()
}

function isPlainJson({ req }: Context): boolean {
  const type = req.header('content-type') ?? ''
  const coding = req.header('content-encoding') ?? 'identity'
  return jsonType.test(type) && !otherCharset.test(type) && coding.toLowerCase() === 'identity'
}

/** For a call that needs no body: where none came, a JSON content type is no promise of one. */
export const optionalBody: MiddlewareHandler = (c, next) => {
  if (!hasBody(c)) c.req.raw.headers.delete('content-type')
  return next()
}

const limited = bodyLimit({
  maxSize: limits.json,
  onError: () => {
    throw new AppError('body-too-large', 'The body is too large')
  },
})

/** Looking for a body makes a whole request of the little that was read of it, which a reader without one is spared. */
export const sizeLimit: MiddlewareHandler = (c, next) =>
  takesBody(c) && hasBody(c) ? limited(c, next) : next()
