import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer, type TestServer } from '#test/start-server.ts'
import { type Api, apiOf } from './api.ts'

const login = { email: 'owner@example.com', password: 'correct horse' }
let directory: string
let product: TestServer
let api: Api

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'plinth-requests-'))
  product = await startServer({
    DATA_DIR: directory,
    ADMIN_EMAIL: login.email,
    ADMIN_PASSWORD: login.password,
  })
  const { body } = await apiOf(product.url).call('POST', '/api/auth/login', login)
  api = apiOf(product.url, body.token)
})
afterAll(async () => {
  await product.stop()
  await rm(directory, { recursive: true, force: true })
})

/** Asks for a path as it is written, which `fetch` would mend. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = new URL(product.url)
  const sent = request({ host: '127.0.0.1', port, path, method, headers }).end()
  const [response] = await once(sent, 'response')
  return { status: response.statusCode, headers: response.headers, body: await text(response) }
}

/** Sends bytes over a socket of their own. @returns the statuses of all that comes back until it is closed */
async function speak(bytes: string): Promise<string[]> {
  const socket = connect(Number(new URL(product.url).port), '127.0.0.1')
  socket.end(bytes)
  return [...(await text(socket)).matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status = '']) => status)
}

it.each([
  '//evil.example',
  '///evil.example/%2e%2e',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/category//evil.example',
  '/category/%5c%5cevil.example',
  '/interior-design//evil.example',
  '/interior-design/?next=//evil.example',
  '/admin/login?next=https://evil.example',
  '/designs/%2f%2fevil.example',
])('nobody is sent elsewhere by %s', async (path) => {
  const { headers, status } = await ask(path)
  expect(status).toBeLessThan(500)
  if (headers.location) expect(new URL(headers.location, product.url).origin).toBe(product.url)
})

it.each([
  '/assets/../../package.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/..%5c..%5cpackage.json',
  '/v1/storage/buckets/media/files/..%2f..%2fportfolio.db/view?project=portfolio',
  '/v1/storage/buckets/media/files/%2e%2e/download?project=portfolio',
  '/v1/storage/buckets/..%2f..%2fdata/files/x/view?project=portfolio',
  '/share/..%2f..%2f..%2fetc%2fpasswd',
  '/.git/config',
  '/.env',
  '/server/main.ts',
])('no file of the machine lies behind %s', async (path) => {
  const { status, body } = await ask(path)
  expect(status).toBe(404)
  expect(body).not.toMatch(/root:|SQLite format|"scripts":|repositoryformatversion/)
})

it('what one host was told is not told to another, and what a proxy would say of hosts is not believed', async () => {
  const poisoned = {
    host: 'evil.example',
    'x-forwarded-host': 'worse.example',
    forwarded: 'host=worst.example',
  }
  for (const path of ['/', '/robots.txt', '/sitemap.xml', '/gallery']) {
    const told = (await ask(path, poisoned)).body
    expect(told).not.toMatch(/wors[et]/)
    expect((await ask(path)).body).not.toContain('evil.example')
  }
})

it('another origin is allowed nothing', async () => {
  const preflight = { origin: 'https://evil.example', 'access-control-request-method': 'PUT' }
  for (const [path, method] of [
    ['/api/settings', 'OPTIONS'],
    ['/api/settings', 'GET'],
    ['/v1/storage/buckets/media/files', 'OPTIONS'],
  ] as const) {
    const { headers } = await ask(path, preflight, method)
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  }
  for (const path of ['/', '/api/designs?limit=%00', '/v1/storage/%00'])
    expect([404, 405]).toContain((await ask(path, {}, 'TRACE')).status)
})

it('where a request ends is never in doubt', async () => {
  const post = 'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n'
  const hidden = 'GET /robots.txt HTTP/1.1\r\nHost: a\r\n\r\n'
  const doubtful = {
    'a length beside chunks': `${post}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
    'two lengths': `${post}Content-Length: 2\r\nContent-Length: 60\r\n\r\n{}${hidden}`,
    'an unknown encoding': `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`,
    'chunks that are not the last': `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${hidden}`,
    'a blank before the colon': `${post}Content-Length : 2\r\n\r\n{}${hidden}`,
    'a folded line': `${post}X: a\r\n Transfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n{}`,
    'a chunk that says less': `${post}Transfer-Encoding: chunked\r\n\r\n1\r\n{}\r\n0\r\n\r\n${hidden}`,
  }
  for (const [what, bytes] of Object.entries(doubtful)) {
    const statuses = await speak(bytes)
    expect(
      statuses.filter((status) => status === '200'),
      what,
    ).toEqual([])
    expect(statuses.length, what).toBeLessThanOrEqual(1)
  }
})

it('a packed body is not unpacked', async () => {
  const response = await fetch(`${product.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body: gzipSync(Buffer.alloc(50_000_000)),
  })
  expect([400, 413, 415]).toContain(response.status)
})

it('no call takes what is not its caller’s to say', async () => {
  const wished = { _id: 'f'.repeat(24), createdAt: '2000-01-01T00:00:00.000Z', isAdmin: true, role: 'owner' }
  const polluted = JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}')
  const service = (await api.call('POST', '/api/services', { title: 'Gardens', ...wished, ...polluted })).body
  expect(service._id).not.toBe(wished._id)
  expect(service.createdAt).not.toBe(wished.createdAt)
  expect(service).not.toHaveProperty('isAdmin')
  expect({}).not.toHaveProperty('polluted')
  const { email, password } = { email: 'editor@example.com', password: 'a fine password' }
  await api.call('POST', '/api/auth/admins', { name: 'E', email, password, role: 'editor', isAdmin: true })
  const { token } = (await apiOf(product.url).call('POST', '/api/auth/login', { email, password })).body
  const editor = apiOf(product.url, token)
  await editor.call('PUT', '/api/auth/profile', { name: 'E', email, ...wished })
  expect((await editor.call('GET', '/api/auth/profile')).body).toMatchObject({ role: 'editor' })
  expect((await editor.call('GET', '/api/auth/admins')).status).toBe(403)
})
