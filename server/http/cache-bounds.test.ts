import { Hono } from 'hono'
import { beforeEach, describe, expect, it } from 'vitest'
import { openSqlite } from '#test/databases.ts'
import { createdDesign } from '#test/factories.ts'
import { startApp } from '#test/start-app.ts'
import type { CacheEntry } from './cache-entry.ts'
import { cached } from './cached.ts'
import { createContentVersion } from './content-version.ts'
import type { AppContext } from './context.ts'
import { createCacheEntries, responseCache } from './response-cache.ts'

const bounds = { bytes: 1024 * 1024, entries: 300 }
const parameters = new Set(['search', 'page'])
const version = createContentVersion(() => 0)

describe('What is stored of hostile addresses', () => {
  let entries: ReturnType<typeof createCacheEntries>
  let app: Hono<AppContext>
  beforeEach(() => {
    entries = createCacheEntries(bounds)
    app = new Hono<AppContext>()
    app.use(responseCache({ version, entries, knownParameters: () => parameters }))
    app.use(cached)
    app
      .get('/found/*', (c) => c.text('a page of some length '.repeat(50)))
      .get('/cookie', (c) => c.text('yours', 200, { 'Set-Cookie': 'a=1' }))
  })

  const ask = async (path: string, host = 'http://site.example', headers = {}) =>
    (await app.request(host + path, { headers })).text()

  it('is nothing of what is not found, however many are asked for', async () => {
    for (let count = 0; count < 10_000; count++) await ask(`/nothing/${count}${'x'.repeat(1500)}`)
    expect(entries.size).toBe(0)
  })

  it('is nothing of parameters that the address does not know', async () => {
    for (let count = 0; count < 5000; count++) await ask(`/found/a?search=x&utm_${count}=1`)
    expect(entries.size).toBe(0)
    await ask('/found/a?search=x&page=2')
    expect(entries.size).toBe(1)
  })

  it('is nothing of an address that is longer than 2 KB, nor of what sets a cookie', async () => {
    await ask(`/found/${'x'.repeat(2048)}`)
    await ask('/cookie')
    expect(entries.size).toBe(0)
    await ask(`/found/${'x'.repeat(2000)}`)
    expect(entries.size).toBe(1)
  })

  it('is no more than its number of entries, from however many hosts they are asked', async () => {
    for (let count = 0; count < 5000; count++) await ask('/found/a', `http://host-${count}.example`)
    expect(entries.size).toBe(bounds.entries)
  })

  it('is no more than its bytes, keys, headers and compressed copies among them', async () => {
    const encodings = ['br', 'gzip', 'identity']
    for (let count = 0; count < 3000; count++) {
      const path = `/found/${count}?search=${'x'.repeat(1900)}`
      await ask(path, undefined, { 'Accept-Encoding': encodings[count % 3] })
      await ask(path, undefined, { 'Accept-Encoding': encodings[(count + 1) % 3] })
    }
    const really = [...entries.entries()].map(([key, entry]) => leastBytesOf(key, entry))
    const sum = really.reduce((total, bytes) => total + bytes, 0)
    expect(entries.size).toBeGreaterThan(100)
    expect(sum).toBeLessThanOrEqual(bounds.bytes)
    expect(entries.calculatedSize).toBeGreaterThanOrEqual(sum)
    expect(entries.calculatedSize).toBeLessThanOrEqual(bounds.bytes)
  })

  it('is one response for all hosts where none depends on the host', async () => {
    const one = new Hono<AppContext>()
      .use(responseCache({ version, entries, differsByHost: false }))
      .use(cached)
      .get('/', (c) => c.text('the same'))
    for (let count = 0; count < 100; count++) await one.request(`http://host-${count}.example/`)
    expect(entries.size).toBe(1)
  })
})

it('of the API is stored what its own parameters ask for, and only that', async () => {
  const app = await startApp(await openSqlite())
  const { _id } = await createdDesign(app)
  const isStored = async (path: string) => {
    await app.dependencies.db.updateTable('design').set({ title: 'Before' }).where('id', '=', _id).execute()
    await app.put('/api/settings', { address: path })
    const before = await (await app.app.request(path)).text()
    await app.dependencies.db.updateTable('design').set({ title: 'Behind' }).where('id', '=', _id).execute()
    return (await (await app.app.request(path)).text()) === before
  }
  for (const [path, expected] of [
    ['/api/designs', true],
    ['/api/designs?sort=oldest&page=1', true],
    ['/api/designs?sort=oldest&unknown=1', false],
    [`/api/designs/${_id}`, true],
    [`/api/designs/${_id}?page=1`, false],
  ] as const)
    expect([path, await isStored(path)]).toEqual([path, expected])
  await app.stop()
})

/** What can be counted of an entry from outside: its bodies, and a byte for each character of its texts. */
function leastBytesOf(key: string, { headers, bodies }: CacheEntry): number {
  const texts = [key, ...headers.flat()].join('').length
  return texts + Object.values(bodies).reduce((bytes, body) => bytes + body.length, 0)
}
