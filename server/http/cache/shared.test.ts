import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { createPages } from '#server/pages.ts'
import { openBegunSqlite } from '#test/databases.ts'
import { apiRoutes, builtPages, pageRoutes } from '#test/every-route.ts'
import { createdDesign, enquiryFields, uploadedPicture } from '#test/factories.ts'
import { createSharedCache } from '#test/shared-cache.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

const forGuests = 'public, max-age=0, must-revalidate, s-maxage=60'
/** What says itself for how long it may be kept. */
const ownWord = /^\/(v1\/|favicon|apple-touch-icon|share\/:id)/
const isPrivate = /\b(private|no-store)\b/

describe('Where shared caches are spoken of', () => {
  let app: TestApp
  let whole: ReturnType<typeof createApp>['app']
  let routes: ReturnType<typeof apiRoutes>
  const values: Record<string, string> = { bucket: 'media', key: 'none', categorySlug: 'elevation' }
  beforeAll(async () => {
    app = await startApp(await openBegunSqlite(), {
      SHARED_CACHE_SECONDS: '61',
      PUBLIC_URL: 'https://www.example.com',
    })
    const build = await builtPages()
    const createWith = (
      apiFetch: Parameters<typeof createPages>[0]['apiFetch'],
      version: { current(): string },
    ) => createPages({ build, apiFetch, contentVersion: version, publicUrl: 'https://www.example.com' })
    whole = createApp(app.dependencies, createWith).app
    routes = [...apiRoutes(app.app), ...pageRoutes(build)]
    const picture = await uploadedPicture(app)
    const design = await createdDesign(app, { images: [{ fileId: picture }] })
    Object.assign(values, { design: design.code, designId: design._id, file: picture })
  })
  afterAll(() => app.stop())

  const addressOf = (pattern: string) =>
    pattern
      .replace('/:subcategorySlug?', '')
      .replace(/:(\w+)/g, (_, name) => {
        if (name === 'id') return (pattern.startsWith('/v1/') ? values.file : values.design) ?? ''
        return values[name] ?? 'none'
      })
      .replace('/*', '/nowhere')
  const ask = async (path: string, headers = {}, method = 'GET') => {
    const response = await whole.request(path, { headers, method })
    await response.arrayBuffer()
    return response
  }
  const said = ({ headers }: Response) => headers.get('cache-control') ?? ''

  it('what is the same for every guest says for how long and of what it is made, and nothing else does', async () => {
    const counts = { shared: 0, own: 0, kept: 0, nowhere: 0 }
    for (const { pattern, isCached } of routes) {
      const path = addressOf(pattern)
      const response = await ask(path)
      const about = [pattern, response.status, said(response)]
      if (ownWord.test(pattern) && response.status === 200 && !/files(\/:id)?$/.test(pattern)) {
        counts.own += 1
        expect(about).toEqual([pattern, 200, expect.stringMatching(/^public, max-age=\d+/)])
        const key = pattern.startsWith('/v1/') ? `file-${values.file}` : 'content'
        expect([pattern, response.headers.get('surrogate-key')]).toEqual([pattern, key])
      } else if (isCached && [200, 301].includes(response.status)) {
        counts.shared += 1
        expect(about).toEqual([pattern, response.status, forGuests])
        expect(response.headers.get('surrogate-key')).toBe('content')
        expect(response.headers.get('cache-tag')).toBe('content')
        expect(response.headers.get('vary')).toBe(
          'Accept-Encoding, authorization, x-appwrite-jwt, x-appwrite-key',
        )
      } else if (isCached) {
        counts.nowhere += 1
        expect([...about, response.headers.has('surrogate-key')]).toEqual([
          ...about.slice(0, 2),
          expect.stringMatching(/^(private, )?no-cache$/),
          false,
        ])
      } else {
        counts.kept += 1
        expect([...about, response.headers.has('surrogate-key')]).toEqual([
          ...about.slice(0, 2),
          expect.stringMatching(isPrivate),
          false,
        ])
      }
    }
    expect(counts.shared).toBeGreaterThan(25)
    expect(Math.min(counts.own, counts.kept - 50, counts.nowhere)).toBeGreaterThan(1)
  })

  it.each(['authorization', 'x-appwrite-jwt', 'x-appwrite-key'])(
    'what is asked with %s is for who asked, whatever it is',
    async (name) => {
      const token = name === 'authorization' ? `Bearer ${app.adminToken}` : app.adminToken
      for (const value of [token, 'Bearer stale'])
        for (const { pattern } of routes) {
          const response = await ask(addressOf(pattern), { [name]: value })
          expect([pattern, said(response), response.headers.has('surrogate-key')]).toEqual([
            pattern,
            expect.stringMatching(isPrivate),
            false,
          ])
        }
    },
  )

  it('what writes, what is refused, a range and a very long address are for who asked', async () => {
    const write = await app.post('/api/enquiries', enquiryFields(), '')
    const long = await ask(`/api/designs?search=${'x'.repeat(3000)}`)
    const range = await ask('/api/settings', { range: 'bytes=0-10' })
    for (const response of [write, await ask('/api/designs', {}, 'POST'), long, range])
      expect(response.headers.get('cache-control')).toMatch(isPrivate)
    expect(said(await ask('/api/settings', {}, 'HEAD'))).toBe(forGuests)
  })

  it('the browser’s own files are of the build', async () => {
    const page = await (await whole.request('/')).text()
    const [asset = ''] = /\/assets\/[\w.-]+\.js/.exec(page) ?? []
    const response = await ask(asset)
    expect([said(response), response.headers.get('surrogate-key')]).toEqual([
      'public, max-age=31536000, immutable',
      'build',
    ])
  })

  it('a shared cache keeps nothing private, and gives nobody with a token what it keeps', async () => {
    const cache = createSharedCache(
      async (path, init) => whole.request(path, init),
      () => 0,
    )
    const admin = { authorization: `Bearer ${app.adminToken}` }
    const draft = await createdDesign(app, { title: 'CANARY draft', status: 'draft' })
    const preview = await app.post(`/api/designs/${draft._id}/preview`, {})
    const previewed = preview.body.url.split('/').at(-1)
    const shortlist = await app.post('/api/shortlists', { designs: [values.designId] }, '')
    const { key } = shortlist.body
    await app.post('/api/enquiries', enquiryFields({ name: 'CANARY enquiry' }), '')
    const secret = [
      ...['/api/designs', `/api/designs/${draft._id}`, `/designs/${draft.code}`, '/api/enquiries'],
      ...[`/api/previews/${previewed}`, `/preview/${previewed}`],
      ...[`/api/shortlists/${key}`, `/s/${key}`, `/share/s/${key}.jpg`, '/api/system', '/admin'],
    ]
    for (const path of secret)
      for (const headers of [admin, { 'x-appwrite-key': app.adminToken }, undefined])
        await cache.get(path, headers)
    expect(cache.contents()).not.toContain('CANARY')
    expect(cache.contents()).not.toContain(app.adminToken)
    expect(cache.paths()).toEqual(['/api/designs'])

    expect((await cache.get('/api/designs')).age).toBe(0)
    expect((await cache.get('/api/designs', admin)).age).toBe(undefined)
    expect((await cache.get(`/api/designs/${draft._id}`, admin)).text).toContain('CANARY')
  })
})

it('the short way says the same, to who has it already too', async () => {
  const app = await startApp(
    await openBegunSqlite(),
    { SHARED_CACHE_SECONDS: '61', PUBLIC_URL: 'https://www.example.com' },
    'socket',
  )
  const heads = async (headers = {}) => {
    const response = await app.request('/api/settings', { headers })
    await response.arrayBuffer()
    return ['cache-control', 'vary', 'surrogate-key', 'cache-tag', 'etag'].map((name) =>
      response.headers.get(name),
    )
  }
  const first = await heads()
  expect(first[0]).toBe(forGuests)
  expect([await heads(), await heads(), await heads({ 'if-none-match': first[4] })]).toEqual([
    first,
    first,
    first,
  ])
  await app.stop()
})

it('nothing is said of it where it is not set', async () => {
  const app = await startApp(await openBegunSqlite())
  const { headers } = await app.visit('/api/settings')
  expect(headers.get('cache-control')).toBe('no-cache')
  expect([headers.has('surrogate-key'), headers.get('vary')]).toEqual([false, 'Accept-Encoding'])
  expect((await app.get('/api/designs')).headers.get('cache-control')).toBe('no-store')
  await app.stop()
})
