import type { OpenAPIHono } from '@hono/zod-openapi'
import { z } from 'zod'
import { apiError, storageError } from '#contract/error.ts'
import type { AppContext } from '../http/context.ts'
import { etagHeader, withCachedResponses } from './cached-responses.ts'
import { withErrorResponses } from './error-responses.ts'
import { withExamples } from './examples.ts'
import type { Json } from './json.ts'
import { withNamedSchemas } from './named-schemas.ts'
import { callersOf } from './security.ts'
import { tags } from './tags.ts'

const description = `Reading the catalogue and sending an enquiry are public; everything else takes the
token of an account, which signing in answers, as \`Authorization: Bearer …\`. Each call says which roles may make it: who has
another is refused with 403. A call that needs no token ignores one that has ended.

Numbers are JSON numbers: prices are rupees, areas square feet, sizes of files bytes, sizes of pictures pixels. Moments are
ISO 8601 in UTC. Unknown fields of a body and unknown query parameters are ignored. A line break in a text of one line, such as a
title or a name, becomes a space.

What is the same for all guests carries an \`ETag\`, and is 304 to a guest who names it in \`If-None-Match\`. HEAD answers the
headers of GET.

Every response carries \`X-Request-Id\`. An error carries a \`code\` for programs and a \`message\` for people; a refused
field adds \`errors\`, a message for each. Files have their own calls under /v1/storage, which Appwrite's clients speak:
there the code is called \`type\`.`

const info = {
  title: 'Plinth',
  version: '1',
  description,
  license: { name: 'All rights reserved', identifier: 'LicenseRef-All-Rights-Reserved' },
}
const servers = [{ url: '/', description: 'The product that serves this document.' }]
const tagList = Object.entries(tags).map(([name, description]) => ({ name, description }))

const securitySchemes = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The `token` that signing in answers. Signing out ends it, and so does a change of the password.',
  },
  appwriteJwt: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Appwrite-JWT',
    description: "The same token, as Appwrite's clients send it to the storage calls.",
  },
} as const

const retryAfter = {
  description: 'After how many seconds to try again.',
  schema: { type: 'integer' as const, minimum: 1, examples: [5] },
}

/** The API document (OpenAPI 3.1), made of the schemas that validate the calls. */
export function apiDocument(app: OpenAPIHono<AppContext>): Json {
  const registry = app.openAPIRegistry
  for (const [name, scheme] of Object.entries(securitySchemes))
    registry.registerComponent('securitySchemes', name, scheme)
  registry.registerComponent('headers', 'RetryAfter', retryAfter)
  registry.registerComponent('headers', 'ETag', etagHeader)
  for (const [name, schema] of Object.entries({ Error: apiError, StorageError: storageError })) {
    const { $schema: _, ...component } = z.toJSONSchema(schema, { io: 'input' })
    registry.registerComponent('schemas', name, component as Json)
  }
  const { openapi, paths, components } = JSON.parse(
    JSON.stringify(app.getOpenAPI31Document({ openapi: '3.1.0', info })),
  )
  const document = { openapi, info, servers, tags: tagList, paths, components }
  const described = withPlainCalls(withNamedSchemas(document))
  return withExamples(withErrorResponses(withCachedResponses(app, described)))
}

const methods = ['get', 'post', 'put', 'delete']

/** Puts the calls of a path in their usual order. Each says what security it has, and its parameters speak for themselves. */
function withPlainCalls(document: Json): Json {
  const paths: Json = {}
  for (const [path, item] of Object.entries<Json>(document.paths))
    for (const method of methods.filter((method) => item[method])) {
      const { security = [], parameters, ...operation } = item[method]
      const plain = {
        ...operation,
        description: `${operation.description} ${takenFrom({ security })}`,
        security,
        ...(parameters && { parameters: parameters.map(withOwnExample) }),
      }
      paths[path] = { ...paths[path], [method]: plain }
    }
  return { ...document, paths }
}

/** Who may make a call, as a sentence: what reads the document may know nothing of roles beside a scheme. */
function takenFrom(operation: Json): string {
  const callers = callersOf(operation)
  return callers === 'public' ? 'Anybody may make this call.' : `Takes the token of: ${callers}.`
}

function withOwnExample({ schema, ...parameter }: Json): Json {
  const { description: _, examples, ...rest } = schema
  const repeats = rest.type === 'array' && { style: 'form', explode: true }
  return { ...parameter, ...repeats, ...(examples && { example: examples[0] }), schema: rest }
}
