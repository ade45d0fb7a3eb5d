import { afterAll, beforeAll, expect, it } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
import { expectError, expectInvalid } from '#test/expect-response.ts'
import { enquiryFields } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { purgeTrash } from '../trash/retention.ts'
import { countSpam, insertSpam, purgeSpam } from './repository.ts'
import { saidIn } from './said.ts'

onEachDatabase('Spam', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  const send = async (fields: Record<string, unknown>) =>
    (await app.post('/api/enquiries', { ...fields, website: 'a.example' }, '')).body._id as string
  const newest = async () => (await app.get('/api/spam?limit=1')).body.data[0]

  it('shows what was said, whatever it is worth, and is no enquiry', async () => {
    const fields = enquiryFields({ email: 'not an address', phone: '' })
    const id = await send({ ...fields, filledInMs: 12 })
    expect(await newest()).toEqual({
      ...fields,
      _id: id,
      suspicions: ['hidden-field', 'too-fast'],
      createdAt: expect.any(String),
    })
    expectError(await app.get(`/api/enquiries/${id}`), 404)
    const search = await app.get(`/api/enquiries?search=${encodeURIComponent(fields.requirement)}`)
    expect(search.body.pagination.total).toBe(0)
  })

  it('that was none becomes a new enquiry of the day it came, once', async () => {
    const fields = enquiryFields()
    const id = await send(fields)
    const { createdAt } = await newest()
    const accept = () => app.post(`/api/spam/${id}/accept`)
    const both = await Promise.all([accept(), accept()])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
    const accepted = both.find(({ status }) => status === 200)?.body
    expect(accepted).toMatchObject({ ...fields, status: 'new', createdAt })
    expect((await app.get(`/api/enquiries/${accepted._id}`)).body.data).toEqual(accepted)
    expect((await newest())?._id).not.toBe(id)
  })

  it('that could not be an enquiry says what is wrong, and stays', async () => {
    const id = await send(enquiryFields({ phone: 'call me' }))
    expectInvalid(await app.post(`/api/spam/${id}/accept`), 'phone', 'Please enter a valid phone number')
    expect((await newest())._id).toBe(id)
  })

  it('is deleted, and restored as it was', async () => {
    const id = await send(enquiryFields())
    const before = await newest()
    const restore = () => app.post(`/api/spam/${id}/restore`)
    expectError(await restore(), 404, 'This is no longer in spam')
    expect((await app.delete(`/api/spam/${id.toUpperCase()}`)).body).toEqual({
      success: true,
      data: { _id: id },
    })
    expectError(await app.delete(`/api/spam/${id}`), 404, 'This is no longer in spam')
    expectError(await app.post(`/api/spam/${id}/accept`), 404, 'This is no longer in spam')
    expect((await newest())?._id).not.toBe(id)
    const deleted = (await app.get('/api/spam?deleted=true')).body
    expect([deleted.pagination.total, deleted.data]).toEqual([1, [before]])
    expect((await restore()).body).toEqual(before)
    expect(await newest()).toEqual(before)
    expect((await app.get('/api/spam?deleted=true')).body.data).toEqual([])
  })

  it('that was deleted goes for good after the days of the trash', async () => {
    const id = await send(enquiryFields())
    await app.delete(`/api/spam/${id}`)
    const { db } = app.dependencies
    const after = (days: number) => new Date(Date.now() + days * 86_400_000)
    await purgeTrash(db, after(29))
    expect(await countSpam(db, { deleted: true })).toBe(1)
    await purgeTrash(db, after(31))
    expect(await countSpam(db, { deleted: true })).toBe(0)
  })

  it('goes after thirty days, and the oldest of it where there is too much', async () => {
    const { db } = app.dependencies
    await db.deleteFrom('spam').execute()
    for (let count = 0; count < 3; count++) await insertSpam(db, saidIn(enquiryFields()), ['links'])
    const days = (count: number) => new Date(Date.now() + count * 86_400_000)
    await purgeSpam(db, days(29))
    expect(await countSpam(db)).toBe(3)
    const last = await newest()
    await purgeSpam(db, new Date(), 1)
    expect([await countSpam(db), await newest()]).toEqual([1, last])
    await purgeSpam(db, days(31))
    expect(await countSpam(db)).toBe(0)
  })
})

onEachDatabase('One telephone number', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open(), { ENQUIRIES_PER_10_MINUTES: '2' })
  })
  afterAll(() => app.stop())

  it('is one person however it is spelt, and asks only so often', async () => {
    let visitors = 0
    const ask = (phone: string) => {
      const from = { 'X-Visitor-Address': `203.0.113.${++visitors}` }
      return app.call('POST', '/api/enquiries', enquiryFields({ phone }), '', from)
    }
    const spellings = ['+91 98765 43210', '09876543210', '98765-43210', '(98765) 43210']
    for (const phone of spellings) await ask(phone)
    const other = await ask('+44 98765 43210')
    for (const phone of ['98765 43210 ', '98765.43210']) await ask(phone)
    const found = (await app.get('/api/enquiries?phone=%2B919876543210')).body
    expect(found.pagination.total).toBe(6)
    const ids = [found.data[0]._id, other.body._id]
    const counts = await app.get(`/api/enquiries/same-phone?id=${ids.join('&id=')}&id=unknown`)
    expect(counts.body.data).toEqual(
      expect.arrayContaining([
        { _id: ids[0], count: 6 },
        { _id: ids[1], count: 1 },
      ]),
    )
    expectError(
      await ask('9876543210'),
      429,
      'Too many enquiries from this phone number. Please try again later.',
    )
  })
})
