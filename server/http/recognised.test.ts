import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBegunSqlite } from '#test/databases.ts'
import {
  bannerFields,
  createdDesign,
  enquiryFields,
  serviceFields,
  testimonialFields,
  uploadedPicture,
} from '#test/factories.ts'
import { adminLogin, startApp, type TestApp } from '#test/start-app.ts'
import { createResponseCache } from './cache/response-cache.ts'
import { cached } from './cached.ts'
import { createContentVersion } from './content-version.ts'
import type { AppContext } from './context.ts'

/** What one caller is answered. */
interface Answered {
  status: number
  text: string
}

describe('A guest who asks every address after an administrator', () => {
  let app: TestApp
  let paths: string[]
  beforeAll(async () => {
    app = await startApp(await openBegunSqlite())
    paths = await everyPath(app)
  })
  afterAll(() => app.stop())

  const byToken = (): Record<string, string>[] => [
    { Authorization: `Bearer ${app.adminToken}` },
    { Authorization: `bearer  ${app.adminToken}` },
    { 'X-Appwrite-JWT': app.adminToken },
    { 'X-Appwrite-Key': app.adminToken },
  ]

  it('is answered as before even if every route were cached', async () => {
    const all = cachingAll(app)
    await walk((path, headers) => all.request(path, { headers }))
    expect(await asked(all, '/api/enquiries', {})).toMatchObject({ status: 401 })
  })

  it('neither gets what was made for a token, nor is one given what was made for a guest', async () => {
    const all = cachingAll(app)
    for (const headers of byToken()) {
      expect(await asked(all, '/api/enquiries', {})).toMatchObject({ status: 401 })
      expect(await asked(all, '/api/enquiries', headers)).toMatchObject({ status: 200 })
      const stored = await all.request('/api/categories')
      const own = await all.request('/api/categories', { headers })
      expect([stored.headers.has('etag'), own.headers.has('etag')]).toEqual([true, false])
    }
  })

  it('of an administrator each answer is compressed, whatever carried the token', async () => {
    for (const headers of byToken()) {
      const answer = await app.app.request('/api/categories', {
        headers: { ...headers, 'Accept-Encoding': 'gzip' },
      })
      expect(answer.headers.get('content-encoding')).toBe('gzip')
    }
  })

  async function walk(ask: (path: string, headers: Record<string, string>) => Promise<Response> | Response) {
    const answersTo = async (headers: Record<string, string>) => {
      const answers: Record<string, Answered> = {}
      for (const path of paths) answers[path] = await answered(await ask(path, headers))
      return answers
    }
    const guest = await answersTo({})
    expect(guest['/api/enquiries']?.status).toBe(401)
    for (const headers of byToken()) {
      const administrator = await answersTo(headers)
      expect(administrator['/api/enquiries']?.status).toBe(200)
      const again = await answersTo({})
      expect(again).toEqual(guest)
      expect(JSON.stringify(again)).not.toContain(adminLogin.email)
      expect(JSON.stringify(again)).not.toContain('Asha Rao')
    }
  }
})

/** The application behind a cache, every route of it cached: what one more cached route could do, all of them do. */
function cachingAll(app: TestApp) {
  const version = createContentVersion(() => 0)
  return new Hono<AppContext>()
    .use(createResponseCache({ version }).middleware)
    .use(cached)
    .all('*', (c) => app.app.fetch(c.req.raw))
}

async function asked(
  app: Pick<Hono<AppContext>, 'request'>,
  path: string,
  headers: Record<string, string>,
): Promise<Answered> {
  return answered(await app.request(path, { headers }))
}

async function answered(response: Response): Promise<Answered> {
  return { status: response.status, text: await response.text() }
}

/** Every address that can be read, one of everything being there. */
async function everyPath(app: TestApp): Promise<string[]> {
  const picture = await uploadedPicture(app)
  await createdDesign(app)
  const { code } = await trashedDesign(app)
  await app.put('/api/settings', { websiteName: 'Rao & Shah' })
  const enquiry = (await app.post('/api/enquiries', enquiryFields())).body._id
  await app.post(`/api/enquiries/${enquiry}/notes`, { text: 'Call Asha Rao after six.' })
  await app.post('/api/services', serviceFields())
  await app.post('/api/testimonials', testimonialFields())
  await app.post('/api/pricing', { fileId: picture })
  await app.post('/api/banners', bannerFields(picture))
  const { body } = await app.post(`/api/designs/${(await createdDesign(app))._id}/preview`)
  const key = body.url.split('/').at(-1)
  const routes = app.app.routes.filter(({ method }) => method === 'GET').map(({ path }) => path)
  const paths = new Set<string>()
  for (const route of routes) {
    const named = route
      .replace(':bucket', 'media')
      .replace(':kind/:address', `design/${code}`)
      .replace(':key', key)
    paths.add(await withId(app, named, picture))
  }
  expect(paths.size).toBeGreaterThan(25)
  return [...paths]
}

/** So that something is in the trash. */
async function trashedDesign(app: TestApp): Promise<{ code: string }> {
  const design = await createdDesign(app)
  await app.delete(`/api/designs/${design._id}`)
  return design
}

/** The address with the first id that its list knows. */
async function withId(app: TestApp, route: string, picture: string): Promise<string> {
  const list = route.slice(0, Math.max(route.indexOf('/:'), 0))
  if (!list) return route
  if (list.startsWith('/v1')) return route.replace(/:\w+/, picture)
  const { body } = await app.get(list === '/share' ? '/api/designs' : list)
  if (!body.data?.[0]) throw new Error(`${list} has nothing that ${route} could read`)
  return route.replace(/:\w+/, body.data[0]._id ?? body.data[0].code)
}
