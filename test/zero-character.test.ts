import { afterAll, beforeAll, expect, it } from 'vitest'
import { serviceColumns } from '#server/services/columns.ts'
import { onEachDatabase } from './databases.ts'
import { expectErrorShape } from './expect-response.ts'
import { jpeg } from './factories.ts'
import { startApp, type TestApp } from './start-app.ts'

onEachDatabase('A zero character', (open) => {
  let app: TestApp
  let routes: [method: string, path: string][]
  beforeAll(async () => {
    app = await startApp(await open())
    const { paths } = (await app.visit('/api/openapi.json')).body
    routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods as object).map((method): [string, string] => [method.toUpperCase(), path]),
    )
  })
  afterAll(() => app.stop())

  const call = (method: string, path: string) =>
    app.call(method, path, method === 'PUT' || method === 'POST' ? {} : undefined)

  it('names nothing, wherever it stands in a path', async () => {
    const named = routes.filter(([, path]) => path.includes('{'))
    expect(named.length).toBeGreaterThan(20)
    for (const [method, path] of named)
      for (const id of ['%00', `${'f'.repeat(24)}%00`, 'ARC%00-1001']) {
        const response = await call(method, path.replace('{bucket}', 'media').replaceAll(/\{\w+\}/g, id))
        const isIncomplete = method === 'PUT' || method === 'POST'
        expect(isIncomplete ? [400, 404] : [404], `${method} ${path}`).toContain(response.status)
        expectErrorShape(response)
      }
    for (const path of [
      '/v1/storage/buckets/media/files/%00',
      '/v1/storage/buckets/media/files/%00/view',
      '/v1/storage/buckets/media/files/%00/preview?width=64',
      '/v1/storage/buckets/%00/files/%00',
      '/share/designs/%00',
      '/share/designs/%00.jpg',
      '/designs/%00/qr.svg',
      '/sitemap-%00.xml',
    ])
      expect((await app.visit(path)).status, path).toBe(404)
  })

  it('finds nothing as any value of a query', async () => {
    const names = [
      'search',
      'tag',
      'categorySlug',
      'subcategorySlug',
      'state',
      'design',
      'subject',
      'account',
    ]
    for (const [method, path] of routes.filter(([method, path]) => method === 'GET' && !path.includes('{')))
      for (const name of [...names, 'category', 'exclude', 'project', 'mode', 'queries[0]', 'x%00']) {
        const response = await call(method, `${path}?${name}=%00`)
        expect([200, 400], `${path} ${name}`).toContain(response.status)
      }
    for (const query of ['search=%00', 'categorySlug=%00', 'tag=%00', 'tag=a&tag=%00b'])
      expect((await app.visit(`/api/designs?${query}`)).body, query).toMatchObject({
        success: true,
        data: [],
      })
    expect((await app.get('/api/enquiries?search=a%00b&state=%00')).body.data).toEqual([])
  })

  it('is refused where an upload says its name or id', async () => {
    for (const [fileId, name] of [
      ['a\0b', 'a.jpg'],
      ['unique()', 'a\0b.jpg'],
    ] as const) {
      const form = new FormData()
      form.set('fileId', fileId)
      form.set('file', new File([await jpeg()], name))
      const headers = { authorization: `Bearer ${app.adminToken}` }
      const path = '/v1/storage/buckets/media/files'
      const { status } = await app.request(path, { method: 'POST', headers, body: form })
      expect([201, 400], `${fileId} ${name}`).toContain(status)
    }
  })

  it('is refused by the database itself, should it come so far', async () => {
    const { db } = app.dependencies
    const service = {
      ...serviceColumns.row({ title: 'a\0b' }),
      ...{ createdAt: '', updatedAt: '', id: '1' },
    }
    await expect(db.insertInto('service').values(service).execute()).rejects.toMatchObject({ code: '22021' })
    await expect(
      db.selectFrom('service').select('id').where('title', '=', '\0').execute(),
    ).rejects.toMatchObject({ code: '22021' })
  })
})
