import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { daysAfter, isoDayOf } from '#contract/dates.ts'
import { limits } from '#contract/limits.ts'
import { onEachDatabase } from '#test/databases.ts'
import { expectError, expectInvalid } from '#test/expect-response.ts'
import { createdDesign, enquiryFields } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { forgetOldVisits } from './retention.ts'
import { type Batch, type VisitCount, writeBatch } from './store.ts'

const today = isoDayOf(new Date())
const nothing = { seen: 0, kept: 0, sent: 0, enquired: 0 }
const browser = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'

onEachDatabase('What visitors do', (open) => {
  let app: TestApp
  let design: string
  let other: string
  beforeAll(async () => {
    app = await startApp(await open())
    design = (await createdDesign(app, { title: 'Court house' }))._id
    other = (await createdDesign(app, { title: 'Hill house' }))._id
  })
  afterAll(() => app.stop())
  beforeEach(async () => {
    await app.dependencies.visits.flush()
    await app.dependencies.db.deleteFrom('visit').execute()
  })

  const db = () => app.dependencies.db
  const tell = (told: unknown, headers: Record<string, string> = {}) =>
    app.call('POST', '/api/visits', told, '', { 'user-agent': browser, ...headers })
  const see = (id: string, headers?: Record<string, string>) => tell({ kind: 'seen', design: id }, headers)
  const read = async (query = '') => (await app.get(`/api/visits${query}`)).body.data
  const sums = async () => (await read()).days.at(-1)
  const stored = async () => {
    await app.dependencies.visits.flush()
    return db().selectFrom('visit').select(['kind', 'subject', 'count']).orderBy('kind').execute()
  }

  it('is heard at once, and told by the day and design', async () => {
    expect((await see(design)).status).toBe(204)
    await see(design.toUpperCase())
    await tell({ kind: 'kept', design })
    await see(other)
    const told = await read('?days=2')
    expect(told.days).toEqual([
      { day: daysAfter(today, -1), ...nothing },
      { day: today, ...nothing, seen: 3, kept: 1 },
    ])
    expect(told.designs).toEqual([
      { _id: design, code: expect.any(String), title: 'Court house', ...nothing, seen: 2, kept: 1 },
      { _id: other, code: expect.any(String), title: 'Hill house', ...nothing, seen: 1 },
    ])
    expect((await read(`?design=${other}`)).days.at(-1)).toEqual({ day: today, ...nothing, seen: 1 })
  })

  it('counts what is enquired about and sent by itself, an enquiry that comes twice once', async () => {
    const about = enquiryFields({ designId: design })
    for (const _ of [1, 2]) expect((await app.post('/api/enquiries', about, '')).status).toBe(201)
    await app.post('/api/enquiries', enquiryFields({ name: 'Somebody else' }), '')
    await app.post('/api/shortlists', { designs: [design, other, 'S-PLN-01'] }, '')
    expect(await sums()).toEqual({ day: today, ...nothing, enquired: 1, sent: 2 })
    expect(await stored()).toHaveLength(3)
  })

  it('keeps nothing but day, kind, subject and count', async () => {
    await see(design, { 'x-forwarded-for': '203.0.113.7', cookie: 'who=asha', referer: 'https://x.example' })
    await app.dependencies.visits.flush()
    expect(await db().selectFrom('visit').selectAll().execute()).toEqual([
      { day: today, kind: 'seen', subject: design, count: 1 },
    ])
  })

  it('sets no cookie, and moves nothing that is cached', async () => {
    const before = app.dependencies.contentVersion.current()
    const response = await see(design)
    await app.dependencies.visits.flush()
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(app.dependencies.contentVersion.current()).toBe(before)
  })

  it.each<Record<string, string>>([{ dnt: '1' }, { 'sec-gpc': '1' }])(
    'is not counted of a browser that says %j',
    async (header) => {
      expect((await see(design, header)).status).toBe(204)
      const about = enquiryFields({ designId: design, name: `With ${Object.keys(header)}` })
      await app.call('POST', '/api/enquiries', about, '', header)
      expect(await stored()).toEqual([])
    },
  )

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    'facebookexternalhit/1.1',
    'WhatsApp/2.23.20.0',
    'curl/8.5.0',
    'python-requests/2.31',
  ])('is not counted of %s', async (agent) => {
    expect((await see(design, { 'user-agent': agent })).status).toBe(204)
    expect(await stored()).toEqual([])
  })

  it('is not counted while the firm has switched it off, though what was counted is told', async () => {
    await see(design)
    await app.dependencies.visits.flush()
    await app.put('/api/settings', { countVisits: false })
    await see(design)
    await tell({ kind: 'search', search: 'igloo' })
    expect(await read()).toMatchObject({ isCounting: false, searches: [] })
    await app.put('/api/settings', { countVisits: true })
    expect(await sums()).toMatchObject({ seen: 1 })
  })

  it('is not counted of a design that there is not, nor of a sample', async () => {
    expect((await see('0123456789abcdef01234567')).status).toBe(204)
    expectInvalid(await see('S-PLN-01'), 'design', 'Design must be an id')
    expect(await stored()).toEqual([])
  })

  it('counts searches and plots, those that come most often first', async () => {
    for (const search of ['Igloo', 'igloo ', 'yurt', 'asha@example.com', '98765 43210'])
      expect((await tell({ kind: 'search', search })).status).toBe(204)
    for (const plot of ['30x40ft-e', '20x30ft', '20x30ft', 'mine']) await tell({ kind: 'plot', plot })
    expect(await read()).toMatchObject({
      searches: [
        { text: 'igloo', count: 2 },
        { text: 'yurt', count: 1 },
      ],
      plots: [
        { text: '20x30ft', count: 2 },
        { text: '30x40ft-e', count: 1 },
      ],
    })
    expect((await read(`?design=${design}`)).searches).toEqual([])
  })

  it.each<[unknown, string, string]>([
    [{ kind: 'bought', design: '1' }, 'kind', 'Kind must be one of seen, kept, search, plot'],
    [
      { kind: 'sent', design: '0123456789abcdef01234567' },
      'kind',
      'Kind must be one of seen, kept, search, plot',
    ],
    [{ kind: 'enquired' }, 'kind', 'Kind must be one of seen, kept, search, plot'],
    [{ kind: 'seen' }, 'design', 'Design is required'],
    [{ kind: 'search' }, 'search', 'Search is required'],
    [{ kind: 'plot', plot: 5 }, 'plot', 'Plot must be text'],
  ])('refuses %j', async (told, field, message) => {
    expectInvalid(await tell(told), field, message)
  })

  it.each(['?days=0', '?days=x'])('refuses to tell of %s', async (query) => {
    expectInvalid(await app.get(`/api/visits${query}`), 'days', 'Days must be a positive whole number')
  })

  it('tells of no design by what is no id', async () => {
    const { designs, days } = await read('?days=2&design=S-PLN-01')
    expect([designs, days.map(({ seen }: { seen: number }) => seen)]).toEqual([[], [0, 0]])
  })

  it('tells of no more days than it keeps', async () => {
    expect((await read('?days=9999')).days).toHaveLength(limits.visits.days)
  })

  it('takes a flood of invented searches in little room, and goes on counting what was there', async () => {
    await tell({ kind: 'search', search: 'igloo' })
    await app.dependencies.visits.flush()
    const flood = (from: number): VisitCount[] =>
      Array.from({ length: limits.visits.batch }, (_, index) => ({
        day: today,
        kind: 'search',
        subject: `${from + index} ${'x'.repeat(90)}`,
        count: 1,
      }))
    for (const number of [1, 2]) await writeBatch(db(), { ...batch(number), counts: flood(number * 10_000) })
    await tell({ kind: 'search', search: 'igloo' })
    const rows = await stored()
    expect(rows).toHaveLength(limits.visits.perDay.search)
    expect(rows).toContainEqual({ kind: 'search', subject: 'igloo', count: 2 })
    await see(design)
    expect(await sums()).toMatchObject({ seen: 1 })
  })

  it('gathers no more different ones than a batch takes', async () => {
    const { visits } = app.dependencies
    const ids = Array.from({ length: limits.visits.batch + 500 }, (_, index) =>
      index.toString(16).padStart(24, '0'),
    )
    await visits.noteDesigns({ req: { raw: new Request('http://x') } } as never, 'sent', [...ids, design])
    await see(design)
    expect(await stored()).toEqual([])
    await see(design)
    expect(await stored()).toEqual([{ kind: 'seen', subject: design, count: 1 }])
  })

  it('is counted once, though a batch is written again because nobody knows whether it was', async () => {
    const counts: VisitCount[] = [{ day: today, kind: 'seen', subject: design, count: 3 }]
    for (const _ of [1, 2]) await writeBatch(db(), { ...batch(11), counts })
    expect(await stored()).toEqual([{ kind: 'seen', subject: design, count: 3 }])
    await writeBatch(db(), { ...batch(12), counts })
    expect(await stored()).toEqual([{ kind: 'seen', subject: design, count: 6 }])
  })

  it('waits in memory while the database takes nothing', async () => {
    const failing = vi.spyOn(db(), 'transaction').mockImplementation(() => {
      throw new Error('away')
    })
    await see(design)
    await app.dependencies.visits.flush()
    await see(design)
    await app.dependencies.visits.flush()
    failing.mockRestore()
    expect(await stored()).toEqual([{ kind: 'seen', subject: design, count: 2 }])
  })

  it('is written as the product stops', async () => {
    await see(design)
    await app.dependencies.visits.close()
    const rows = await db().selectFrom('visit').select('count').execute()
    expect(rows).toEqual([{ count: 1 }])
  })

  it('is forgotten after 400 days', async () => {
    const days = [today, daysAfter(today, -399), daysAfter(today, -400)]
    await db()
      .insertInto('visit')
      .values(days.map((day) => ({ day, kind: 'seen' as const, subject: design, count: 1 })))
      .execute()
    await forgetOldVisits(db())
    expect((await db().selectFrom('visit').select('day').execute()).map(({ day }) => day).sort()).toEqual(
      days.slice(0, 2).sort(),
    )
  })

  it('is refused from an address that tells too much', async () => {
    const flooding = await startApp(await open())
    const told = { kind: 'search', search: 'igloo' }
    for (let told_ = 0; told_ < limits.visits.perAddress; told_++)
      await flooding.call('POST', '/api/visits', told, '')
    expectError(await flooding.call('POST', '/api/visits', told, ''), 429)
    await flooding.stop()
  })
})

function batch(number: number): Omit<Batch, 'counts'> {
  return { writer: 'another process', number, day: today }
}
