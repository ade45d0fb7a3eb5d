import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { onEachDatabase, type TestDatabase } from '#test/databases.ts'
import { eventually } from '#test/eventually.ts'
import {
  bannerFields,
  createdCategory,
  createdDesign,
  serviceFields,
  signedInAccount,
  testimonialFields,
  uploadedPicture,
} from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { openDatabase } from '../database/client.ts'
import { createPublishingRunner } from './runner.ts'
import { carryOutTurns, nextDue } from './turns.ts'

const hour = 3_600_000
const log = pino({ level: 'silent' })

onEachDatabase('At its time', (open) => {
  let app: TestApp
  let database: TestDatabase
  let begun: number
  beforeAll(async () => {
    database = await open()
    app = await startApp(database)
  })
  afterAll(async () => {
    vi.useRealTimers()
    await app.stop()
  })
  beforeEach(() => {
    if (!vi.isFakeTimers()) vi.useFakeTimers({ toFake: ['Date'] })
    begun = Date.now()
  })

  const inHours = (hours: number) => new Date(begun + hours * hour).toISOString()

  /** As the product's own runner does when it looks. */
  async function lookAfter(hours: number): Promise<void> {
    vi.setSystemTime(begun + hours * hour)
    const runner = createPublishingRunner(app.dependencies.db, app.dependencies.contentVersion, log)
    runner.start()
    await runner.stop()
  }

  const idsIn = async (path: string): Promise<string[]> =>
    (await app.visit(path)).body.data.map(({ _id }: { _id: string }) => _id)

  async function recordOf(id: string) {
    const { body } = await app.get(`/api/activity?subject=${id}&account=automatic`)
    return body.data.map(({ action, account }: { action: string; account: { name: string } }) => [
      account.name,
      action,
    ])
  }

  it('each kind of document is shown, and taken back, and both is recorded once', async () => {
    const file = await uploadedPicture(app)
    const times = { publishAt: inHours(1), unpublishAt: inHours(2) }
    const made = {
      designs: (await createdDesign(app, times))._id,
      categories: (await createdCategory(app, times))._id,
      services: (await app.post('/api/services', serviceFields(times))).body._id,
      pricing: (await app.post('/api/pricing', { fileId: file, ...times })).body._id,
      testimonials: (await app.post('/api/testimonials', testimonialFields(times))).body._id,
      'banners/active': (await app.post('/api/banners', bannerFields(file, { ...times, isActive: true })))
        .body._id,
    }
    const seen = async () => {
      const found = []
      for (const [kind, id] of Object.entries(made))
        if ((await idsIn(`/api/${kind}`)).includes(id)) found.push(kind)
      return found
    }
    await lookAfter(0.9)
    expect(await seen()).toEqual([])
    await lookAfter(1)
    expect(await seen()).toEqual(Object.keys(made))
    await lookAfter(1.5)
    for (const id of Object.values(made)) expect(await recordOf(id)).toEqual([['Automatic', 'published']])
    await lookAfter(2)
    expect(await seen()).toEqual([])
    for (const id of Object.values(made))
      expect(await recordOf(id)).toEqual([
        ['Automatic', 'unpublished'],
        ['Automatic', 'published'],
      ])
    expect((await app.get(`/api/services/${made.services}`)).body.data.updatedAt).toBe(
      (await app.get(`/api/services/${made.services}`)).body.data.createdAt,
    )
  })

  it('what came due while the product was down is carried out as it starts, before anybody reads', async () => {
    const { _id } = (await app.post('/api/services', serviceFields({ publishAt: inHours(1) }))).body
    vi.setSystemTime(begun + 30 * hour)
    const runner = createPublishingRunner(app.dependencies.db, app.dependencies.contentVersion, log)
    await runner.catchUp()
    expect(await idsIn('/api/services')).toContain(_id)
    expect(await recordOf(_id)).toHaveLength(1)
  })

  it('what has begun and ended meanwhile is not shown, and leaves no row', async () => {
    const times = { publishAt: inHours(1), unpublishAt: inHours(2) }
    const { _id } = (await app.post('/api/services', serviceFields(times))).body
    await lookAfter(3)
    expect(await idsIn('/api/services')).not.toContain(_id)
    expect([await recordOf(_id), await nextDue(app.dependencies.db)]).toEqual([[], null])
  })

  it('many are carried out once, however many processes do so at the same time', async () => {
    const others = [0, 1, 2].map(() => openDatabase(database.url, () => {}))
    onTestFinished(async () => {
      for (const other of others) await other.destroy()
    })
    const ids: string[] = []
    for (let made = 0; made < 60; made++)
      ids.push((await app.post('/api/services', serviceFields({ publishAt: inHours(1) }))).body._id)
    const design = await createdDesign(app, { publishAt: inHours(1) })
    const now = new Date(begun + hour)
    vi.setSystemTime(now)
    const turned = await Promise.all(others.map((db) => carryOutTurns(db, now)))
    expect(turned.reduce((sum, count) => sum + count, 0)).toBe(61)
    for (const id of [...ids, design._id]) expect(await recordOf(id)).toHaveLength(1)
  })

  it('nothing is done before, and the next time is known', async () => {
    const { db } = app.dependencies
    expect(await nextDue(db)).toBe(null)
    const late = (await app.post('/api/services', serviceFields({ publishAt: inHours(5) }))).body
    const early = await createdDesign(app, { unpublishAt: inHours(4) })
    expect(await nextDue(db)).toBe(inHours(4))
    await app.put(`/api/designs/${early._id}`, { status: 'draft' })
    expect(await nextDue(db)).toBe(inHours(5))
    await app.put(`/api/services/${late._id}`, { publishAt: null })
    expect([await nextDue(db), await carryOutTurns(db)]).toEqual([null, 0])
  })

  it('what a wrong clock has turned is put right once it shows the time again', async () => {
    const begins = (await app.post('/api/services', serviceFields({ publishAt: inHours(1) }))).body._id
    const ends = (await app.post('/api/services', serviceFields({ unpublishAt: inHours(1) }))).body._id
    const times = { publishAt: inHours(1), unpublishAt: inHours(9) }
    const both = (await app.post('/api/services', serviceFields(times))).body._id
    const seen = async () => {
      const ids = await idsIn('/api/services')
      return [begins, ends, both].map((id) => ids.includes(id))
    }
    await lookAfter(5)
    expect(await seen()).toEqual([true, false, true])
    await lookAfter(0.1)
    expect(await seen()).toEqual([false, true, false])
    expect(await nextDue(app.dependencies.db)).toBe(inHours(1))
    await lookAfter(1)
    expect(await seen()).toEqual([true, false, true])
    await lookAfter(9)
    expect([await seen(), await carryOutTurns(app.dependencies.db)]).toEqual([[true, false, false], 0])
  })

  it('a time that is saved while it waits is kept to', async () => {
    vi.useRealTimers()
    const wait = setTimeout
    onTestFinished(() => void vi.restoreAllMocks())
    // What would find it by looking every half minute never does.
    const timers = vi.spyOn(globalThis, 'setTimeout')
    timers.mockImplementation(((run: () => void, time = 0, ...words: []) =>
      time > 10_000 ? wait(() => undefined) : wait(run, time, ...words)) as typeof setTimeout)
    const runner = createPublishingRunner(app.dependencies.db, app.dependencies.contentVersion, log)
    runner.start()
    onTestFinished(() => runner.stop())
    await eventually(() => expect(timers.mock.calls.map(([run]) => run.name)).toContain('begin'))
    const soon = new Date(Date.now() + 300).toISOString()
    const [shown, gone] = [
      await createdDesign(app, { publishAt: soon }),
      await createdDesign(app, { unpublishAt: soon }),
    ]
    const statuses = async () =>
      [await app.visit(`/api/designs/${shown._id}`), await app.visit(`/api/designs/${gone._id}`)].map(
        ({ status }) => status,
      )
    await eventually(async () => expect(await statuses()).toEqual([200, 404]))
  })

  it('what lies in the trash is restored as it is to be seen then', async () => {
    const over = (await app.post('/api/services', serviceFields({ unpublishAt: inHours(1) }))).body
    const begins = (await app.post('/api/services', serviceFields({ publishAt: inHours(1) }))).body
    for (const { _id } of [over, begins]) await app.delete(`/api/services/${_id}`)
    vi.setSystemTime(begun + 2 * hour)
    for (const { _id } of [over, begins])
      expect((await app.post(`/api/trash/${_id}/restore`)).status).toBe(200)
    const seen = await idsIn('/api/services')
    expect([seen.includes(over._id), seen.includes(begins._id)]).toEqual([false, true])
  })
})

