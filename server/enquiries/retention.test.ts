import { afterAll, beforeAll, expect, it } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
import { expectInvalid } from '#test/expect-response.ts'
import { enquiryFields } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { forgetPeople, monthsBefore } from './retention.ts'

it.each([
  ['2026-11-22T10:00:00.000Z', 6, '2026-05-22T10:00:00.000Z'],
  ['2026-03-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2027-01-15T00:00:00.000Z', 13, '2025-12-15T00:00:00.000Z'],
])('%s less %i months is %s', (now, months, before) => {
  expect(monthsBefore(new Date(now), months)).toBe(before)
})

onEachDatabase('An enquiry whose time is over', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  const inMonths = (months: number) => {
    const day = new Date()
    day.setUTCDate(1)
    day.setUTCMonth(day.getUTCMonth() + months + 1)
    return day
  }
  const ask = async (fields: Record<string, unknown>) =>
    (await app.post('/api/enquiries', enquiryFields(fields), '')).body._id as string
  const read = async (id: string) => (await app.get(`/api/enquiries/${id}`)).body.data
  const found = async (search: string) =>
    (await app.get(`/api/enquiries?${new URLSearchParams({ search })}`)).body.pagination.total

  it('stays as it is unless the settings say otherwise', async () => {
    const id = await ask({ name: 'Meera Iyer' })
    await forgetPeople(app.dependencies.db, inMonths(1200))
    expect((await read(id)).name).toBe('Meera Iyer')
    for (const enquiryMonths of [-1, 121, 1.5, '6', null])
      expectInvalid(
        await app.put('/api/settings', { enquiryMonths }),
        'enquiryMonths',
        'Months must be a whole number from 0 to 120',
      )
  })

  it('is nobody’s from then on: in lists, searches, counts, notes and the record', async () => {
    const { db } = app.dependencies
    const person = { name: 'Zubin Wadia', email: 'zubin@example.com', phone: '+91 90000 55555' }
    const id = await ask({ ...person, requirement: 'A pavilion by the lake', city: 'Nashik' })
    const other = await ask({ ...person, requirement: 'Another pavilion' })
    const trashed = await ask({ ...person, requirement: 'A third one' })
    await app.post(`/api/enquiries/${id}/notes`, { text: 'Zubin calls on Sunday.' })
    await app.put(`/api/enquiries/${id}`, { status: 'contacted' })
    await app.delete(`/api/enquiries/${trashed}`)
    await app.put('/api/settings', { enquiryMonths: 6 })

    await forgetPeople(db, inMonths(4))
    expect((await read(id)).name).toBe('Zubin Wadia')

    const now = inMonths(7)
    await forgetPeople(db, now)
    expect(await read(id)).toMatchObject({
      name: 'Anonymous',
      email: '',
      phone: '',
      requirement: '',
      city: 'Nashik',
      status: 'contacted',
      anonymousSince: now.toISOString(),
    })
    expect((await app.get(`/api/enquiries/${id}/notes`)).body.data).toEqual([])
    for (const word of ['Zubin', 'pavilion', '55555']) expect(await found(word)).toBe(0)
    expect(await found('Nashik')).toBe(1)
    const counts = (await app.get(`/api/enquiries/same-phone?id=${id}&id=${other}`)).body.data
    expect(counts).toEqual([])
    const tables = ['enquiry', 'enquiryNote', 'trash', 'version', 'activity', 'mailQueue'] as const
    const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
    for (const text of ['Zubin', '55555', 'pavilion']) expect(JSON.stringify(rows)).not.toContain(text)
    const [newest] = (await app.get('/api/activity?account=automatic')).body.data
    expect(newest).toMatchObject({ kind: 'enquiry', subject: { name: '' } })
    const before = await read(id)
    await forgetPeople(db, inMonths(20))
    expect(await read(id)).toEqual(before)
  })

  it('is still somebody’s while it is worked on', async () => {
    const { db } = app.dependencies
    await app.put('/api/settings', { enquiryMonths: 3 })
    const id = await ask({ name: 'Farida Khan' })
    const later = inMonths(8)
    await app.post(`/api/enquiries/${id}/notes`, { text: 'Building goes on.' })
    await db
      .updateTable('enquiryNote')
      .set({ createdAt: later.toISOString() })
      .where('enquiryId', '=', id)
      .execute()
    await forgetPeople(db, later)
    expect((await read(id)).name).toBe('Farida Khan')
  })

  it('takes along the saved views that find nobody any more, and no others', async () => {
    const { db } = app.dependencies
    await app.put('/api/settings', { enquiryMonths: 3 })
    const phone = '+91 90000 66666'
    await ask({ phone, email: 'noor@example.com', requirement: 'A house on a hill' })
    const newer = await ask({ phone, email: 'zed@example.com', requirement: 'A house by the sea' })
    const trashed = await ask({ phone: '+91 90000 77777', requirement: 'A house in a wood' })
    await app.delete(`/api/enquiries/${trashed}`)
    await db
      .updateTable('enquiry')
      .set({ updatedAt: inMonths(5).toISOString() })
      .where('id', '=', newer)
      .execute()
    for (const [name, query] of [
      ['Noor', 'search=noor%40example.com'],
      ['Their number', 'search=90000+66666'],
      ['Thrown away', 'phone=9000077777'],
      ['Kerala', 'search=Kerala'],
    ])
      await app.post('/api/views', { list: 'enquiries', name, query })
    const names = async () =>
      (await app.get('/api/views?list=enquiries')).body.data.map(({ name }: { name: string }) => name)
    await forgetPeople(db, inMonths(7))
    expect(await names()).toEqual(['Kerala', 'Their number'])
    await forgetPeople(db, inMonths(10))
    expect(await names()).toEqual(['Kerala'])
  })
})
