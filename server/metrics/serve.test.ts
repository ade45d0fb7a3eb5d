import { request } from 'node:http'
import parse from 'parse-prometheus-text-format'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openBegunSqlite } from '#test/databases.ts'
import { enquiryFields, uploadedPicture } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { serveMetrics } from './serve.ts'

let app: TestApp
let address: string
let close: () => Promise<void>
beforeEach(async () => {
  app = await startApp(await openBegunSqlite(), {}, 'socket')
  const metrics = await serveMetrics(app.dependencies, app.cache, { port: 0, host: '127.0.0.1' })
  address = `http://127.0.0.1:${metrics.port}`
  close = metrics.close
})
afterEach(async () => {
  await close()
  await app.stop()
})

const text = async () => (await fetch(`${address}/metrics`)).text()

/** A metric's samples as a parser of Prometheus's format reads them. */
async function samples(name: string) {
  return parse(await text()).find((family) => family.name === name)?.metrics ?? []
}

/** How often requests of a route were answered, by status. */
async function answered(route: string) {
  const all = (await samples('plinth_requests_total')).filter(({ labels }) => labels?.route === route)
  return Object.fromEntries(all.map(({ labels, value }) => [labels?.status, Number(value)]))
}

it('every metric has a name, a type and a meaning, and is a number', async () => {
  await app.visit('/api/settings')
  const families = parse(await text())
  expect(families.length).toBeGreaterThan(30)
  for (const { name, help, type, metrics } of families) {
    expect(name).toMatch(/^(plinth|process)_[a-z0-9_]+$/)
    expect([name, type, name.endsWith('_total')]).toEqual([
      name,
      expect.stringMatching(/^(COUNTER|GAUGE|HISTOGRAM)$/),
      type === 'COUNTER',
    ])
    expect([name, help]).toEqual([name, expect.stringMatching(/^.*[a-z].*\.$|; always 1\.$/)])
    // Of a histogram the parser tells buckets alone, and of several the last.
    if (type !== 'HISTOGRAM')
      for (const { value } of metrics) expect([name, Number.isFinite(Number(value))]).toEqual([name, true])
  }
})

it('a histogram counts in each bucket all that is quicker, and in the last one all', async () => {
  for (let at = 0; at < 5; at++) await app.visit('/api/health')
  const counts = [
    ...(await text()).matchAll(/^plinth_request_duration_seconds_bucket\{kind="first",le="(.+)"\} (\d+)$/gm),
  ]
  expect(counts.map(([, bound]) => bound)).toEqual([
    ...['0.005', '0.01', '0.025', '0.05', '0.1', '0.25', '0.5', '1', '2.5', '5', '10', '30', '+Inf'],
  ])
  const below = counts.map(([, , count]) => Number(count))
  expect(below).toEqual([...below].sort((one, other) => one - other))
  expect(below.at(-1)).toBe(5)
  expect(await text()).toMatch(/^plinth_request_duration_seconds_count\{kind="first"\} 5$/m)
  expect(await text()).toMatch(/^plinth_request_duration_seconds_sum\{kind="first"\} [\d.]+$/m)
})

it('what is stored is counted as what the application answers, by route and status', async () => {
  const before = await answered('/api/services')
  expect(before).toEqual({})
  const first = await app.visit('/api/services')
  for (let at = 0; at < 3; at++) await app.visit('/api/services')
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
  expect((await app.request('/api/services', { headers })).status).toBe(304)
  expect(await answered('/api/services')).toEqual({ '2xx': 4, '3xx': 1 })
  await app.visit('/api/services/nothing')
  expect(await answered('/api/services/:id')).toEqual({ '4xx': 1 })
  const cache = await samples('plinth_cache_requests_total')
  expect(cache.map(({ labels, value }) => [labels?.outcome, Number(value) > 0])).toEqual([
    ['hit', true],
    ['miss', true],
  ])
})

it('hits are what was stored, and each of them is counted once', async () => {
  const hits = async () =>
    Number(
      (await samples('plinth_cache_requests_total')).find(({ labels }) => labels?.outcome === 'hit')?.value,
    )
  await app.visit('/api/services')
  const before = await hits()
  for (let at = 0; at < 3; at++) await app.visit('/api/services')
  expect((await hits()) - before).toBe(3)
})

