import { OpenAPIHono } from '@hono/zod-openapi'
import type { ZodError } from 'zod'
import { z } from 'zod'
import { described } from '#contract/described.ts'
import { id, pagination, word } from '#contract/fields.ts'
import { AppError } from '../errors.ts'
import type { AppContext } from './context.ts'
import { invalidMessage } from './invalid-message.ts'
import { hasBody } from './request-body.ts'
import { pathWithoutZeros } from './zero-character.ts'

/** A router whose invalid input becomes a 400 that names each field. */
export function createRouter() {
  return new OpenAPIHono<AppContext>({
    getPath: pathWithoutZeros,
    defaultHook: (result, c) => {
      if (!result.success) throw invalidInput(result.error)
      if (result.target === 'json' && !hasBody(c)) throw new AppError('body-missing', 'The body is missing')
    },
  })
}

/** 400 with the first message of each field; the whole's message is the first of them. */
export function invalidInput(error: ZodError): AppError {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) fields[issue.path.join('.') || 'body'] ??= invalidMessage(issue)
  return new AppError('invalid-input', Object.values(fields)[0] ?? 'Invalid input', { fields })
}

const success = described(z.literal(true), 'Always true.', true)

/** A response's description for the API document. */
export function response<T extends z.ZodType>(schema: T, description: string) {
  return { description, content: { 'application/json': { schema } } }
}

/** @param beside what it says beside its data */
export function one<T extends z.ZodType>(schema: T, description: string, beside: z.ZodRawShape = {}) {
  const data = schema.meta({ description, ...schema.meta() })
  return { 200: response(z.object({ success, data, ...beside }), description) }
}

/** @param beside what it says beside its page */
export function list<T extends z.ZodType>(schema: T, description: string, beside: z.ZodRawShape = {}) {
  return {
    200: response(
      z.object({ success, data: described(z.array(schema), description), pagination, ...beside }),
      description,
    ),
  }
}

export function created<T extends z.ZodType>(schema: T, description: string) {
  return { 201: response(schema, description) }
}

export function saved<T extends z.ZodType>(schema: T, description: string) {
  return { 200: response(schema, description) }
}

export const done = { 200: response(z.object({ success }), 'It is done.') }

export const deleted = one(z.object({ _id: id }), 'The id of what was deleted.')

/** Statuses of errors that the API document can't tell from what a call takes and names (`errorStatuses`). */
export function refused<Status extends 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 416 | 429>(
  ...statuses: Status[]
) {
  return Object.fromEntries(statuses.map((status) => [status, { description: 'Refused' }])) as Record<
    Status,
    { description: string }
  >
}

/** A JSON body that must be there. */
export function body<T extends z.ZodType>(schema: T) {
  return { body: { required: true, content: { 'application/json': { schema } } } }
}

/** An id in any letter case; one that can't be an id names nothing. */
export const idParameter = z.object({ id: idOf('The id of the document, in any letter case.') })

export function idOf(description: string, example = '6740a1b2c3d4e5f60718293a') {
  const lowered = z.string().transform((id) => (id.includes('\0') ? '' : id.toLowerCase()))
  return described(lowered, description, example)
}

/** Of a link that opens what it leads to for whoever has it. */
export const keyParameter = z.object({
  key: described(
    word,
    'What the address of the link ends with.',
    '4mJq0sXl2Zr8vT1bYcUe7wPkNdGhAiOf5tR9yLxEoSM',
  ),
})

/** What every list answers about its pages. */
export function paginationOf({ page, limit }: { page: number; limit: number }, total: number) {
  return { page, limit, total, pages: Math.ceil(total / limit) }
}
