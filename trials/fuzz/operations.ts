/** A JSON schema, or any part of the API document. */
// biome-ignore lint/suspicious/noExplicitAny: what it holds is known only once it is read
export type Json = any

interface Parameter {
  name: string
  in: 'query' | 'path' | 'header'
  schema: Json
}

/** A call of the API document. */
export interface Operation {
  method: string
  /** With its parameters in braces. */
  path: string
  parameters: Parameter[]
  /** Of its JSON body. */
  body?: Json
  takesFile: boolean
  needsToken: boolean
  /** By status; what `$ref`s lead to stands in their places. */
  responses: Record<string, { content?: Record<string, { schema?: Json }> }>
  address: RegExp
}

export interface ApiDocument {
  operations: Operation[]
  /** Puts what a `$ref` leads to in its place. */
  resolve(schema: Json): Json
  schemas: Json
}

/** Reads what can be called, in the document's order. */
export function readDocument(document: Json): ApiDocument {
  const resolve = (part: Json): Json =>
    part?.$ref
      ? resolve(
          part.$ref
            .slice(2)
            .split('/')
            .reduce((at: Json, key: string) => at[key], document),
        )
      : part
  const operations = Object.entries<Json>(document.paths).flatMap(([path, item]) =>
    Object.entries<Json>(item).map(
      ([method, { parameters = [], requestBody, responses, security = [] }]) => ({
        method: method.toUpperCase(),
        path,
        parameters: parameters.map(resolve),
        body: requestBody?.content['application/json']?.schema,
        takesFile: requestBody?.content['multipart/form-data'] !== undefined,
        needsToken: security.length > 0,
        responses: Object.fromEntries(
          Object.entries(responses).map(([status, response]) => [status, resolve(response)]),
        ),
        address: addressOf(path),
      }),
    ),
  )
  return { operations, resolve, schemas: document.components.schemas }
}

function addressOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)
}

/** The operation that a request means; one without parameters comes before those that would match it too. */
export function operationOf(
  { operations }: ApiDocument,
  method: string,
  pathname: string,
): Operation | undefined {
  return operations
    .filter((operation) => operation.method === method && operation.address.test(pathname))
    .toSorted((one, other) => one.path.split('{').length - other.path.split('{').length)[0]
}
