import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
import { createdDesign } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { cached, cachedAs } from '../cached.ts'
import { createContentVersion } from '../content-version.ts'
import type { AppContext } from '../context.ts'
import type { Tags } from './entry.ts'
import { createResponseCache } from './response-cache.ts'

onEachDatabase('A cached response', (open) => {
  let app: TestApp
  let design: { _id: string }
  const list = '/api/designs?sort=oldest'
  beforeAll(async () => {
    app = await startApp(await open())
    design = await createdDesign(app)
  })
  afterAll(() => app.stop())

  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    app.app.request(path, { method, headers })
  /** Changes the database behind the application's back: only a cached response still says what was there. */
  const changeBehind = (title: string) =>
    app.dependencies.db.updateTable('design').set({ title }).where('id', '=', design._id).execute()
  const titleIn = (body: { data: { title: string }[] }) => body.data[0]?.title

  it('is given to every visitor until something is written', async () => {
    const first = await ask(list)
    const text = await first.text()
    const again = await ask(list)
    expect([await again.text(), again.headers.get('etag')]).toEqual([text, first.headers.get('etag')])
    expect(again.headers.get('content-type')).toBe(first.headers.get('content-type'))
    expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
  })

  it.each([
    ['a changed design', () => app.put(`/api/designs/${design._id}`, { title: 'Changed title' })],
    ['a new design', () => createdDesign(app)],
    ['a deleted design', async () => app.delete(`/api/designs/${(await createdDesign(app))._id}`)],
    ['a changed category', async () => app.post('/api/categories', { name: 'Any' })],
    ['changed settings', () => app.put('/api/settings', { address: 'Elsewhere' })],
  ])('is not given any more after %s', async (_what, write) => {
    const paths = [list, `/api/designs/${design._id}`, '/api/categories', '/api/settings']
    await Promise.all(paths.map((path) => app.visit(path)))
    await write()
    for (const path of paths) expect((await app.visit(path)).body).toEqual((await app.get(path)).body)
  })

  it('of what is not there yet goes once it is', async () => {
    const { code } = await createdDesign(app)
    const next = code.replace(/\d+/, (number: string) => `${Number(number) + 1}`)
    expect((await app.visit(`/api/designs/${next}`)).status).toBe(404)
    await createdDesign(app)
    expect((await app.visit(`/api/designs/${next}`)).status).toBe(200)
  })

  it('is never given to a caller with a token, nor theirs to a visitor', async () => {
    const one = `/api/designs/${design._id}`
    await app.put(one, { title: 'As visitors saw it' })
    await app.visit(one)
    await changeBehind('Behind the back')
    try {
      expect((await app.get(one)).body.data.title).toBe('Behind the back')
      expect((await app.get(one, 'a stale token')).body.data.title).toBe('Behind the back')
    } finally {
      await app.put(one, { title: 'Straight again' })
    }
    expect(titleIn((await app.visit(list)).body)).toBe('Straight again')
  })

  it.each([
    ['/api/enquiries', 'Authorization', (token: string) => `Bearer ${token}`],
    ['/api/designs', 'Authorization', (token: string) => `Bearer ${token}`],
    ['/api/designs', 'X-Appwrite-JWT', (token: string) => token],
    ['/api/designs/nowhere', 'Authorization', () => 'Bearer stale'],
  ])('to a token stays in no cache: %s by %s', async (path, header, carried) => {
    const { headers } = await ask(path, { [header]: carried(app.adminToken) })
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null])
  })

  it('to a password of the proxy in front is what a guest is told', async () => {
    expect((await ask('/api/designs', { Authorization: 'Basic YTpi' })).headers.has('cache-control')).toBe(
      false,
    )
  })

  it('is only of the same address and query', async () => {
    expect((await app.visit('/api/designs?limit=1')).body.pagination.limit).toBe(1)
    expect((await app.visit('/api/designs?limit=2')).body.pagination.limit).toBe(2)
    expect((await app.visit('/api/designs')).body.pagination.limit).toBe(100)
  })

  it('is 304 to whoever has it, and whole again after a write', async () => {
    const etag = (await ask(list)).headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\/"[\w-]+"$/)
    for (const known of [etag, `"other", ${etag}`, '*']) {
      const answer = await ask(list, { 'If-None-Match': known })
      expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([304, '', etag])
      expect(answer.headers.get('x-request-id')).toMatch(/./)
    }
    expect((await ask(list, { 'If-None-Match': '"other"' })).status).toBe(200)
    await app.put(`/api/designs/${design._id}`, { title: 'A newer title' })
    expect((await ask(list, { 'If-None-Match': etag })).status).toBe(200)
  })

  it('never turns what is not found into a 304', async () => {
    for (let round = 0; round < 2; round++)
      expect((await ask('/api/designs/nowhere', { 'If-None-Match': '*' })).status).toBe(404)
  })

  it('may be stored by browsers only if they ask again', async () => {
    for (let round = 0; round < 2; round++) {
      const { headers } = await ask('/api/categories')
      expect(headers.get('cache-control')).toBe('no-cache')
      expect(headers.get('vary')).toMatch(/accept-encoding/i)
    }
  })

  it('answers HEAD like GET, without a body', async () => {
    const get = await ask(list)
    const head = await ask(list, {}, 'HEAD')
    expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([
      200,
      '',
      get.headers.get('etag'),
    ])
  })

  it('answers HEAD so too where nothing is stored yet', async () => {
    await app.put(`/api/designs/${design._id}`, { title: 'Not asked for yet' })
    const head = await ask(list, {}, 'HEAD')
    const get = await ask(list)
    const said = ['etag', 'cache-control', 'vary', 'content-type', 'content-length']
    expect(await head.text()).toBe('')
    expect(said.map((name) => head.headers.get(name))).toEqual(said.map((name) => get.headers.get(name)))
    expect(head.headers.get('etag')).toMatch(/./)
  })

  describe('is encoded', () => {
    const plain = (bytes: Buffer) => bytes
    it.each([
      ['br', 'br', brotliDecompressSync],
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
      ['br;q=0, gzip', 'gzip', gunzipSync],
      ['gzip;q=0.5, br;q=1.0', 'br', brotliDecompressSync],
      ['br;q=0.0, gzip;q=0', null, plain],
      ['deflate', null, plain],
      ['identity', null, plain],
      ['', null, plain],
    ])('as Accept-Encoding %j asks: %s', async (accepted, encoding, decode) => {
      const whole = await (await ask('/api/categories')).text()
      for (let round = 0; round < 2; round++) {
        const answer = await ask('/api/categories', { 'Accept-Encoding': accepted })
        const bytes = Buffer.from(await answer.arrayBuffer())
        expect(answer.headers.get('content-encoding')).toBe(encoding)
        expect(answer.headers.get('content-length')).toBe(`${bytes.length}`)
        expect(decode(bytes).toString()).toBe(whole)
      }
    })
  })

  it.each(['/api/designs/random?limit=1', '/api/designs/%72andom?limit=1'])(
    'is never one of %s',
    async (path) => {
      await createdDesign(app, { title: 'The other' })
      const seen = new Set<string | undefined>()
      for (let round = 0; round < 300 && seen.size < 2; round++)
        seen.add(titleIn((await app.visit(path)).body))
      expect(seen.size).toBe(2)
    },
  )

  it.each([
    '/api/enquiries',
    '/api/auth/admins',
    '/api/auth/profile',
    '/api/banners',
    '/api/enquiries/export',
  ])('of %s opens nothing to a visitor after an administrator asked', async (path) => {
    expect((await app.get(path)).status).toBe(200)
    expect((await app.visit(path)).status).toBe(401)
    expect((await app.get(path)).status).toBe(200)
  })

  it('of an administrator is compressed too, and not stored', async () => {
    const headers = { Authorization: `Bearer ${app.adminToken}`, 'Accept-Encoding': 'br, gzip' }
    const answer = await ask('/api/categories', headers)
    expect([answer.headers.get('content-encoding'), answer.headers.get('etag')]).toEqual(['gzip', null])
    const text = gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()
    expect(JSON.parse(text).success).toBe(true)
  })

  it('of a refused query is none', async () => {
    for (let round = 0; round < 2; round++) {
      const answer = await app.visit('/api/designs?page=0')
      expect([answer.status, answer.headers.get('etag')]).toEqual([400, null])
    }
  })
})

