import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openBegunSqlite } from '#test/databases.ts'
import { apiRoutes } from '#test/every-route.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

interface Operation {
  summary?: string
  tags?: string[]
  security?: Record<string, unknown>[]
  parameters?: { name: string; in: string; required?: boolean; schema: object }[]
  requestBody?: { required?: boolean; content: Record<string, { schema: object }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>
}

describe('The API document', () => {
  let app: TestApp
  // biome-ignore lint/suspicious/noExplicitAny: a test reads any document's fields
  let document: any
  let operations: [name: string, path: string, operation: Operation][]

  beforeAll(async () => {
    app = await startApp(await openBegunSqlite())
    const answer = await app.visit('/api/openapi.json')
    document = answer.body
    operations = Object.entries<Record<string, Operation>>(document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => [`${method} ${path}`, path, operation] as const),
    ) as typeof operations
  })
  afterAll(() => app.stop())

  /** What a reference stands for. */
  function resolved<T>(value: T & { $ref?: string }): T {
    if (!value.$ref) return value
    return value.$ref
      .slice(2)
      .split('/')
      .reduce((part, key) => part[key], document)
  }

  it('is OpenAPI 3.1 with a title and a version', () => {
    expect(document).toMatchObject({
      openapi: expect.stringMatching(/^3\.1\.\d+$/),
      info: { title: expect.any(String), version: expect.any(String) },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    })
    const known = ['openapi', 'info', 'servers', 'paths', 'components', 'tags', 'security', 'webhooks']
    expect(Object.keys(document).filter((key) => !known.includes(key))).toEqual([])
  })

  it('names documents as people do', () => {
    const summaries = operations.map(([, , { summary = '' }]) => summary)
    expect(summaries.filter((summary) => /\ba [aeiou]|\ba pricing$/.test(summary))).toEqual([])
    expect(summaries).toContain('List the earlier versions of an enquiry')
    expect(summaries).toContain('Publish the pending changes of a pricing image')
  })

  it('says of each call what it is, and what it answers', () => {
    expect(operations.length).toBeGreaterThan(40)
    for (const [name, path, { summary, tags, responses }] of operations) {
      expect([name, path[0], path.endsWith('/')]).toEqual([name, '/', false])
      expect([name, summary, tags]).toEqual([name, expect.stringMatching(/\S/), [expect.any(String)]])
      expect([name, Object.keys(responses).every((status) => /^[2-5]\d\d$/.test(status))]).toEqual([
        name,
        true,
      ])
      for (const response of Object.values(responses)) {
        const { description, content } = resolved(response)
        expect([name, description]).toEqual([name, expect.stringMatching(/\S/)])
        for (const { schema } of Object.values(content ?? {}))
          expect([name, typeof schema]).toEqual([name, 'object'])
      }
    }
  })

  it('declares the parameters that each path names, and no others', () => {
    for (const [name, path, { parameters = [] }] of operations) {
      const inPath = parameters.filter((parameter) => parameter.in === 'path')
      expect([name, inPath.map((parameter) => parameter.name)]).toEqual([
        name,
        [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter),
      ])
      for (const { required } of inPath) expect([name, required]).toEqual([name, true])
      for (const { schema } of parameters) expect([name, typeof schema]).toEqual([name, 'object'])
    }
  })

  it.each(['page', 'limit', 'bedrooms'])('takes %s as a whole number, wherever a call has it', (name) => {
    const schemas = operations.flatMap(([, , { parameters = [] }]) =>
      parameters.filter((parameter) => parameter.name === name).map(({ schema }) => schema),
    )
    expect(schemas.length).toBeGreaterThan(1)
    for (const schema of schemas)
      expect(schema).toMatchObject(
        name === 'bedrooms' ? { type: 'array', items: { type: 'integer' } } : { type: 'integer' },
      )
  })

  it('describes the body of each call that takes one', () => {
    for (const [name, , { requestBody }] of operations) {
      const takesBody =
        /^(post|put) /.test(name) &&
        !/\/(logout|accept|backups|link|test-mail|reset-link|preview|spam|(trash|spam|notes|media)\/\{\w+\}\/restore)$/.test(
          name,
        )
      expect([name, requestBody !== undefined]).toEqual([name, takesBody])
      for (const { schema } of Object.values(requestBody?.content ?? {})) {
        expect(schema).toEqual({ $ref: expect.stringMatching(/^#/) })
        expect(resolved(schema)).toMatchObject({ type: 'object' })
      }
    }
  })

  it('describes every field and every schema that has a name', () => {
    const fields: [where: string, description: unknown][] = []
    const visit = (value: unknown, where: string) => {
      if (typeof value !== 'object' || value === null || /\/(example|examples|default)$/.test(where)) return
      for (const [key, entry] of Object.entries(value)) {
        const at = `${where}/${key}`
        const isField = where.endsWith('/properties') || where === '/components/schemas'
        if (isField) fields.push([at, entry.description ?? (entry.$ref && resolved(entry).description)])
        visit(entry, at)
      }
    }
    visit(document, '')
    expect(fields.length).toBeGreaterThan(300)
    expect(fields.filter(([, description]) => !/\S/.test(String(description ?? '')))).toEqual([])
  })

  it('gives each JSON body and response an example', () => {
    for (const [name, , { requestBody, responses }] of operations)
      for (const part of [requestBody, ...Object.values(responses).map(resolved)])
        if (part?.content?.['application/json'])
          expect([name, part.content['application/json']]).toEqual([
            name,
            expect.objectContaining({ example: expect.anything() }),
          ])
  })

  it('gives bodies as examples that its calls take', () => {
    const refused = app.app.openAPIRegistry.definitions.flatMap((definition) => {
      if (definition.type !== 'route') return []
      const { method, path, request } = definition.route
      const media = request?.body?.content['application/json']
      if (!media || !('schema' in media) || !(media.schema instanceof z.ZodType)) return []
      const { example } = document.paths[path][method].requestBody.content['application/json']
      const { error } = media.schema.safeParse(example)
      return error ? [`${method} ${path}: ${error.message}`] : []
    })
    expect(refused).toEqual([])
  })

  it('lists 304 among the responses of each call that is cached, with the ETag that asks for it', () => {
    const cached = apiRoutes(app.app)
      .filter(({ isCached, pattern }) => isCached && pattern.startsWith('/api/'))
      .map(({ pattern }) => `get ${pattern.replace(/:(\w+)/g, '{$1}')}`)
    const listed = operations.filter(([name, , { responses }]) => responses[304] && name.includes('/api/'))
    const described = cached.filter((name) => operations.some(([known]) => known === name))
    expect(described.length).toBeGreaterThan(10)
    expect(listed.map(([name]) => name).toSorted()).toEqual(described.toSorted())
    for (const [, , { responses }] of listed)
      expect(responses).toMatchObject({ 200: { headers: { ETag: {} } }, 304: { headers: { ETag: {} } } })
  })

  it('refers only to what it has, in the words of 3.1', () => {
    const text = JSON.stringify(document)
    for (const [, pointer = ''] of text.matchAll(/"\$ref":"#\/([^"]*)"/g))
      expect(pointer.split('/').reduce((part, key) => part?.[key], document)).toBeDefined()
    expect(text).not.toMatch(/"nullable":|"exclusiveM(in|ax)imum":(true|false)/)
    for (const [name, , { security = [] }] of operations)
      for (const scheme of security.flatMap(Object.keys))
        expect([name, Object.keys(document.components.securitySchemes)]).toEqual([
          name,
          expect.arrayContaining([scheme]),
        ])
  })

  it('is shown on a page that fetches nothing from elsewhere', async () => {
    const { status, body, headers } = await app.visit('/api/docs')
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/html/)])
    const addresses = [...body.matchAll(/\s(?:href|src|srcset|action|data)="?([^"\s>]+)/g)]
    expect(addresses.map(([, address]) => address)).toEqual(['/api/openapi.json'])
    expect(body).not.toMatch(/<script|@import|url\(/i)
    for (const [, path] of operations) expect(body).toContain(`<code>${path}</code>`)
    const schemas = Object.keys(document.components.schemas)
    expect(body.match(/<details>/g)).toHaveLength(operations.length + schemas.length)
  })
})
