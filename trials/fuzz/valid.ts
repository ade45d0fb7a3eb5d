import fc from 'fast-check'
import type { ApiDocument, Json } from './operations.ts'

/** What stands for the id of something that was created, until it is known which there are: `§path of it§`. */
const referenceTo = (path: string) => `§id:${path}§`

const storedFile = '/v1/storage/buckets/media/files/{id}'
/** The fields that name something else: no schema says what. */
const references: Record<string, string> = {
  fileId: storedFile,
  mediaUrl: storedFile,
  thumbnailUrl: storedFile,
  category: '/api/categories/{id}',
  designId: '/api/designs/{id}',
  design: '/api/designs/{id}',
  designs: '/api/designs/{id}',
  add: '/api/designs/{id}',
  remove: '/api/designs/{id}',
  order: '/api/designs/{id}',
  exclude: '/api/designs/{id}',
  ids: 'sibling',
  id: 'sibling',
}
/** Every account of a run has it, so that passwords are confirmed and sign-ins succeed. */
export const password = 'a fine password'

/** Makes what the schema allows: optional fields come and go, and what names something names something that is there. */
export function createValid({ resolve }: ApiDocument) {
  const made = new Map<string, fc.Arbitrary<unknown>>()

  /** @param name the field's, which tells what it refers to */
  function valid(given: Json, name = ''): fc.Arbitrary<unknown> {
    const key = `${name} ${JSON.stringify(given)}`
    const known = made.get(key) ?? make(resolve(given), name)
    made.set(key, known)
    return known
  }

  function make(schema: Json, name: string): fc.Arbitrary<unknown> {
    const { anyOf, oneOf, type, examples = [] } = schema
    const options = anyOf ?? oneOf
    if (options) return fc.oneof(...options.map((option: Json) => valid(option, name)))
    if ('const' in schema) return fc.constant(schema.const)
    if (schema.enum) return fc.constantFrom(...schema.enum)
    if (Array.isArray(type)) return fc.oneof(...type.map((one) => valid({ ...schema, type: one }, name)))
    if (type === 'array' && schema.items)
      return fc.array(valid(schema.items, name), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, 3),
      })
    if (type === 'object') return object(schema)
    const plain = scalar(schema, type, name)
    const isReference =
      type === 'string' && (name in references || /password|token|subcategory|email/i.test(name))
    return examples.length > 0 && !isReference
      ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom<unknown>(...examples) }, plain)
      : plain
  }

  function object({ properties = {}, required = [], additionalProperties }: Json): fc.Arbitrary<unknown> {
    const fields = Object.entries<Json>(properties).map(([name, schema]) => [name, valid(schema, name)])
    const whole = fc.record(Object.fromEntries(fields), { requiredKeys: required })
    if (fields.length > 0 || !additionalProperties) return whole
    return fc.dictionary(fc.string({ maxLength: 8 }), valid(additionalProperties), { maxKeys: 3 })
  }

  return valid
}

function scalar(schema: Json, type: string, name: string): fc.Arbitrary<unknown> {
  const { minimum, maximum } = schema
  if (type === 'string') return text(schema, name)
  if (type === 'integer') return fc.integer({ min: minimum ?? -1000, max: Math.min(maximum ?? 1e6, 1e6) })
  if (type === 'number')
    return fc.oneof(
      fc.integer({ min: minimum ?? -1000, max: Math.min(maximum ?? 1e6, 1e6) }),
      fc.double({ min: minimum ?? -1e9, max: maximum ?? 1e9, noNaN: true }),
    )
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  return fc.jsonValue({ maxDepth: 2 })
}

function text({ format, pattern, minLength = 0, maxLength = 60 }: Json, name: string): fc.Arbitrary<unknown> {
  const reference = references[name]
  if (reference) return fc.constant(referenceTo(reference))
  if (name === 'token') return fc.constant('§link§')
  if (name === 'subcategory') return fc.constant('§subcategory§')
  if (/password/i.test(name)) return fc.constant(password)
  if (name === 'email' || format === 'email') return fc.nat(30).map((n) => `person-${n}@example.com`)
  if (format === 'date-time') return moment
  if (format === 'date') return moment.map((at) => at.slice(0, 10))
  if (format?.startsWith('uri'))
    return fc.constantFrom('https://example.com/', '/contact', 'tel:+919876543210')
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  const length = { minLength, maxLength: Math.min(maxLength, minLength + 60) }
  return fc.oneof(
    { weight: 3, arbitrary: fc.string({ unit: 'grapheme-ascii', ...length }) },
    fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 20) }),
    fc.constant('x'.repeat(Math.max(minLength, Math.min(maxLength, 2000)))),
  )
}

const moment = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString())
