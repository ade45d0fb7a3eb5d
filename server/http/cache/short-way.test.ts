import { once } from 'node:events'
import { type IncomingHttpHeaders, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { createPages } from '#server/pages.ts'
import { openBegunSqlite } from '#test/databases.ts'
import { builtPages } from '#test/every-route.ts'
import { createdDesign, uploadedPicture } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { createListener } from '../listener.ts'
import { createRequestLines } from '../request-lines.ts'
import { compressedByNow } from './encoding.ts'
import { createShortWay, type ShortWay } from './short-way.ts'

const written: string[] = []
const destination = { write: (line: string) => void written.push(line) }
const log = pino({}, destination)
const lines = createRequestLines(log, destination)
const asBrowsersAsk = { 'accept-encoding': 'gzip, deflate, br, zstd' }
/** Each request has its own, and each moment. */
const ofItsOwn = ['x-request-id', 'date']

let app: TestApp
let listener: ReturnType<typeof createListener>
let port: number
let isOpen = true
let taken = 0
let cache: ReturnType<typeof createApp>['cache']
const paths = ['/', '/gallery', '/api/designs?limit=24', '/api/settings', '/robots.txt', '/favicon.svg']

beforeAll(async () => {
  app = await startApp(await openBegunSqlite())
  const build = await builtPages()
  const created = createApp({ ...app.dependencies, log }, (apiFetch, contentVersion) =>
    createPages({ build, apiFetch, contentVersion }),
  )
  cache = created.cache
  const shortWay = createShortWay(cache, lines)
  const counted: ShortWay = (request, send) => {
    const isTaken = isOpen && shortWay(request, send)
    if (isTaken) taken += 1
    return isTaken
  }
  listener = createListener(created.app.fetch, log, { shortWay: counted })
  await once(listener.server.listen(0, '127.0.0.1'), 'listening')
  port = (listener.server.address() as AddressInfo).port
  const picture = await uploadedPicture(app)
  const { code } = await createdDesign(app, { images: [{ fileId: picture }] })
  const file = `/v1/storage/buckets/media/files/${picture}`
  paths.push(
    `/designs/${code}`,
    `/api/designs/${code}`,
    `${file}/view`,
    `${file}/preview?width=320&output=webp`,
  )
  paths.push((await readPage('/')).match(/\/assets\/[\w.-]+\.js/)?.[0] ?? '')
  // What is asked for often is compressed anew: not between two requests that are compared.
  for (const path of paths) for (let asked = 0; asked < 6; asked++) await ask(path)
  for (const entry of cache.all()) entry.madeAt = Number.NEGATIVE_INFINITY
  for (const path of paths) await ask(path)
  await compressedByNow()
})
afterAll(async () => {
  await listener.end({ body: 0, response: 0 })
  await app.stop()
})
beforeEach(() => {
  isOpen = true
  taken = 0
})

interface Answered {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: Buffer
}

async function ask(path: string, headers: Record<string, string> = asBrowsersAsk, method = 'GET') {
  const asking = request({ port, host: '127.0.0.1', path, method, headers, agent: false })
  asking.setHeader('Connection', 'keep-alive')
  asking.end()
  const [response] = await once(asking, 'response')
  const body = await buffer(response)
  asking.destroy()
  return { status: response.statusCode, headers: response.headers, body } as Answered
}

async function readPage(path: string): Promise<string> {
  return (await ask(path, {})).body.toString()
}

/** What both ways have to answer alike. */
function shared({ status, headers, body }: Answered) {
  const alike = Object.entries(headers).filter(([name]) => !ofItsOwn.includes(name))
  return { status, headers: Object.fromEntries(alike.toSorted()), body: body.toString('base64') }
}

async function theLongWay(path: string, headers?: Record<string, string>, method?: string) {
  isOpen = false
  const answered = shared(await ask(path, headers, method))
  isOpen = true
  return answered
}

describe('What comes the short way', () => {
  it.each([
    ['GET', asBrowsersAsk],
    ['GET', { 'accept-encoding': 'gzip' }],
    ['GET', { 'accept-encoding': 'br;q=0.5, identity' }],
    ['GET', {}],
    ['HEAD', asBrowsersAsk],
    ['GET', { ...asBrowsersAsk, 'if-none-match': '*' }],
    ['GET', { ...asBrowsersAsk, cookie: 'a=b' }],
  ])('differs in no header and no byte from what comes the long way: %s %j', async (method, headers) => {
    for (const path of paths) {
      await ask(path, headers as Record<string, string>)
      const long = await theLongWay(path, headers as Record<string, string>, method)
      taken = 0
      const short = shared(await ask(path, headers as Record<string, string>, method))
      expect([path, taken, short]).toEqual([path, 1, long])
    }
  })

  it('has the id that the caller named, or a new one', async () => {
    await ask('/api/settings')
    const named = await ask('/api/settings', { ...asBrowsersAsk, 'x-request-id': 'my-request-1' })
    expect(named.headers['x-request-id']).toBe('my-request-1')
    const ids = [await ask('/api/settings'), await ask('/api/settings')].map(
      ({ headers }) => headers['x-request-id'],
    )
    expect(new Set(ids).size).toBe(2)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{24}$/)
    expect(taken).toBeGreaterThanOrEqual(3)
  })

  it('is answered to parameters that no route reads, too', async () => {
    await ask('/api/designs?limit=24')
    taken = 0
    const plain = await ask('/api/designs?limit=24')
    const other = await ask('/api/designs?utm_source=letter&limit=24')
    expect([taken, other.body]).toEqual([2, plain.body])
  })

  it('leaves a line in the log as every other request does', async () => {
    await ask('/api/settings')
    lines.flush()
    written.length = 0
    isOpen = false
    await ask('/api/settings', { 'x-request-id': 'the-long-way' })
    isOpen = true
    await ask('/api/settings?utm=1', { 'x-request-id': 'the-short-way' })
    lines.flush()
    const [long, short] = written.map((line) => JSON.parse(line))
    expect(Object.keys(short)).toEqual(Object.keys(long))
    expect({ ...short, time: 0, milliseconds: 0 }).toEqual({
      ...long,
      time: 0,
      milliseconds: 0,
      requestId: 'the-short-way',
    })
    expect(Math.abs(short.time - long.time)).toBeLessThan(60_000)
  })

  it('is never what was there before a write', async () => {
    for (let round = 0; round < 20; round++) {
      await ask('/api/settings')
      await app.put('/api/settings', { address: `Street ${round}` })
      expect((await ask('/api/settings', {})).body.toString()).toContain(`Street ${round}"`)
    }
  })

  it('answers several requests of one connection in their order', async () => {
    for (const path of ['/api/settings', '/robots.txt']) await ask(path, {})
    taken = 0
    const socket = connect(port, '127.0.0.1')
    const asked = ['/api/settings', '/api/health', '/robots.txt']
    socket.write(asked.map((path) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`).join(''))
    let answered = ''
    for await (const chunk of socket) {
      answered += chunk
      if (answered.includes('Sitemap:')) break
    }
    expect(answered.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(3)
    expect(answered.indexOf('"success":true')).toBeLessThan(answered.indexOf('"status"'))
    expect(taken).toBe(2)
  })
})

describe('What is not found', () => {
  it('is made once for all addresses that no page has, and takes the room of one', async () => {
    const first = await ask('/nowhere/at/all')
    const stored = cache.all().length
    for (let count = 0; count < 50; count++) {
      const other = await ask(`/nowhere-${count}?${'x'.repeat(3000)}=${count}`)
      expect([other.status, other.body.equals(first.body)]).toEqual([404, true])
    }
    expect(cache.all().length).toBe(stored)
    await app.put('/api/settings', { websiteName: 'Another firm' })
    const body = await readPage('/nowhere/at/all')
    expect([body.includes('Another firm'), body.includes('nowhere')]).toEqual([true, false])
  })

  it('of the data and the list of pages that the router asks for is told apart', async () => {
    const { version } = (await builtPages()).assets
    const list = (path: string) => readPage(`/__manifest?paths=${path}&version=${version}`)
    const [services, about] = [await list('/services'), await list('/about')]
    expect([services.includes('site/services/page'), about.includes('site/services/page')]).toEqual([
      true,
      false,
    ])
    expect((await ask('/nowhere.data')).headers['content-type']).not.toMatch(/html/)
  })
})

describe('The application itself answers', () => {
  it.each([
    ['a token', { authorization: 'Bearer none' }],
    ['a JWT', { 'x-appwrite-jwt': 'none' }],
    ['a key', { 'x-appwrite-key': 'none' }],
    ['a range', { range: 'bytes=0-1' }],
    ['the end of the connection', { connection: 'close' }],
  ])('a request with %s', async (_what, headers) => {
    await ask('/api/settings')
    taken = 0
    const asking = request({ port, host: '127.0.0.1', path: '/api/settings', headers, agent: false })
    asking.end()
    const [response] = await once(asking, 'response')
    await buffer(response)
    expect([response.statusCode, taken]).toEqual([200, 0])
  })

  it('a request that writes, and one that nobody has asked before', async () => {
    await ask('/api/enquiries', {}, 'POST')
    await ask('/api/designs?limit=7')
    expect(taken).toBe(0)
  })

  it('a file once it has been deleted', async () => {
    const picture = await uploadedPicture(app)
    const view = `/v1/storage/buckets/media/files/${picture}/view`
    for (let round = 0; round < 3; round++) expect((await ask(view)).status).toBe(200)
    expect(taken).toBe(2)
    await app.delete(`/v1/storage/buckets/media/files/${picture}`)
    expect((await ask(view)).status).toBe(404)
  })
})