it('makes a response once for all who ask for it at the same moment', async () => {
  let made = 0
  const app = new Hono<AppContext>()
    .use(createResponseCache({ version: createContentVersion(() => 0) }).middleware)
    .get('/', cached, async (c) => {
      made += 1
      await new Promise((resolve) => setTimeout(resolve, 10))
      return c.json({ made })
    })
  const answers = await Promise.all(Array.from({ length: 20 }, async () => (await app.request('/')).json()))
  expect(answers).toEqual(Array.from({ length: 20 }, () => ({ made: 1 })))
})

it('makes nothing again of which all is as it was, though something else was written', async () => {
  const version = createContentVersion(() => 0)
  const { middleware, find } = createResponseCache({ version })
  let [made, now] = [0, '200 first']
  const isUnchanged = async (madeOf: Tags) => {
    if (now === 'nobody knows') throw new Error(now)
    return madeOf.get('/api/settings') === now
  }
  const app = new Hono<AppContext>().use(middleware).get('/', cachedAs({ isUnchanged }), (c) => {
    c.set('madeOf', now === 'nobody knows' ? undefined : new Map([['/api/settings', now]]))
    made += 1
    return c.text(`made ${made}`)
  })
  const read = async () => (await app.request('/')).text()
  async function readAfterAWrite() {
    version.move()
    expect(find('/', 'localhost')).toBeUndefined()
    const answers = await Promise.all([read(), read(), read()])
    expect(find('/', 'localhost')).toBeDefined()
    expect(new Set(answers).size).toBe(1)
    return answers[0]
  }
  expect(await read()).toBe('made 1')
  expect(await readAfterAWrite()).toBe('made 1')
  now = '200 second'
  expect(await readAfterAWrite()).toBe('made 2')
  now = 'nobody knows'
  expect(await readAfterAWrite()).toBe('made 3')
  expect(await readAfterAWrite()).toBe('made 4')
})

