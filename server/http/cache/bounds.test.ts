import { Hono } from 'hono'
import { beforeEach, describe, expect, it } from 'vitest'
import { openBegunSqlite } from '#test/databases.ts'
import { startApp } from '#test/start-app.ts'
import { cached } from '../cached.ts'
import { createContentVersion } from '../content-version.ts'
import type { AppContext } from '../context.ts'
import { createCacheEntries } from './entries.ts'
import type { CacheEntry } from './entry.ts'
import { createResponseCache } from './response-cache.ts'

const bounds = { bytes: 1024 * 1024, entries: 300 }
const parameters = new Set(['search', 'page'])
const version = createContentVersion(() => 0)

describe('What is stored of hostile addresses', () => {
  let entries: ReturnType<typeof createCacheEntries>
  let app: Hono<AppContext>
  beforeEach(() => {
    entries = createCacheEntries(bounds)
    app = new Hono<AppContext>()
    app.use(createResponseCache({ version, entries, knownParameters: () => parameters }).middleware)
    app.use(cached)
    app
      .get('/found/*', (c) => c.text('a page of some length '.repeat(50)))
      .get('/asked', (c) => c.text(c.req.url))
      .get('/cookie', (c) => c.text('yours', 200, { 'Set-Cookie': 'a=1' }))
  })

  const ask = async (path: string, host = 'http://site.example', headers = {}) =>
    (await app.request(host + path, { headers })).text()

  it('is nothing of what is not found, however many are asked for', async () => {
    for (let count = 0; count < 10_000; count++) await ask(`/nothing/${count}${'x'.repeat(1500)}`)
    expect(entries.size).toBe(0)
  })

  it('is one response whatever parameters are added that the address does not know', async () => {
    for (let count = 0; count < 5000; count++) await ask(`/found/a?search=x&utm_${count}=${'y'.repeat(3000)}`)
    expect(entries.size).toBe(1)
    for (let count = 0; count < 2; count++) await ask('/found/a?search=x&page=2')
    expect(entries.size).toBe(2)
  })

  it('is nothing of parameters that are asked for once', async () => {
    for (let count = 0; count < 5000; count++) await ask(`/found/a?search=${count}`)
    expect(entries.size).toBe(0)
    await ask('/found/a?search=4999')
    expect(entries.size).toBe(1)
  })

  it('is one response in whatever order the parameters come, and it is made of none but those', async () => {
    const made = await ask('/asked?utm=1&search=a+house&page=2')
    expect(made).toBe('http://site.example/asked?page=2&search=a+house')
    expect(await ask('/asked?page=2&search=a%20house&utm=2')).toBe(made)
    expect(entries.size).toBe(1)
  })

  it('is nothing of an address that is longer than 2 KB, nor of what sets a cookie', async () => {
    await ask(`/found/${'x'.repeat(2048)}`)
    await ask('/cookie')
    expect(entries.size).toBe(0)
    await ask(`/found/${'x'.repeat(2000)}`)
    expect(entries.size).toBe(1)
  })

  it('is no more than its number of entries', async () => {
    for (let count = 0; count < 5000; count++) await ask(`/found/${count}`)
    expect(entries.size).toBe(bounds.entries)
  })

  it('is one for each of a few hosts, however many are named', async () => {
    for (let count = 0; count < 5000; count++) await ask('/found/a', `http://host-${count}.example`)
    expect(entries.size).toBe(8)
    await ask('/found/b', 'http://host-3.example')
    expect(entries.size).toBe(9)
  })

  it('is no more than its bytes, keys, headers and compressed copies among them', async () => {
    const encodings = ['br', 'gzip', 'identity']
    for (let count = 0; count < 3000; count++) {
      const path = `/found/${count}?search=${'x'.repeat(1900)}`
      await ask(path, undefined, { 'Accept-Encoding': encodings[count % 3] })
      await ask(path, undefined, { 'Accept-Encoding': encodings[(count + 1) % 3] })
    }
    const sum = entries.all().reduce((total, entry) => total + leastBytesOf(entry), 0)
    expect(entries.size).toBeGreaterThan(100)
    expect(sum).toBeLessThanOrEqual(bounds.bytes)
    expect(entries.bytes).toBeGreaterThanOrEqual(sum)
    expect(entries.bytes).toBeLessThanOrEqual(bounds.bytes)
  })

  it('is one response for all hosts where none depends on the host', async () => {
    const one = new Hono<AppContext>()
      .use(createResponseCache({ version, entries, differsByHost: false }).middleware)
      .use(cached)
      .get('/', (c) => c.text('the same'))
    for (let count = 0; count < 100; count++) await one.request(`http://host-${count}.example/`)
    expect(entries.size).toBe(1)
  })
})

it('of the API is stored what its own parameters ask for, and only that', async () => {
  const app = await startApp(await openBegunSqlite())
  const [{ _id }] = (await app.visit('/api/categories')).body.data
  const write = (description: string) =>
    app.dependencies.db.updateTable('category').set({ description }).where('id', '=', _id).execute()
  const isStored = async (path: string) => {
    await write('Before')
    await app.put('/api/settings', { address: path })
    await app.app.request(path)
    const before = await (await app.app.request(path)).text()
    await write('Behind')
    return (await (await app.app.request(path)).text()) === before
  }
  for (const path of [
    '/api/categories',
    '/api/categories?limit=9&page=1',
    '/api/categories?limit=9&unknown=1',
    `/api/categories/${_id}`,
    `/api/categories/${_id}?page=1`,
  ])
    expect([path, await isStored(path)]).toEqual([path, true])
  await app.stop()
})

/** What can be counted of an entry from outside: its copies, and a byte for each character of its texts. */
function leastBytesOf({ key, headers, copies }: CacheEntry): number {
  const texts = [key, ...headers.flat()].join('').length
  return texts + Object.values(copies).reduce((bytes, body) => bytes + body.length, 0)
}
