import { errorCodes } from '#contract/error-codes.ts'
import type { Json } from './json.ts'
import { rolesAskedFor } from './security.ts'

const names: Record<number, string> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  408: 'Incomplete',
  409: 'Conflict',
  413: 'TooLarge',
  415: 'UnsupportedMediaType',
  416: 'RangeNotSatisfiable',
  429: 'TooManyRequests',
  431: 'HeadersTooLarge',
  500: 'InternalError',
  503: 'Unavailable',
}
/** Of any call: its headers are too large, the server is at fault, or something that it depends on is down. */
const ofAny = [431, 500, 503]
const withRetryAfter = [429, 503]
const retryAfter = { $ref: '#/components/headers/RetryAfter' }

/**
 * The statuses of errors that follow from what a call is: what it takes, who may make it, and what it names. What else it
 * refuses, its route says (`refused`).
 */
function errorStatuses(document: Json, path: string, method: string, operation: Json): number[] {
  const { parameters = [], requestBody, responses } = operation
  const takesJson = requestBody?.content['application/json'] !== undefined
  const isIn = (location: string) => parameters.some((parameter: Json) => parameter.in === location)
  const asked = rolesAskedFor(operation)
  const own = Object.keys(responses).map(Number)
  const statuses = [
    ...own.filter((status) => status >= 400),
    ...(takesJson ? [400, 408] : []),
    ...(path.startsWith('/api/') && method !== 'get' ? [413, 415] : []),
    ...(isIn('query') ? [400] : []),
    ...(asked ? [401, 403] : []),
    ...(isIn('path') ? [404] : []),
    ...(takesJson && namesVersion(document, requestBody) ? [409] : []),
    ...ofAny,
  ]
  return [...new Set(statuses)].toSorted((one, other) => one - other)
}

/** Whether a body may say which version an edit started from, so that the edit can lose a race. */
function namesVersion({ components }: Json, { content }: Json): boolean {
  const name = content['application/json'].schema.$ref?.split('/').at(-1)
  return components.schemas[name]?.properties?.updatedAt !== undefined
}

/** Lists every error response of every call. */
export function withErrorResponses(document: Json): Json {
  const paths: Json = {}
  for (const [path, item] of Object.entries<Json>(document.paths)) {
    const prefix = path.startsWith('/v1/') ? 'Storage' : ''
    for (const [method, operation] of Object.entries<Json>(item)) {
      const errors = errorStatuses(document, path, method, operation).map((status) => [
        status,
        { $ref: `#/components/responses/${prefix}${names[status]}` },
      ])
      const responses = { ...operation.responses, ...Object.fromEntries(errors) }
      paths[path] = { ...paths[path], [method]: { ...operation, responses } }
    }
  }
  const used = new Set(JSON.stringify(paths).match(/(?<=components\/responses\/)\w+/g))
  const shared = [...errorComponents('', 'Error'), ...errorComponents('Storage', 'StorageError')]
  const responses = Object.fromEntries(shared.filter(([name]) => used.has(name)))
  return { ...document, paths, components: { ...document.components, responses } }
}

/** An error response for each status: its description tells what its codes mean, its example is the first of them. */
function errorComponents(prefix: string, schema: string): [name: string, response: Json][] {
  return Object.entries(names).map(([key, name]) => {
    const status = Number(key)
    const codes = Object.entries(errorCodes).filter(([, code]) => code.status === status)
    const content = {
      schema: { $ref: `#/components/schemas/${schema}` },
      example: exampleOf(schema, codes[0]),
    }
    const response = {
      description: codes.map(([code, { description }]) => `- \`${code}\`: ${description}`).join('\n'),
      ...(withRetryAfter.includes(status) && { headers: { 'Retry-After': retryAfter } }),
      content: { 'application/json': content },
    }
    return [prefix + name, response]
  })
}

function exampleOf(
  schema: string,
  code: [name: string, { status: number; description: string }] | undefined,
) {
  if (!code) throw new Error('A status without a code')
  const [name, { status, description }] = code
  const fields = { errors: { title: 'Title is required' } }
  return {
    success: false,
    message: status === 400 ? fields.errors.title : description,
    ...(status === 400 && fields),
    ...(status >= 500 && { requestId: '0f8fad5bd9cb469fa165' }),
    [schema === 'Error' ? 'code' : 'type']: name,
  }
}
