import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { onEachDatabase, type TestDatabase } from '#test/databases.ts'
import { eventually } from '#test/eventually.ts'
import { createdDesign, serviceFields, uploadedPicture } from '#test/factories.ts'
import { createSharedCache } from '#test/shared-cache.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { createNotes } from './notes.ts'
import { createPurges, type PurgeTimes } from './purges.ts'
import { createWebhook } from './send.ts'
import { forgetUnsentPurges, purgesWaiting } from './waiting.ts'

const environment = { SHARED_CACHE_SECONDS: '601', PUBLIC_URL: 'https://www.example.com' }
/** What is told once more, and what is tried again, is so when a test says so. */
const times: PurgeTimes = {
  ...{ lookEvery: 5, apart: 0, lookAnyway: 20, repeatAfter: 3_600_000, hold: 3_600_000 },
  retryAfter: [20],
}

/** The other side of the webhook. */
async function openDesk() {
  const calls: { keys: string[]; headers: IncomingHttpHeaders; url: string | undefined }[] = []
  let status = 204
  let told = (_keys: string[]) => {}
  const server = createServer(async (incoming, outgoing) => {
    const { tags } = (await json(incoming)) as { tags: string[] }
    calls.push({ keys: tags.toSorted(), headers: incoming.headers, url: incoming.url })
    if (status === 204) told(tags)
    outgoing.writeHead(status, { location: '/elsewhere' }).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`,
    calls,
    answer: (given: number) => {
      status = given
    },
    onTold: (given: typeof told) => {
      told = given
    },
  }
}

onEachDatabase('What is written', (open) => {
  let database: TestDatabase
  let app: TestApp
  let desk: Awaited<ReturnType<typeof openDesk>>
  const logged: string[] = []
  beforeEach(async () => {
    database = await open()
    app = await startApp(database, environment)
    desk = await openDesk()
    logged.length = 0
  })
  afterEach(() => app.stop())

  const db = () => app.dependencies.db
  const notes = () => db().selectFrom('purge').selectAll().orderBy('id').execute()
  const nothingNoted = () => db().deleteFrom('purge').execute()
  const makeDue = () => db().updateTable('purge').set({ dueAt: '2026-01-01T00:00:00.000Z' }).execute()
  const purges = (send = createWebhook(desk.url, 'secret-token')) => {
    const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) })
    const made = createPurges({ db: db(), version: app.dependencies.contentVersion, log, send, times })
    onTestFinished(() => made.close())
    return made
  }
  const tell = async () => {
    const made = purges()
    await made.start()
    await eventually(() => expect(desk.calls.length).toBeGreaterThan(0))
    await eventually(async () => expect((await notes()).every(({ isRepeat }) => isRepeat === 1)).toBe(true))
    desk.calls.length = 0
    return made
  }

  it('is noted before it is acknowledged, whoever sends it', async () => {
    const picture = await uploadedPicture(app)
    const writes: [string, () => Promise<unknown>][] = [
      ['a design', () => createdDesign(app)],
      ['a category', () => app.post('/api/categories', { name: 'Noted' })],
      ['settings', () => app.put('/api/settings', { address: 'Noted' })],
      ['a service', () => app.post('/api/services', serviceFields())],
      ['a pricing image', () => app.post('/api/pricing', { fileId: picture })],
    ]
    for (const [what, write] of writes) {
      await nothingNoted()
      await write()
      expect([what, new Set((await notes()).map(({ key }) => key))]).toEqual([what, new Set(['content'])])
    }
  })

  it('is not noted where it was taken back, nor where visitors see nothing of it', async () => {
    await nothingNoted()
    await db()
      .transaction()
      .execute(async (tx) => {
        await tx
          .insertInto('setting')
          .values({ key: 'odd', value: '1' } as never)
          .execute()
        throw new Error('taken back')
      })
      .catch(() => undefined)
    await app.post('/api/auth/login', { email: 'nobody@example.com', password: 'wrong' }, '')
    await db().insertInto('rateWindow').values({ name: 'any', count: 1, endsAt: 'now' }).execute()
    expect(await notes()).toEqual([])
  })

  it('is told at once, with the token, by header and body; and once more for what was being made meanwhile', async () => {
    await tell()
    await createdDesign(app)
    await eventually(() => expect(desk.calls.length).toBeGreaterThan(0))
    expect(desk.calls[0]).toMatchObject({
      keys: ['content'],
      headers: { authorization: 'Bearer secret-token', 'surrogate-key': 'content' },
      url: '/purge',
    })
    await eventually(async () => expect((await notes()).every(({ isRepeat }) => isRepeat === 1)).toBe(true))
    desk.calls.length = 0
    await makeDue()
    await eventually(async () => expect(await notes()).toEqual([]))
    expect(desk.calls.map(({ keys }) => keys)).toEqual([['build', 'content']])
  })

  it('names a file that is deleted', async () => {
    const picture = await uploadedPicture(app)
    await tell()
    expect((await app.delete(`/v1/storage/buckets/media/files/${picture}`)).status).toBe(204)
    await eventually(() =>
      expect(new Set(desk.calls.flatMap(({ keys }) => keys))).toEqual(
        new Set(['content', `file-${picture}`]),
      ),
    )
  })

  it('a hundred times is not told a hundred times', async () => {
    await nothingNoted()
    for (let count = 0; count < 100; count++) await app.put('/api/settings', { address: `Street ${count}` })
    await tell()
    await makeDue()
    await eventually(async () => expect(await notes()).toEqual([]))
    expect(desk.calls.length).toBe(1)
  })

  it('is tried again until it arrives, and the log says why it did not, without address or token', async () => {
    desk.answer(503)
    const made = purges()
    await made.start()
    await eventually(() => expect(desk.calls.length).toBeGreaterThan(2))
    expect(await purgesWaiting(db())).toEqual({ waiting: 2, failed: 2 })
    const warning = JSON.parse(logged[0] ?? '{}')
    expect(warning).toMatchObject({ keys: 2, failures: 1, status: 503 })
    desk.answer(204)
    await eventually(async () => expect(await purgesWaiting(db())).toEqual({ waiting: 2, failed: 0 }))
    expect(logged.at(-1)).toContain('a shared cache is purged again')
    expect(logged.join('')).not.toMatch(/secret-token|127\.0\.0\.1/)
  })

  it('does not follow a redirect: the token is for the address that was set', async () => {
    desk.answer(307)
    await purges().start()
    await eventually(() => expect(logged.join('')).toContain('"status":307'))
    expect(new Set(desk.calls.map(({ url }) => url))).toEqual(new Set(['/purge']))
  })

  it('is told by another process where the one that had begun has ended', async () => {
    await nothingNoted()
    await createdDesign(app)
    let begun = () => {}
    const hasBegun = new Promise<void>((resolve) => {
      begun = resolve
    })
    const first = purges((_keys, signal) => {
      begun()
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    })
    await first.start()
    await hasBegun
    await first.close()
    await purges().start()
    await eventually(() => expect(desk.calls.flatMap(({ keys }) => keys)).toContain('content'))
  })

  it('is left to others by a process that was killed, once its time has passed', async () => {
    await nothingNoted()
    await createdDesign(app)
    const taken = await createNotes(db()).take(times.hold)
    expect(new Set(taken.map(({ key }) => key))).toEqual(new Set(['content']))
    expect(await createNotes(db()).take(times.hold)).toEqual([])
    await makeDue()
    expect((await createNotes(db()).take(times.hold))[0]).toMatchObject({ key: 'content', attempts: 2 })
  })

  it('is told by one of several processes alone', async () => {
    const all = [purges(), purges(), purges()]
    for (const one of all) await one.start()
    await eventually(async () => expect((await notes()).every(({ isRepeat }) => isRepeat === 1)).toBe(true))
    desk.calls.length = 0
    await nothingNoted()
    await app.put('/api/settings', { address: 'Once' })
    await eventually(async () => {
      const left = await notes()
      expect(left.length > 0 && left.every(({ isRepeat }) => isRepeat === 1)).toBe(true)
    })
    // On PostgreSQL a write may leave several notes, each of which is sent by one process.
    expect(desk.calls.length).toBeLessThanOrEqual((await notes()).length)
  })

  it('is forgotten a day later where nobody sends it', async () => {
    await nothingNoted()
    await createdDesign(app)
    await forgetUnsentPurges(db())
    expect(await notes()).not.toEqual([])
    await makeDue()
    await forgetUnsentPurges(db())
    expect(await notes()).toEqual([])
  })

  it('is seen in a shared cache as soon as it was told, and never later than was said', async () => {
    let now = 0
    const cache = createSharedCache(
      async (path, init) => app.app.request(path, init),
      () => now,
    )
    const address = async () => JSON.parse((await cache.get('/api/settings')).text).data.address
    await app.put('/api/settings', { address: 'Old street' })
    expect(await address()).toBe('Old street')
    await app.put('/api/settings', { address: 'New street' })
    now = 599_999
    expect(await address()).toBe('Old street')
    now = 600_000
    expect(await address()).toBe('New street')

    desk.onTold(cache.purge)
    await tell()
    expect(await address()).toBe('New street')
    await app.put('/api/settings', { address: 'Newest street' })
    await eventually(async () => expect(await address()).toBe('Newest street'))
    expect(now).toBe(600_000)
  })
})
