import type { Json } from './json.ts'

/** Gives each JSON body and response of an operation an example, made of the examples of its fields. */
export function withExamples(document: Json): Json {
  const paths = mapValues(document.paths, (item) =>
    mapValues(item, ({ requestBody, responses, ...operation }) => ({
      ...operation,
      ...(requestBody && { requestBody: withExample(document, requestBody) }),
      responses: mapValues(responses, (response) => withExample(document, response)),
    })),
  )
  const responses = mapValues(document.components.responses, (response) => withExample(document, response))
  return { ...document, paths, components: { ...document.components, responses } }
}

function mapValues(object: Json, change: (value: Json, key: string) => Json): Json {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]))
}

function withExample(document: Json, described: Json): Json {
  if (!described.content) return described
  const content = mapValues(described.content, (media, type) =>
    type.startsWith('application/json') && !('example' in media)
      ? { ...media, example: exampleOf(document, media.schema) }
      : media,
  )
  return { ...described, content }
}

/** The example that a schema gives, or one made of those within it; undefined where there are none. */
function exampleOf(document: Json, schema: Json): Json {
  if (schema.examples) return schema.examples[0]
  if (schema.enum) return schema.enum[0]
  if (schema.$ref) return exampleOf(document, document.components.schemas[schema.$ref.split('/').at(-1)])
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return exampleOf(document, choices.find(isObject) ?? choices[0])
  if (schema.items) return [exampleOf(document, schema.items)]
  if (!schema.properties) return undefined
  const entries = Object.entries(schema.properties).map(([name, field]) => [name, exampleOf(document, field)])
  return Object.fromEntries(entries.filter(([, example]) => example !== undefined))
}

const isObject = (schema: Json) => schema.$ref !== undefined || schema.properties !== undefined