onEachDatabase('Publishing', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  it.each([
    [{ status: 'secret' }, 'status', 'Status must be one of published, draft, hidden'],
    [{ status: null }, 'status', 'Status must be one of published, draft, hidden'],
    [{ publishAt: 'tomorrow' }, 'publishAt', 'Publish at must be a date and time with its time zone'],
    [{ publishAt: '2026-11-23T09:00' }, 'publishAt', 'Publish at must be a date and time with its time zone'],
    [
      { publishAt: '2026-02-30T09:00:00Z' },
      'publishAt',
      'Publish at must be a date and time with its time zone',
    ],
    [
      { unpublishAt: '9999-12-31T23:59:59-23:59' },
      'unpublishAt',
      'Unpublish at must be a date and time with its time zone',
    ],
    [
      { publishAt: '2026-11-23T09:00:00+05:30', unpublishAt: '2026-11-23T03:30:00Z' },
      'unpublishAt',
      'Unpublish at must be after Publish at',
    ],
  ])('refuses %j', async (fields, field, message) => {
    const { status, body } = await app.post('/api/services', serviceFields(fields))
    expect([status, body.message, body.errors]).toEqual([400, message, { [field]: message }])
  })

  it('takes a time without seconds', async () => {
    const times = { publishAt: '2026-11-28T10:00+05:30', unpublishAt: '2026-11-28T10:00Z' }
    const { status, body } = await app.post('/api/services', serviceFields(times))
    expect([status, body.publishAt, body.unpublishAt]).toEqual([
      201,
      '2026-11-28T04:30:00.000Z',
      '2026-11-28T10:00:00.000Z',
    ])
  })

  it('compares with what is stored where a body carries one time alone', async () => {
    const times = { publishAt: '2026-11-23T09:00:00+05:30', unpublishAt: '2026-12-01T00:00:00Z' }
    const { body } = await app.post('/api/services', serviceFields(times))
    expect([body.publishAt, body.unpublishAt]).toEqual([
      '2026-11-23T03:30:00.000Z',
      '2026-12-01T00:00:00.000Z',
    ])
    const put = (fields: object) => app.put(`/api/services/${body._id}`, fields)
    expect((await put({ publishAt: '2027-01-01T00:00:00Z' })).body.errors).toEqual({
      unpublishAt: 'Unpublish at must be after Publish at',
    })
    expect((await put({ publishAt: null, unpublishAt: '2026-11-01T00:00:00Z' })).status).toBe(200)
    expect((await put({ unpublishAt: null })).body).toMatchObject({ status: 'published', unpublishAt: null })
  })

  it('says nothing of a draft that was deleted, nor of a design whose category is hidden', async () => {
    const draft = await createdDesign(app, { status: 'draft' })
    const shown = await createdDesign(app)
    for (const { _id } of [draft, shown]) await app.delete(`/api/designs/${_id}`)
    const gone = async (code: string) => (await app.visit(`/api/gone/design/${code}`)).status
    expect([await gone(draft.code), await gone(shown.code)]).toEqual([404, 200])
    await app.put(`/api/categories/${shown.category._id}`, { status: 'hidden' })
    expect(await gone(shown.code)).toBe(404)
    await app.put(`/api/categories/${shown.category._id}`, { status: 'published' })
    expect(await gone(shown.code)).toBe(200)
  })

  it('is recorded with what it was and became, and can be taken back by a version', async () => {
    const { _id } = await createdDesign(app)
    await app.put(`/api/designs/${_id}`, { status: 'hidden', publishAt: '2026-11-23T03:30:00Z' })
    const { body } = await app.get(`/api/activity?subject=${_id}`)
    expect(body.data[0].changes).toEqual([
      { field: 'status', from: 'published', to: 'hidden' },
      { field: 'publishAt', from: null, to: '2026-11-23T03:30:00.000Z' },
    ])
    const [version] = (await app.get(`/api/designs/${_id}/versions`)).body.data
    const { body: restored } = await app.post(`/api/designs/${_id}/versions/${version._id}/restore`)
    expect([restored.status, restored.publishAt]).toEqual(['published', null])
  })

  it('is told on the dashboard: how many drafts wait, and what turns next', async () => {
    const before = (await app.get('/api/dashboard')).body.data.toPublish
    const draft = await app.post('/api/services', serviceFields({ status: 'draft' }))
    const soon = await createdDesign(app, {
      publishAt: '2098-01-01T00:00:00Z',
      unpublishAt: '2099-01-01T00:00:00Z',
    })
    const { toPublish } = (await app.get('/api/dashboard')).body.data
    const services = (told: typeof before) =>
      told.drafts.find(({ kind }: { kind: string }) => kind === 'service')?.count ?? 0
    expect(services(toPublish)).toBe(services(before) + 1)
    expect(toPublish.allTurns).toBe(before.allTurns + 1)
    expect(toPublish.turns.at(-1)).toEqual({
      kind: 'design',
      _id: soon._id,
      name: soon.title,
      at: '2098-01-01T00:00:00.000Z',
      isPublished: true,
    })
    const { token } = await signedInAccount(app, { role: 'enquiries' })
    expect((await app.get('/api/dashboard', token)).body.data.toPublish).toBe(null)
    await app.delete(`/api/services/${draft.body._id}`)
  })
})
