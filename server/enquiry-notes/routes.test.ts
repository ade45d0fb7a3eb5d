import { afterAll, beforeAll, expect, it } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
import { expectError, expectInvalid } from '#test/expect-response.ts'
import { enquiryFields, signedInAccount } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { purgeTrash } from '../trash/retention.ts'

const unknownId = 'f'.repeat(24)

onEachDatabase('Notes on an enquiry', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  const arrived = async () => (await app.post('/api/enquiries', enquiryFields(), '')).body._id as string
  const notesOf = async (id: string) => (await app.get(`/api/enquiries/${id}/notes`)).body

  it('carry who wrote them and when, oldest first, and the name stays when the account goes', async () => {
    const id = await arrived()
    const meera = await signedInAccount(app)
    const path = `/api/enquiries/${id.toUpperCase()}/notes`
    const { status, body: first } = await app.post(
      path,
      { text: '  Wants a courtyard.\nCall after 6. ' },
      meera.token,
    )
    expect([status, first]).toEqual([
      201,
      {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        createdAt: expect.stringMatching(/Z$/),
        account: { _id: meera.id, name: 'Meera Iyer' },
        text: 'Wants a courtyard.\nCall after 6.',
      },
    ])
    const { body: second } = await app.post(path, { text: '<b>₹ 40 lakh</b> 🏠' })
    const pagination = { page: 1, limit: 100, total: 2, pages: 1 }
    expect(await notesOf(id)).toEqual({ success: true, data: [first, second], pagination })
    await app.delete(`/api/auth/admins/${meera.id}`)
    expect((await notesOf(id)).data[0].account).toEqual({ _id: null, name: 'Meera Iyer' })
  })

  it('hold 1 to 2000 characters', async () => {
    const path = `/api/enquiries/${await arrived()}/notes`
    for (const text of [undefined, null, '', ' \n '])
      expectInvalid(await app.post(path, { text }), 'text', 'Note is required')
    expect((await app.post(path, { text: 'ಮ'.repeat(2000) })).status).toBe(201)
    expectInvalid(
      await app.post(path, { text: 'ಮ'.repeat(2001) }),
      'text',
      'Note must be at most 2000 characters',
    )
    expectError(await app.post(path, { text: 'a\0b' }), 400)
    expect((await app.get(path)).body.pagination.total).toBe(1)
  })

  it('are deleted one by one, and with their enquiry', async () => {
    const [id, other] = [await arrived(), await arrived()]
    const { body: note } = await app.post(`/api/enquiries/${id}/notes`, { text: 'One' })
    await app.post(`/api/enquiries/${id}/notes`, { text: 'Two' })
    expectError(await app.delete(`/api/enquiries/${other}/notes/${note._id}`), 404, 'Note not found')
    const response = await app.delete(`/api/enquiries/${id}/notes/${note._id.toUpperCase()}`)
    expect([response.status, response.body]).toEqual([200, { success: true, data: { _id: note._id } }])
    expectError(await app.delete(`/api/enquiries/${id}/notes/${note._id}`), 404, 'Note not found')
    expect((await notesOf(id)).data.map(({ text }: { text: string }) => text)).toEqual(['Two'])
    await app.delete(`/api/enquiries/${id}`)
    const left = app.dependencies.db.selectFrom('enquiryNote').select('id').where('enquiryId', '=', id)
    expect(await left.execute()).toEqual([])
    for (const call of [
      app.get(`/api/enquiries/${id}/notes`),
      app.post(`/api/enquiries/${id}/notes`, { text: 'Three' }),
      app.delete(`/api/enquiries/${id}/notes/${note._id}`),
      app.get(`/api/enquiries/${unknownId}/notes`),
      app.get('/api/enquiries/%00/notes'),
    ])
      expectError(await call, 404, 'Enquiry not found')
  })

  it('are restored as they were, and go for good after the days of the trash', async () => {
    const [id, other] = [await arrived(), await arrived()]
    const { body: note } = await app.post(`/api/enquiries/${id}/notes`, { text: 'One' })
    const restore = (enquiry: string) => app.post(`/api/enquiries/${enquiry}/notes/${note._id}/restore`)
    expectError(await restore(id), 404, 'Note not found')
    await app.delete(`/api/enquiries/${id}/notes/${note._id}`)
    const deleted = () => app.get(`/api/enquiries/${id}/notes?deleted=true`)
    expect((await deleted()).body.data).toEqual([note])
    expectError(await restore(other), 404, 'Note not found')
    await app.delete(`/api/enquiries/${id}`)
    expectError(await restore(id), 404, 'Enquiry not found')
    await app.post(`/api/trash/${id}/restore`)
    expect((await notesOf(id)).data).toEqual([])
    expect((await restore(id)).body).toEqual(note)
    expect((await notesOf(id)).data).toEqual([note])
    await app.delete(`/api/enquiries/${id}/notes/${note._id}`)
    const { db } = app.dependencies
    const after = (days: number) => new Date(Date.now() + days * 86_400_000)
    await purgeTrash(db, after(29))
    expect((await deleted()).body.data).toEqual([note])
    await purgeTrash(db, after(31))
    expect((await deleted()).body.data).toEqual([])
  })

  it('leave their rows in the record, without their text', async () => {
    const id = await arrived()
    const { body: note } = await app.post(`/api/enquiries/${id}/notes`, { text: 'Very private' })
    await app.delete(`/api/enquiries/${id}/notes/${note._id}`)
    expectError(await app.post(`/api/enquiries/${id}/notes`, { text: '' }), 400)
    const { body } = await app.get(`/api/activity?subject=${id}`)
    expect(body.data.map(({ action }: { action: string }) => action)).toEqual([
      'note-deleted',
      'note-added',
      'received',
    ])
    expect(JSON.stringify(body)).not.toContain('Very private')
  })

  it('change neither the enquiry nor its version, and stand in no other answer', async () => {
    const id = await arrived()
    const before = (await app.get(`/api/enquiries/${id}`)).body
    await app.post(`/api/enquiries/${id}/notes`, { text: 'Very private' })
    expect((await app.get(`/api/enquiries/${id}`)).body).toEqual(before)
    for (const path of ['/api/enquiries', '/api/enquiries/export?format=csv'])
      expect(JSON.stringify((await app.get(path)).body)).not.toContain('Very private')
    expectError(await app.visit(`/api/enquiries/${id}/notes`), 401)
  })
})
