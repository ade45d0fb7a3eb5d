import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { limits } from '#contract/limits.ts'
import { AppError } from '../errors.ts'

const jsonType = /^application\/([\w.+-]+\+)?json\s*(;|$)/i

/** A body under /api is JSON (415 otherwise) and at most `limits.json` bytes (413 otherwise). */
export const jsonBody: MiddlewareHandler = async (c, next) => {
  const isEmpty = c.req.header('content-length') === '0' || !c.req.raw.body
  if (!isEmpty && !jsonType.test(c.req.header('content-type') ?? ''))
    throw new AppError(415, 'The body must be application/json')
  return next()
}

export const sizeLimit = bodyLimit({
  maxSize: limits.json,
  onError: () => {
    throw new AppError(413, 'The body is too large')
  },
})
