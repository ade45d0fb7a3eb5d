import type { z } from 'zod'

/** What the API document shows beside what the schema itself says, in the keywords of JSON Schema. */
interface Shown {
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'array'
  items?: { type: 'string' | 'integer' }
  format?: 'date-time' | 'email' | 'uri-reference' | 'password' | 'html' | 'binary'
  minimum?: number
  maximum?: number
  maxLength?: number
  maxItems?: number
  default?: unknown
  enum?: readonly unknown[]
}

/**
 * Tells the API document what a field means, with its unit, and gives an example as a caller sends it. An object's example,
 * and a list's of objects, is made of those of its fields. A test fails on a field that is not described.
 */
// @__NO_SIDE_EFFECTS__
export function described<T extends z.ZodType>(
  schema: T,
  description: string,
  example?: z.input<T>,
  shown: Shown = {},
): T {
  return schema.meta({ description, ...(example !== undefined && { examples: [example] }), ...shown })
}

/** As `described`, of a query parameter: it arrives as text, and the document shows the type that it stands for. */
// @__NO_SIDE_EFFECTS__
export function describedQuery<T extends z.ZodType>(
  schema: T,
  description: string,
  example: number | boolean | (string | number)[],
  shown: Shown & { type: NonNullable<Shown['type']> },
): T {
  return schema.meta({ description, examples: [example], ...shown })
}

/** Names a schema: the API document holds it once, under this name, and refers to it wherever it is used. */
// @__NO_SIDE_EFFECTS__
export function named<T extends z.ZodType>(name: string, description: string, schema: T): T {
  return schema.meta({ component: { name, description } })
}
