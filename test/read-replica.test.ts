import pg from 'pg'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDatabase } from '#server/database/client.ts'
import { watchReplica } from '#server/database/replica-watch.ts'
import { type Databases, openDatabases } from '../trials/rehearse/databases.ts'
import { eventually } from './eventually.ts'
import { createdDesign } from './factories.ts'
import { startApp, type TestApp } from './start-app.ts'

describe('A replica', () => {
  let databases: Databases
  let app: TestApp
  let replica: pg.Client
  let design: { _id: string }
  beforeAll(async () => {
    databases = await openDatabases()
    app = await startApp(
      { url: databases.url, remove: async () => {} },
      { DATABASE_READ_URL: databases.replicaUrl },
    )
    replica = new pg.Client({ connectionString: databases.replicaUrl })
    await replica.connect()
    design = await createdDesign(app)
  })
  afterAll(async () => {
    await replica.end()
    await app.stop()
    await databases.stop()
  })
  afterEach(() => vi.restoreAllMocks())
  beforeEach(() => replica.query('select pg_wal_replay_resume()'))

  const isLook = ([text]: unknown[]) => String(text).includes('pg_is_in_recovery')
  let asked: unknown[][] = []
  /** Hears what the replica is asked from now on: the primary is asked by connections that are held. */
  const spy = () => {
    vi.restoreAllMocks()
    asked = vi.spyOn(pg.Pool.prototype, 'query').mock.calls
  }
  const read = () => asked.filter((call) => !isLook(call))
  /** How often it was asked how far it has come. */
  const looks = () => asked.filter(isLook).length
  const seen = async () => (await app.visit(`/api/designs/${design._id}`)).body.data.title
  const rename = (title: string) => app.put(`/api/designs/${design._id}`, { title })
  const untilRead = async () => {
    await eventually(async () => {
      spy()
      app.cache.clear()
      await seen()
      expect(read().length).toBeGreaterThan(0)
    })
  }

  it('is current as long as the version stands that it has caught up with, and not a moment longer', async () => {
    let version = 'one'
    const log = pino({ level: 'silent' })
    const db = openDatabase(databases.url, () => {})
    const watch = watchReplica(db, databases.replicaUrl, { current: () => version }, log)
    const ofPrimary = watchReplica(db, databases.url, { current: () => version }, log)
    const untilCurrent = () => eventually(() => expect(watch.isCurrent()).toBe(true))
    await untilCurrent()
    version = 'two'
    expect(watch.isCurrent()).toBe(false)
    await untilCurrent()
    watch.failed()
    expect(watch.isCurrent()).toBe(false)
    await untilCurrent()
    // It would be one that was promoted.
    expect(ofPrimary.isCurrent()).toBe(false)
    for (const one of [watch, ofPrimary]) {
      await one.close()
      await one.pool.end()
    }
    await db.destroy()
  })

  it('that has caught up gives what visitors read, and nothing of what an administrator reads', async () => {
    await rename('Everywhere')
    await untilRead()
    expect(await seen()).toBe('Everywhere')
    spy()
    expect((await app.get(`/api/designs/${design._id}`)).body.data.title).toBe('Everywhere')
    expect(read()).toEqual([])
    for (const path of [
      ...['designs', 'designs/facets', 'categories', 'services', 'pricing', 'testimonials', 'settings'],
      ...['banners/active', 'samples', 'suggestions?search=villa', 'finder?width=30&depth=40'],
    ])
      expect([path, (await app.visit(`/api/${path}`)).status]).toEqual([path, 200])
    expect((await app.visit('/sitemap.xml')).status).toBe(200)
    expect(read().length).toBeGreaterThan(3)
  })

  it('that is behind is not read, and nothing old is stored', async () => {
    await rename('Before')
    await untilRead()
    await replica.query('select pg_wal_replay_pause()')
    await rename('After')
    const { rows } = await replica.query('select title from design where id = $1', [design._id])
    expect(rows[0].title).toBe('Before')
    spy()
    await eventually(() => expect(looks()).toBeGreaterThan(3))
    for (let count = 0; count < 5; count++) {
      app.cache.clear()
      expect(await seen()).toBe('After')
    }
    expect(read()).toEqual([])
    await replica.query('select pg_wal_replay_resume()')
    await untilRead()
    expect(await seen()).toBe('After')
  })

  it('that does not answer is not waited for long, and is read again once it does', async () => {
    await untilRead()
    databases.cutOffReplica()
    try {
      app.cache.clear()
      expect(await seen()).toBe('After')
      await rename('While it was away')
      app.cache.clear()
      expect(await seen()).toBe('While it was away')
    } finally {
      databases.connectReplica()
    }
    await untilRead()
    expect(await seen()).toBe('While it was away')
  })
})
