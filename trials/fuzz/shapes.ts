import { z } from 'zod'
import type { ApiDocument, Json, Operation } from './operations.ts'

/** What is against a body, by what the API document says of it; undefined where nothing is. */
export type Objection = (
  operation: Operation,
  status: number,
  type: string,
  body: Buffer,
) => string | undefined

/**
 * Compares bodies with the schemas of the document. A field that the document does not describe is an objection too: where
 * a schema does not say that there may be others, there are none.
 */
export function createShapes({ schemas }: ApiDocument): Objection {
  const definitions = closed(
    JSON.parse(JSON.stringify(schemas).replaceAll('#/components/schemas/', '#/$defs/')),
  )
  const made = new Map<Json, z.ZodType>()

  function readerOf(schema: Json): z.ZodType {
    const known = made.get(schema)
    if (known) return known
    const local = closed(JSON.parse(JSON.stringify(schema).replaceAll('#/components/schemas/', '#/$defs/')))
    const reader = z.fromJSONSchema({ ...local, $defs: definitions })
    made.set(schema, reader)
    return reader
  }

  return ({ responses }, status, type, body) => {
    const { content } = responses[status] ?? {}
    if (!content) return body.length > 0 ? 'a body that is not documented' : undefined
    const kind = type.split(';')[0]?.trim() ?? ''
    const documented = content[kind] ?? content[`${kind.split('/')[0]}/*`] ?? content['*/*']
    if (!documented) return `the content type ${type} is not among ${Object.keys(content).join(', ')}`
    if (kind !== 'application/json' || !documented.schema) return undefined
    try {
      const { error } = readerOf(documented.schema).safeParse(JSON.parse(body.toString()))
      return error && JSON.stringify(error.issues.slice(0, 3))
    } catch (error) {
      return `not JSON: ${error}`
    }
  }
}

/** Objects whose schema does not say what else they may hold, hold nothing else. */
function closed(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const inner = Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, closed(part)]))
  // It would be read as a whole address, which a reference need not be.
  if (inner.format === 'uri-reference') delete inner.format
  const isOpen = inner.type === 'object' && inner.properties && inner.additionalProperties === undefined
  return isOpen ? { ...inner, additionalProperties: false } : inner
}
