import { afterAll, beforeAll, expect, it } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
import { expectError } from '#test/expect-response.ts'
import { createdDesign, enquiryFields } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { purgeTrash } from '../trash/retention.ts'
import { purgeSpam } from './repository.ts'

onEachDatabase('An enquiry that is marked as spam', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  const received = async (fields = enquiryFields()) => {
    const { _id } = (await app.post('/api/enquiries', fields, '')).body
    return { id: _id as string, fields, before: (await app.get(`/api/enquiries/${_id}`)).body.data }
  }
  const mark = (id: string) => app.post(`/api/enquiries/${id}/spam`)
  const inTrash = async (id: string) => (await app.get(`/api/trash?id=${id}`)).body.data
  const inSpam = async (id: string, deleted = '') =>
    (await app.get(`/api/spam?enquiry=${id}${deleted}`)).body.data
  const later = (days: number) => new Date(Date.now() + days * 86_400_000)

  it('lies there alone, and says who marked it', async () => {
    const { id, fields, before } = await received()
    const marked = await mark(id)
    expect(marked.status).toBe(200)
    expect(marked.body).toEqual({
      ...fields,
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      createdAt: before.createdAt,
      suspicions: [],
      marked: { enquiry: id, at: expect.any(String), by: expect.any(String) },
    })
    expectError(await app.get(`/api/enquiries/${id}`), 404)
    const search = encodeURIComponent(fields.requirement)
    expect((await app.get(`/api/enquiries?search=${search}`)).body.pagination.total).toBe(0)
    expect(await inTrash(id)).toEqual([])
    expect((await app.get('/api/spam?limit=1')).body.data).toEqual([marked.body])
    expect(await inSpam(id.toUpperCase())).toEqual([marked.body])
    const [change] = (await app.get(`/api/activity?subject=${id}`)).body.data
    expect(change).toMatchObject({ action: 'marked-as-spam', subject: { name: '', exists: false } })
  })

  it('is marked once, by however many at once', async () => {
    const { id } = await received()
    const answers = await Promise.all([mark(id), mark(id), mark(id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1)
    expectError(await mark('6740a1b2c3d4e5f607182a00'), 404, 'Enquiry not found')
    const { body } = await app.get(`/api/activity?subject=${id}`)
    const marks = body.data.filter(({ action }: { action: string }) => action === 'marked-as-spam')
    expect(marks).toHaveLength(1)
  })

  it('is the enquiry that it was, with its notes and its design, once it is said to be none', async () => {
    const design = await createdDesign(app)
    const { id, fields } = await received(enquiryFields({ designId: design._id }))
    await app.put(`/api/enquiries/${id}`, { status: 'contacted', followUpOn: '2027-01-04' })
    await app.post(`/api/enquiries/${id}/notes`, { text: 'Call after six.' })
    const before = (await app.get(`/api/enquiries/${id}`)).body.data
    const { _id } = (await mark(id)).body
    const accept = () => app.post(`/api/spam/${_id}/accept`)
    const both = await Promise.all([accept(), accept()])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
    expect(both.find(({ status }) => status === 200)?.body).toEqual(before)
    expect((await app.get(`/api/enquiries/${id}`)).body.data).toEqual(before)
    expect((await app.get(`/api/enquiries/${id}/notes`)).body.data[0]).toMatchObject({
      text: 'Call after six.',
    })
    const search = encodeURIComponent(fields.requirement)
    expect((await app.get(`/api/enquiries?search=${search}`)).body.data).toEqual([before])
    expect([await inSpam(id), await inTrash(id)]).toEqual([[], []])
    expect((await mark(id)).status).toBe(200)
  })

  it('stays where the trash is emptied, and is deleted and restored as other spam is', async () => {
    const { id, before } = await received()
    const marked = (await mark(id)).body
    await app.delete('/api/trash')
    expect(await inSpam(id)).toEqual([marked])
    await app.delete(`/api/spam/${marked._id}`)
    expectError(await mark(id), 404, 'Enquiry not found')
    expect([await inSpam(id), await inSpam(id, '&deleted=true'), await inTrash(id)]).toEqual([
      [],
      [marked],
      [],
    ])
    expect((await app.post(`/api/spam/${marked._id}/restore`)).body).toEqual(marked)
    expect((await app.post(`/api/spam/${marked._id}/accept`)).body).toEqual(before)
  })

  it('leaves spam as it is restored from the trash or deleted there for good', async () => {
    const one = await received()
    await mark(one.id)
    expect((await app.post(`/api/trash/${one.id}/restore`)).status).toBe(200)
    expect(await inSpam(one.id)).toEqual([])
    await mark(one.id)
    expect((await app.delete(`/api/trash/${one.id}`)).status).toBe(200)
    expect(await inSpam(one.id)).toEqual([])
  })

  it('goes thirty days after it was marked, however long before it came, and with it what the trash holds', async () => {
    const { db } = app.dependencies
    const { id } = await received()
    await mark(id)
    await db.updateTable('spam').set({ createdAt: '2026-01-02T03:04:05.000Z' }).execute()
    await app.put('/api/settings', { trashDays: 365 })
    const trashed = () => db.selectFrom('trash').select('id').where('id', '=', id).execute()
    const purge = async (days: number, most?: number) => {
      await purgeSpam(db, later(days), most)
      await purgeTrash(db, later(days))
      return [(await inSpam(id)).length, (await trashed()).length]
    }
    expect(await purge(29, 0)).toEqual([1, 1])
    expect(await purge(31)).toEqual([0, 0])
  })

  it('goes when it was deleted from spam as long ago as the trash keeps what lies there', async () => {
    const { db } = app.dependencies
    await app.put('/api/settings', { trashDays: 7 })
    const { id } = await received()
    await app.delete(`/api/spam/${(await mark(id)).body._id}`)
    const trashed = () => db.selectFrom('trash').select('id').where('id', '=', id).execute()
    await purgeTrash(db, later(6))
    expect([(await inSpam(id, '&deleted=true')).length, (await trashed()).length]).toEqual([1, 1])
    await purgeTrash(db, later(8))
    expect([await inSpam(id, '&deleted=true'), await trashed()]).toEqual([[], []])
  })

  it('is deleted or taken back, of two who do so at once', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await received()
      const spam = `/api/spam/${(await mark(id)).body._id}`
      const [accepted, deleted] = await Promise.all([app.post(`${spam}/accept`), app.delete(spam)])
      expect([accepted.status, deleted.status].sort()).toEqual([200, 404])
      expect((await app.get(`/api/enquiries/${id}`)).status).toBe(accepted.status)
      expect((await inSpam(id, '&deleted=true')).length).toBe(deleted.status === 200 ? 1 : 0)
    }
  })

  it('goes with its person, also where somebody takes it back meanwhile', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await received(enquiryFields({ phone: '+91 90000 34343' }))
      const { _id } = (await mark(id)).body
      const erasing = app.delete('/api/people?phone=9000034343')
      const [erased, accepted] = await Promise.all([erasing, app.post(`/api/spam/${_id}/accept`)])
      expect(erased.status).toBe(200)
      expect([200, 404]).toContain(accepted.status)
      expectError(await app.get(`/api/enquiries/${id}`), 404)
      expect([await inSpam(id), await inTrash(id)]).toEqual([[], []])
    }
  })

  it('is marked anew where something was left of a mark before', async () => {
    const { db } = app.dependencies
    const { id, before } = await received()
    const left = { id: '6740a1b2c3d4e5f607182a99', suspicions: '[]', said: '{}', enquiryId: id }
    const at = new Date().toISOString()
    await db
      .insertInto('spam')
      .values({ ...left, createdAt: at, markedAt: at })
      .execute()
    const { _id } = (await mark(id)).body
    expect(_id).not.toBe(left.id)
    expectError(await app.get(`/api/enquiries/${id}`), 404)
    expect((await app.post(`/api/spam/${_id}/accept`)).body).toEqual(before)
  })

  it('is its person’s data once, and goes with it', async () => {
    const fields = enquiryFields({ phone: '+91 90000 12121' })
    const { id } = await received(fields)
    await app.post(`/api/enquiries/${id}/notes`, { text: 'Asks for everything.' })
    await mark(id)
    const path = '/api/people?phone=9000012121'
    const { data } = (await app.get(path)).body
    expect([data.enquiries, data.trash.length, data.spam]).toEqual([[], 1, []])
    expect(JSON.stringify(data)).toContain('Asks for everything.')
    expect((await app.delete(path)).body.data).toEqual({ enquiries: 1, spam: 0 })
    expect(await inSpam(id)).toEqual([])
    expect(JSON.stringify(await app.dependencies.db.selectFrom('spam').selectAll().execute())).not.toContain(
      '12121',
    )
  })
})
