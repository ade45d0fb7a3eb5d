import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Activity } from '#contract/activity.ts'
import { onEachDatabase } from '#test/databases.ts'
import { expectError } from '#test/expect-response.ts'
import {
  accountPassword,
  createdCategory,
  createdDesign,
  enquiryFields,
  newSession,
  signedInAccount,
  uploadedPicture,
} from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { forgetOldActivity } from './retention.ts'

onEachDatabase('The record of changes', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  async function rowsOf(query: Record<string, string> = {}): Promise<Activity[]> {
    const { status, body } = await app.get(`/api/activity?${new URLSearchParams(query)}`)
    expect([status, body.message]).toEqual([200, undefined])
    expect(body.pagination.total).toBe(body.data.length)
    return body.data
  }

  it('says who did what to which document and when, newest first', async () => {
    const design = await createdDesign(app, { title: 'Step well house', basePrice: 300_000 })
    const meera = await signedInAccount(app)
    const path = `/api/designs/${design.code.toLowerCase()}`
    await app.put(path, { featured: true, discountPrice: 240_000, description: 'Secret plan' }, meera.token)
    await app.put(path, { title: 'Step well' }, meera.token)
    await app.delete(path, meera.token)
    const subject = { _id: design._id, exists: false }
    const by = { _id: meera.id, name: 'Meera Iyer' }
    const rows = await rowsOf({ subject: design._id.toUpperCase() })
    expect(rows).toEqual(
      [
        { action: 'deleted', account: by, subject: { ...subject, name: 'Step well' }, changes: [] },
        {
          action: 'updated',
          account: by,
          subject: { ...subject, name: 'Step well' },
          changes: [{ field: 'title', from: 'Step well house', to: 'Step well' }],
        },
        {
          action: 'updated',
          account: by,
          subject: { ...subject, name: 'Step well house' },
          changes: [
            { field: 'description' },
            { field: 'featured', from: false, to: true },
            { field: 'discountPrice', from: null, to: 240_000 },
          ],
        },
        {
          action: 'created',
          account: { _id: expect.any(String), name: 'Administrator' },
          subject: { ...subject, name: 'Step well house' },
          changes: [],
        },
      ].map((row) => ({ _id: expect.any(String), at: expect.stringMatching(/Z$/), kind: 'design', ...row })),
    )
    expect(rows.map(({ at }) => at)).toEqual(
      rows
        .map(({ at }) => at)
        .sort()
        .reverse(),
    )
  })

  it('keeps its rows and their names when the account goes', async () => {
    const meera = await signedInAccount(app)
    const { _id } = await createdCategory(app)
    await app.put(`/api/categories/${_id}`, { description: 'Changed' }, meera.token)
    await app.delete(`/api/auth/admins/${meera.id}`)
    expect(await rowsOf({ account: meera.id })).toMatchObject([
      { account: { _id: meera.id, name: 'Meera Iyer' }, subject: { _id, exists: true } },
    ])
    expect((await rowsOf({ subject: meera.id }))[0]).toMatchObject({
      action: 'deleted',
      kind: 'account',
      subject: { name: 'Meera Iyer', exists: false },
    })
  })

  it('knows an enquiry that arrives from the website, and its way on', async () => {
    const { body } = await app.post('/api/enquiries', enquiryFields(), '')
    await app.put(`/api/enquiries/${body._id}`, { status: 'contacted' })
    expect(await rowsOf({ subject: body._id })).toMatchObject([
      { action: 'updated', changes: [{ field: 'status', from: 'new', to: 'contacted' }] },
      { action: 'received', account: { _id: 'website', name: 'Website' }, subject: { name: 'Asha Rao' } },
    ])
    expect((await rowsOf({ account: 'website' })).map(({ kind }) => kind)).toEqual(['enquiry'])
    const before = await rowsOf()
    await app.post('/api/enquiries', enquiryFields({ website: 'spam' }), '')
    expect(await rowsOf()).toEqual(before)
  })

  it('holds no secret, no token and no whole text', async () => {
    const { id, token } = await signedInAccount(app)
    const newPassword = 'a very fine password'
    const [first, second] = ['CachedHtml from the record one', 'CachedHtml from the record two']
    await app.put(
      '/api/auth/password',
      { currentPassword: accountPassword, newPassword, confirmPassword: newPassword },
      token,
    )
    const moved = { phone: '5550001', email: 'moved@example.com', currentPassword: newPassword }
    await app.put('/api/auth/profile', moved, token)
    await app.put(
      '/api/settings',
      { termsAndConditions: first, paymentSettings: { upiId: 'firm@upi' } },
      token,
    )
    await app.post('/api/testimonials', { clientName: 'Ravi', content: second }, token)
    const rows = await rowsOf({ account: id })
    expect(rows.map(({ kind, action, changes }) => [kind, action, changes])).toEqual([
      ['testimonial', 'created', []],
      ['settings', 'updated', [{ field: 'paymentSettings.upiId' }, { field: 'termsAndConditions' }]],
      ['account', 'updated', [{ field: 'email' }, { field: 'phone' }]],
      ['account', 'password-changed', []],
    ])
    const stored = JSON.stringify(await app.dependencies.db.selectFrom('activity').selectAll().execute())
    for (const secret of [
      newPassword,
      accountPassword,
      token,
      first,
      second,
      'firm@upi',
      '5550001',
      'moved@',
    ])
      expect(stored).not.toContain(secret)
  })

  it('has no row for a change that is refused, or that changes nothing', async () => {
    const design = await createdDesign(app)
    const { body: enquiry } = await app.post('/api/enquiries', enquiryFields(), '')
    const category = await createdCategory(app)
    const before = await rowsOf()
    const stale = '2020-01-01T00:00:00.000Z'
    for (const [response, status] of [
      [await app.put(`/api/designs/${design._id}`, { featured: true, updatedAt: stale }), 409],
      [await app.put(`/api/designs/${design._id}`, { basePrice: 1, discountPrice: 2 }), 400],
      [await app.put(`/api/designs/${design._id}`, { featured: true, images: [{ fileId: 'none' }] }), 400],
      [await app.delete(`/api/categories/${design.category._id}`), 409],
      [await app.put(`/api/categories/${category._id}`, { name: 'Interior' }), 409],
      [await app.put(`/api/enquiries/${enquiry._id}`, { status: 'resolved', updatedAt: stale }), 409],
      [await app.put('/api/settings', { websiteName: 'New', updatedAt: stale }), 409],
      [await app.put('/api/auth/profile', { name: 'New', updatedAt: stale }), 409],
      [await app.delete(`/api/auth/admins/${'f'.repeat(24)}`), 404],
      [
        await app.post('/api/auth/admins', { name: 'A', email: 'admin@example.com', password: '123456' }),
        409,
      ],
    ] as const)
      expectError(response, status)
    for (const response of [
      await app.put(`/api/designs/${design._id}`, { title: design.title, tags: [] }),
      await app.put(`/api/enquiries/${enquiry._id}`, { status: 'new' }),
      await app.put('/api/settings', {}),
    ])
      expect(response.status).toBe(200)
    expect(await rowsOf()).toEqual(before)
  })

  it('has one row where one of several racing changes wins', async () => {
    const { body } = await app.post('/api/enquiries', enquiryFields(), '')
    const change = { status: 'contacted', updatedAt: body.updatedAt }
    await Promise.all(Array.from({ length: 5 }, () => app.put(`/api/enquiries/${body._id}`, change)))
    await Promise.all([1, 2, 3].map(() => app.delete(`/api/enquiries/${body._id}`)))
    const rows = await rowsOf({ subject: body._id })
    expect(rows.map(({ action }) => action)).toEqual(['deleted', 'updated', 'received'])
  })

  it('tells from what to what, also where changes race', async () => {
    const { body } = await app.post('/api/enquiries', enquiryFields(), '')
    const statuses = ['contacted', 'resolved', 'new', 'contacted', 'resolved', 'new']
    await Promise.all(statuses.map((status) => app.put(`/api/enquiries/${body._id}`, { status })))
    const steps = (await rowsOf({ subject: body._id })).reverse().flatMap(({ changes }) => changes)
    let status: unknown = 'new'
    for (const { from, to } of steps) {
      expect(from).toBe(status)
      status = to
    }
    expect((await app.get(`/api/enquiries/${body._id}`)).body.data.status).toBe(status)
  })

  it('two administrators who delete each other leave one, and one row', async () => {
    const [one, other] = [await signedInAccount(app), await signedInAccount(app)]
    const [left, right] = [await newSession(app, one.id), await newSession(app, other.id)]
    const answers = await Promise.all([
      app.delete(`/api/auth/admins/${other.id}`, left),
      app.delete(`/api/auth/admins/${one.id}`, right),
    ])
    for (const { status } of answers) expect([200, 401]).toContain(status)
    const deleted = answers.filter(({ status }) => status === 200)
    const rows = [...(await rowsOf({ subject: one.id })), ...(await rowsOf({ subject: other.id }))]
    expect(rows).toHaveLength(deleted.length)
  })

  it('is narrowed by kind, subject and account, and read in pages', async () => {
    const picture = await uploadedPicture(app)
    const { body } = await app.post('/api/pricing', { fileId: picture, alt: 'Rates of 2026' })
    expect(await rowsOf({ kind: 'pricing' })).toMatchObject([
      { action: 'created', subject: { _id: body._id, name: 'Rates of 2026', exists: true } },
    ])
    expect(await rowsOf({ kind: 'pricing', subject: body._id, account: 'website' })).toEqual([])
    expect(await rowsOf({ subject: `'; drop table activity; --` })).toEqual([])
    const all = await rowsOf()
    const second = await app.get('/api/activity?page=2&limit=3')
    expect([second.body.data, second.body.pagination]).toEqual([
      all.slice(3, 6),
      { page: 2, limit: 3, total: all.length, pages: Math.ceil(all.length / 3) },
    ])
  })

  it.each(['kind=', 'kind=file', 'kind=DESIGN', 'page=0', 'limit=x'])('refuses ?%s', async (query) => {
    expectError(await app.get(`/api/activity?${query}`), 400)
  })

  it('forgets what is older than two years', async () => {
    const all = await rowsOf()
    const at = (index: number, time: string) =>
      app.dependencies.db
        .updateTable('activity')
        .set({ at: time })
        .where('id', '=', all[index]?._id ?? '')
        .execute()
    await at(0, '2024-11-21T11:59:59.999Z')
    await at(1, '2024-11-21T12:00:00.000Z')
    await forgetOldActivity(app.dependencies.db, new Date('2026-11-21T12:00:00.000Z'))
    expect((await rowsOf()).map(({ _id }) => _id)).toEqual(all.slice(1).map(({ _id }) => _id))
  })
})