it('hostile addresses, methods and hosts add no series, and nothing that they say is printed', async () => {
  const hostile = (at: number) => [
    `/designs/hostile-${at}`,
    `/api/designs/hostile-${at}`,
    `/api/hostile-${at}"}\n`,
    `/hostile-${at}%0Aplinth_ready 0`,
    `/v1/storage/buckets/hostile-${at}/files/${at}/view`,
    `/preview/hostile-${at}`,
    `/api/designs?search=hostile-${at}&hostile${at}=1`,
  ]
  const ask = (path: string, method: string, at: number) =>
    new Promise<void>((resolve) => {
      const { hostname, port } = new URL(app.url)
      const headers = { host: `hostile-${at}.example`, 'x-request-id': `hostile-${at}` }
      const asked = request({ hostname, port, path: encodeURI(path), method, headers }, (response) => {
        response.resume().once('end', resolve)
      })
      asked.once('error', () => resolve()).end()
    })
  const all = async (from: number, to: number) => {
    for (let at = from; at < to; at++)
      for (const path of hostile(at))
        for (const method of ['GET', 'POST', 'MKCOL']) await ask(path, method, at)
  }
  const count = async () => parse(await text()).reduce((sum, { metrics }) => sum + metrics.length, 0)
  await all(0, 1)
  const before = await count()
  await all(1, 20)
  expect(await count()).toBe(before)
  expect(await text()).not.toContain('hostile')
})

it('nothing of a person is in it', async () => {
  await app.post('/api/enquiries', enquiryFields(), '')
  await app.get('/api/enquiries?search=Asha')
  const { body } = await app.get('/api/enquiries')
  const printed = await text()
  for (const word of [
    'Asha',
    'example.com',
    '98765 43210',
    '+919876543210',
    app.adminToken,
    body.data[0]._id,
  ])
    expect([word, printed.includes(word)]).toEqual([word, false])
})

it('says what waits, what the database was asked, what was drawn and what is left of the disk', async () => {
  const drawn = async () => Number((await samples('plinth_rendition_duration_seconds'))[0]?.count)
  const before = await drawn()
  const picture = await uploadedPicture(app)
  await app.visit(`/v1/storage/buckets/media/files/${picture}/preview?width=32&output=webp`)
  expect(await drawn()).toBe(before + 1)
  for (const name of ['plinth_database_up', 'plinth_store_up', 'plinth_ready'])
    expect([name, (await samples(name))[0]?.value]).toEqual([name, '1'])
  expect(Number((await samples('plinth_disk_free_bytes'))[0]?.value)).toBeGreaterThan(0)
  expect((await samples('plinth_mails_waiting'))[0]?.value).toBe('0')
  const now = new Date().toISOString()
  const mail = { kind: 'enquiry' as const, subject: 'one', enquiryId: null, dueAt: now, createdAt: now }
  const insert = app.dependencies.db.insertInto('mailQueue')
  await insert.values({ ...mail, id: 'a'.repeat(24), attempts: 0 }).execute()
  await insert.values({ ...mail, subject: 'two', id: 'b'.repeat(24), attempts: 3 }).execute()
  expect((await samples('plinth_mails_waiting'))[0]?.value).toBe('2')
  expect((await samples('plinth_mails_failed'))[0]?.value).toBe('1')
})

it('is told where the database is away too', async () => {
  app.dependencies.readiness.missing = async () => ['database']
  app.dependencies.db.selectFrom = () => {
    throw new Error('The database is away')
  }
  expect((await samples('plinth_database_up'))[0]?.value).toBe('0')
  expect((await samples('plinth_ready'))[0]?.value).toBe('0')
  expect(await samples('plinth_mails_waiting')).toEqual([])
})

it('nothing else is there', async () => {
  for (const [method, path] of [
    ['GET', '/'],
    ['GET', '/api/settings'],
    ['POST', '/metrics'],
  ] as const) {
    const response = await fetch(address + path, { method })
    expect([path, response.status]).toEqual([path, 404])
  }
  const head = await fetch(`${address}/metrics`, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
    '',
  ])
})

it('a port that is taken is an error in one line', async () => {
  const port = Number(new URL(address).port)
  await expect(serveMetrics(app.dependencies, app.cache, { port, host: '127.0.0.1' })).rejects.toThrow(
    /^METRICS_PORT cannot be listened on: .*EADDRINUSE.*$/,
  )
})

it('a host that cannot be had is an error in one line that names it', async () => {
  const nowhere = { port: 0, host: 'nowhere.invalid' }
  await expect(serveMetrics(app.dependencies, app.cache, nowhere)).rejects.toThrow(
    /^METRICS_HOST cannot be listened on: .*nowhere\.invalid$/,
  )
})
