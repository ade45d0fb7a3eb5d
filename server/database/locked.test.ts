import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openBegunSqlite } from '#test/databases.ts'
import { enquiryFields, serviceFields, signedInAccount } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let app: TestApp
let other: DatabaseSync

beforeEach(async () => {
  const database = await openBegunSqlite()
  app = await startApp(database)
  other = new DatabaseSync(database.url.slice('sqlite:'.length))
})
afterEach(async () => {
  other.close()
  await app.stop()
})

const lock = () => other.exec('begin immediate')
const unlock = () => other.exec('commit')
const tick = () => new Promise((resolve) => setTimeout(resolve, 20))

it('everything that reads goes on while another process writes, and what is written waits for it', async () => {
  const { token, id } = await signedInAccount(app)
  const old = new Date(Date.now() - 3_600_000).toISOString()
  await app.dependencies.db
    .updateTable('session')
    .set({ lastUsedAt: old })
    .where('accountId', '=', id)
    .execute()
  lock()
  const answered: string[] = []
  const writes = [
    app.post('/api/enquiries', enquiryFields({ name: 'Patient' }), ''),
    app.post('/api/services', serviceFields({ title: 'A patient service' })),
    app.post('/api/auth/logout', undefined, token),
  ]
  for (const write of writes) write.then(() => answered.push('write'))
  for (const [path, as] of [
    ['/api/health', ''],
    ['/api/services', ''],
    ['/api/services?page=7', ''],
    ['/api/designs?search=villa', ''],
    ['/api/designs/random', ''],
    ['/api/enquiries', app.adminToken],
    ['/api/auth/profile', token],
  ] as const)
    expect([(await app.get(path, as)).status, path, answered]).toEqual([200, path, []])
  await tick()
  expect((await app.visit('/api/health')).status).toBe(200)
  expect(answered).toEqual([])
  unlock()
  expect((await Promise.all(writes)).map(({ status }) => status)).toEqual([201, 201, 200])
  expect((await app.get('/api/enquiries')).body.data).toMatchObject([{ name: 'Patient' }])
  const titles = (await app.visit('/api/services')).body.data.map(({ title }: { title: string }) => title)
  expect(titles).toContain('A patient service')
  expect((await app.get('/api/auth/profile', token)).status).toBe(401)
})

it('what waits too long is refused with a time to come back, and leaves nothing', async () => {
  lock()
  const writes = [
    app.post('/api/enquiries', enquiryFields(), ''),
    app.post('/api/services', serviceFields()),
    app.post('/api/auth/login', { email: 'nobody@example.com', password: 'x' }, ''),
  ]
  let isOver = false
  const over = Promise.all(writes).finally(() => {
    isOver = true
  })
  let answers = 0
  for (; !isOver; await tick()) {
    expect((await app.visit('/api/health')).status).toBe(200)
    answers += 1
  }
  expect(answers).toBeGreaterThan(10)
  // A sign-in that fails is counted, which is a write too: while nothing can be counted nobody guesses on.
  for (const response of await over) {
    expect([response?.status, response?.body.message]).toEqual([
      503,
      'The service is unavailable. Please try again.',
    ])
    expect(Number(response?.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  unlock()
  expect((await app.get('/api/enquiries')).body.data).toEqual([])
  expect((await app.post('/api/enquiries', enquiryFields(), '')).status).toBe(201)
})

it('a read sees every write that was acknowledged before it, however many go on at once', async () => {
  const { db } = app.dependencies
  const send = async (name: string) => {
    await app.post('/api/enquiries', enquiryFields({ name }), '')
    const stored = db.selectFrom('enquiry').select('id').where('name', '=', name)
    expect(await stored.execute()).toHaveLength(1)
  }
  await Promise.all(Array.from({ length: 25 }, (_, index) => send(`Visitor ${index}`)))
  expect((await app.get('/api/enquiries')).body.pagination.total).toBe(25)
})

it('a read sees nothing of a transaction that is not over, the transaction itself does', async () => {
  const { db } = app.dependencies
  const names = (from: typeof db) =>
    from.selectFrom('service').select('title').where('title', '=', 'new').execute()
  const failing = db.transaction().execute(async (tx) => {
    await tx.updateTable('service').set({ title: 'new' }).execute()
    expect(await names(db)).toEqual([])
    expect(await names(tx)).not.toEqual([])
    throw new Error('taken back')
  })
  await expect(failing).rejects.toThrow('taken back')
  expect(await names(db)).toEqual([])
})

it("the database's version moves with the writes of others, locked or not, never with its own", async () => {
  const { db } = app.dependencies
  const version = async () => {
    const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(db)
    return rows[0]?.data_version
  }
  const first = await version()
  await app.post('/api/enquiries', enquiryFields(), '')
  await signedInAccount(app)
  await app.get('/api/enquiries')
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
  await app.post('/api/enquiries', enquiryFields(), '')
  expect(await version()).toBe(first)
  other.exec(`update service set title = 'theirs'`)
  const second = await version()
  expect(second).not.toBe(first)
  lock()
  const waiting = app.post('/api/enquiries', enquiryFields(), '')
  await tick()
  expect(await version()).toBe(second)
  unlock()
  await waiting
})
