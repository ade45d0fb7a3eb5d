/** A part of the API document. */
// biome-ignore lint/suspicious/noExplicitAny: a JSON schema of any kind
export type Schema = any

/** A call that takes a JSON body. */
export interface Write {
  operation: string
  method: string
  path: string
  body: Schema
}

/** Where a text stands in a body, such as `images.0.alt`, and how long it may be. */
export interface TextField {
  at: string
  most: number
}

/** What these calls take are passwords, codes and tokens, which nobody is shown, or what another call has taken already. */
const passedBy =
  /^(signIn|changePassword|setAdminPassword|forgetPassword|resetPassword|openInvitation|acceptInvitation|updateAccountRules|beginSecondFactor|confirmSecondFactor|removeSecondFactor|reorder\w+|restore\w+Version|downloadMedia|replaceMedia|activateBanner|updateAdmin)$/

/** The calls of the API document that take texts. */
export function writesOf(document: Schema): Write[] {
  const writes: Write[] = []
  for (const [path, item] of Object.entries<Schema>(document.paths))
    for (const [method, { operationId, requestBody }] of Object.entries<Schema>(item)) {
      const schema = requestBody?.content?.['application/json']?.schema
      if (schema && !passedBy.test(operationId))
        writes.push({
          operation: operationId,
          method: method.toUpperCase(),
          path,
          body: resolved(document, schema),
        })
    }
  return writes
}

/** A schema with what it refers to in its place; of alternatives the one that says most. */
function resolved(document: Schema, schema: Schema): Schema {
  if (schema.$ref) return resolved(document, document.components.schemas[schema.$ref.split('/').at(-1)])
  const alternatives: Schema[] = (schema.anyOf ?? schema.oneOf ?? []).map((each: Schema) =>
    resolved(document, each),
  )
  const chosen =
    alternatives.find(({ properties }) => properties) ?? alternatives.find(({ type }) => type !== 'null')
  if (chosen) return { ...schema, anyOf: undefined, oneOf: undefined, ...chosen }
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part: Schema) => resolved(document, part)))
  const { properties, items } = schema
  return {
    ...schema,
    ...(items && { items: resolved(document, items) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries<Schema>(properties).map(([name, property]) => [name, resolved(document, property)]),
      ),
    }),
  }
}

/**
 * A body of the examples that the document gives.
 * @param known values of fields by their names, in the place of examples that name what is not there
 */
export function exampleOf(schema: Schema, known: Record<string, unknown>): Schema {
  if (schema.properties)
    return Object.fromEntries(
      Object.entries<Schema>(schema.properties)
        .filter(([name]) => name !== 'updatedAt')
        .map(([name, property]) => [name, name in known ? known[name] : exampleOf(property, known)]),
    )
  if (schema.items?.properties) return [exampleOf(schema.items, known)]
  return (
    schema.examples?.[0] ?? schema.default ?? schema.const ?? schema.enum?.[0] ?? (schema.items ? [] : '')
  )
}

/** Every text of a body, lists of texts included, but what names another document. */
export function textFields(schema: Schema, known: Record<string, unknown>, at: string[] = []): TextField[] {
  const name = at.at(-1) ?? ''
  if (schema.properties)
    return Object.entries<Schema>(schema.properties).flatMap(([name, property]) =>
      textFields(property, known, [...at, name]),
    )
  if (schema.items) return textFields(schema.items, known, [...at, '0'])
  const isText = [schema.type].flat().includes('string') && !schema.enum && schema.const === undefined
  if (!isText || schema.format === 'date-time' || name in known) return []
  return [{ at: at.join('.'), most: schema.maxLength ?? 200 }]
}

/** The value at a place in a body. */
export function valueAt(body: Schema, at: string): Schema {
  return at.split('.').reduce((value, key) => value?.[key], body)
}

/** Puts a value at a place in a body, and makes what leads there. */
export function putAt(body: Schema, at: string, value: unknown): void {
  const keys = at.split('.')
  const last = keys.pop() ?? ''
  let place = body
  for (const key of keys) place = place[key] ??= {}
  place[last] = value
}
