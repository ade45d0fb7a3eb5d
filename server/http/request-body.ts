import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { matchedRoutes } from 'hono/route'
import { limits } from '#contract/limits.ts'
import { AppError } from '../errors.ts'
import type { AppContext } from './context.ts'
import { accessOf } from './guard.ts'
import { hasMoreValues } from './json-values.ts'

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
 * A body under /api is JSON, in UTF-8 and not compressed (415 otherwise), and at most `limits.json` bytes and
 * `limits.jsonValues` values (413 otherwise).
 * Bytes that are no UTF-8 are refused (400): read all the same, they would be stored as letters that nobody wrote.
 */
export const jsonBody: MiddlewareHandler<AppContext> = async (c, next) => {
  if (!takesBody(c) || !hasBody(c)) return next()
  if (!isPlainJson(c) && isKnownCall(c))
    throw new AppError('unsupported-media-type', 'The body must be application/json')
  let parsed: Promise<unknown> | undefined
  c.req.json = () => {
    parsed ??= parse(c)
    return parsed as Promise<never>
  }
  return next()
}

async function parse(c: Context<AppContext>): Promise<unknown> {
  const bytes = await c.req.arrayBuffer()
  if (hasMoreValues(new Uint8Array(bytes), mostValues(c))) {
    // What is thrown here the framework takes for JSON that can't be read.
    c.set('bodyRefusal', tooLarge())
    throw tooLarge()
  }
  return JSON.parse(utf8.decode(bytes))
}

/** Parsing and checking very many values would hold the one thread, and no call that anybody may make takes many. */
function mostValues(c: Context): number {
  const isGuarded = matchedRoutes(c).some(({ handler }) => accessOf(handler) !== undefined)
  return isGuarded ? limits.jsonValues.guarded : limits.jsonValues.public
}

const tooLarge = () => new AppError('body-too-large', 'The body is too large')

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

/** Looking for a body makes a whole request of the little that was read of it, which a reader without one is spared. */
function limitedTo(maxSize: number): MiddlewareHandler {
  const limited = bodyLimit({
    maxSize,
    onError: () => {
      throw tooLarge()
    },
  })
  return (c, next) => (takesBody(c) && hasBody(c) ? limited(c, next) : next())
}

/** Of a call of the API. */
export const sizeLimit = limitedTo(limits.json)

/** Of a form that a page takes: where it is refused, the page says again all that was typed. */
export const formLimit = limitedTo(limits.form)
