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
      marked: null,
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

  it('that was none keeps the reference that its visitor was told, and is found by it', async () => {
    const { _id, reference } = (await app.post('/api/enquiries', enquiryFields({ website: 'x' }), '')).body
    const found = async () => (await app.get(`/api/enquiries?search=${reference}`)).body.data
    const accept = async () => (await app.post(`/api/spam/${_id.toUpperCase()}/accept`)).body
    const first = await accept()
    expect([first.reference, await found()]).toEqual([reference, [first]])
    await app.delete(`/api/spam/${_id}/accept`)
    expect(await found()).toEqual([])

    // Each time it is another document, with an id that nothing deleted has.
    const second = await accept()
    expect([second.reference, await found()]).toEqual([reference, [second]])
    expect(new Set([_id, first._id, second._id]).size).toBe(3)
  })

  it('that was taken for an enquiry is spam again, as it was, while nobody has worked on the enquiry', async () => {
    const fields = enquiryFields()
    const id = await send(fields)
    const before = await newest()
    const accept = async () => (await app.post(`/api/spam/${id}/accept`)).body._id as string
    const takeBack = () => app.delete(`/api/spam/${id}/accept`)
    expectError(await takeBack(), 404, 'This is no enquiry that was made of spam')
    const first = await accept()
    const both = await Promise.all([takeBack(), takeBack()])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
    expect(await newest()).toEqual(before)
    expectError(await app.get(`/api/enquiries/${first}`), 404)
    expect((await app.get('/api/trash')).body.data).toEqual([])
    expect(JSON.stringify((await app.get(`/api/activity?subject=${first}`)).body)).not.toContain(fields.name)

    const worked = await accept()
    const meanwhile = 'This enquiry has been worked on meanwhile, and stays'
    await app.put(`/api/enquiries/${worked}`, { status: 'contacted' })
    expectError(await takeBack(), 409, meanwhile)
    expect((await app.get('/api/spam?deleted=true')).body.data).toEqual([])
    expectError(await app.post(`/api/spam/${id}/restore`), 404, 'This is no longer in spam')
    await app.delete(`/api/enquiries/${worked}`)
    expectError(await takeBack(), 404)

    const noted = await send(enquiryFields())
    const { _id } = (await app.post(`/api/spam/${noted}/accept`)).body
    await app.post(`/api/enquiries/${_id}/notes`, { text: 'Call after six.' })
    expectError(await app.delete(`/api/spam/${noted}/accept`), 409, meanwhile)
  })

  it('that says what an enquiry said before leaves that where it was', async () => {
    const { db } = app.dependencies
    const fields = enquiryFields()
    const [first, second] = [await send(fields), await send(fields)]
    // Both came at once.
    const createdAt = new Date().toISOString()
    await db.updateTable('spam').set({ createdAt }).where('id', 'in', [first, second]).execute()
    const accept = async (id: string) => (await app.post(`/api/spam/${id}/accept`)).body._id
    const takeBack = async (id: string) => (await app.delete(`/api/spam/${id}/accept`)).status
    const enquiry = await accept(first)
    const isThere = async () => (await app.get(`/api/enquiries/${enquiry}`)).status === 200
    expect(await accept(second)).toBe(enquiry)
    expect([await takeBack(second), await isThere()]).toEqual([200, true])
    expect((await newest())._id).toBe(second)

    expect(await accept(second)).toBe(enquiry)
    expect([await takeBack(first), await isThere()]).toEqual([200, true])
    expect([await takeBack(second), await isThere()]).toEqual([200, false])
    expect((await app.get('/api/spam?limit=2')).body.data.map((spam: { _id: string }) => spam._id)).toEqual([
      second,
      first,
    ])
  })

  it('and the enquiry that it was made of are taken back and deleted at once without holding each other up', async () => {
    for (let round = 0; round < 10; round++) {
      const id = await send(enquiryFields())
      const { _id } = (await app.post(`/api/spam/${id}/accept`)).body
      const leave =
        round % 2 === 0 ? app.post(`/api/enquiries/${_id}/spam`) : app.delete(`/api/enquiries/${_id}`)
      const both = await Promise.all([leave, app.delete(`/api/spam/${id}/accept`)])
      expect(both.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
      expect((await app.get(`/api/enquiries/${_id}`)).status).toBe(404)
    }
  })

  it('that has been an enquiry for a day is not kept beside it', async () => {
    const { db } = app.dependencies
    const id = await send(enquiryFields())
    await app.post(`/api/spam/${id}/accept`)
    const rows = () => db.selectFrom('spam').select('id').where('id', '=', id).execute()
    const after = (hours: number) => new Date(Date.now() + hours * 3_600_000)
    await purgeTrash(db, after(23))
    expect(await rows()).toHaveLength(1)
    await purgeTrash(db, after(25))
    expect(await rows()).toEqual([])
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