it('compresses nothing again that is the same to the byte', async () => {
  const version = createContentVersion(() => 0)
  const cache = createResponseCache({ version })
  let text = 'the same text '.repeat(100)
  const app = new Hono<AppContext>().use(cache.middleware).get('/', cached, (c) => c.text(text))
  const compressedCopy = async () => {
    await app.request('/', { headers: { 'Accept-Encoding': 'br' } })
    return cache.find('/', 'localhost')?.copies.br
  }
  const first = await compressedCopy()
  expect(first).toBeDefined()
  version.move()
  expect(await compressedCopy()).toBe(first)
  version.move()
  text = 'another text '.repeat(100)
  expect(await compressedCopy()).not.toBe(first)
})

it('lets nobody wait for a response that came to nothing', async () => {
  const app = new Hono<AppContext>()
    .use(createResponseCache({ version: createContentVersion(() => 0) }).middleware)
    .get('/', cached, () => {
      // What is no Error passes by whatever turns errors into responses.
      throw 'nothing'
    })
  for (let round = 0; round < 2; round++)
    await expect(Promise.resolve().then(() => app.request('/'))).rejects.toBe('nothing')
})

it('stores nothing of a route that does not state that it is cached', async () => {
  let made = 0
  const app = new Hono<AppContext>()
    .use(createResponseCache({ version: createContentVersion(() => 0) }).middleware)
    .get('/', (c) => c.json({ made: ++made }))
  for (const expected of [1, 2]) expect(await (await app.request('/')).json()).toEqual({ made: expected })
})

it('shows a cached route no cookie, so that what is stored for all guests is made from none', async () => {
  const app = new Hono<AppContext>()
    .use(createResponseCache({ version: createContentVersion(() => 0) }).middleware)
    .get('/', cached, (c) =>
      c.json({ cookie: c.req.header('cookie') ?? null, agent: c.req.header('user-agent') }),
    )
  const asked = await app.request('/', { headers: { Cookie: 'session=mine', 'User-Agent': 'test' } })
  expect(await asked.json()).toEqual({ cookie: null, agent: 'test' })
  expect(await (await app.request('/')).json()).toEqual({ cookie: null, agent: 'test' })
})
