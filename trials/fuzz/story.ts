import fc from 'fast-check'
import type { ApiDocument, Json, Operation } from './operations.ts'
import { createValid } from './valid.ts'

/** A kind of document that is created, changed, deleted, restored and has versions. */
interface Resource {
  /** Of its list. */
  path: string
  create: Operation
  isVersioned: boolean
}

/** The life of one document. */
export interface Story {
  resource: Resource
  created: Json
  /** Changes that start from one version, sent at once. */
  racing: [Json, Json]
  changed: Json
  pick: number
}

/** The kinds of documents that a story can be told of, by what the API document has of them. */
function resourcesOf({ operations }: ApiDocument): Resource[] {
  const has = (method: string, path: string) =>
    operations.some((operation) => operation.method === method && operation.path === path)
  return operations
    .filter(({ method, path, body }) => method === 'POST' && body && !path.includes('{'))
    .filter(
      ({ path }) =>
        has('PUT', `${path}/{id}`) && has('DELETE', `${path}/{id}`) && !path.startsWith('/api/auth'),
    )
    .map((create) => ({ path: create.path, create, isVersioned: has('GET', `${create.path}/{id}/versions`) }))
}

export function createStories(document: ApiDocument): fc.Arbitrary<Story> {
  const valid = createValid(document)
  return fc.oneof(
    ...resourcesOf(document).map((resource) => {
      const put = document.operations.find(
        ({ method, path }) => method === 'PUT' && path === `${resource.path}/{id}`,
      )
      const change = valid(put?.body) as fc.Arbitrary<Json>
      return fc.record({
        resource: fc.constant(resource),
        created: valid(resource.create.body) as fc.Arbitrary<Json>,
        racing: fc.tuple(change, change),
        changed: change,
        pick: fc.nat(10_000),
      })
    }),
  )
}
