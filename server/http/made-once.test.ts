import { afterAll, beforeAll, expect, it } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
import { expectInvalid } from '#test/expect-response.ts'
import { enquiryFields, serviceFields, signedInAccount, uploadedPicture } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { forgetMadeOnce } from './made-once.ts'

onEachDatabase('A call that names itself', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  const fields = serviceFields({ title: 'Plans by post' })
  const create = (name: string, { token = app.adminToken, body = fields as object } = {}) =>
    app.call('POST', '/api/services', body, token, { 'Idempotency-Key': name })
  const count = async () => (await app.get('/api/services')).body.pagination.total

  it('makes one document however often it comes, and one row of the record', async () => {
    const before = await count()
    const first = await create('lost')
    const again = await create('lost')
    expect([again.status, again.body]).toEqual([201, first.body])
    expect(await count()).toBe(before + 1)
    const { data } = (await app.get('/api/activity?kind=service')).body
    expect(
      data.filter(({ subject }: { subject: { _id: string } }) => subject._id === first.body._id),
    ).toHaveLength(1)
  })

  it('is another where it says something else', async () => {
    const { body } = await create('named twice')
    const other = await create('named twice', { body: { ...fields, title: 'Plans by hand' } })
    expect([other.status, other.body.title]).toEqual([201, 'Plans by hand'])
    expect((await create('named twice')).body._id).toBe(body._id)
  })

  it('makes one of two at once', async () => {
    const [one, other] = await Promise.all([create('at once'), create('at once')])
    expect([one.status, other.status, other.body._id]).toEqual([201, 201, one.body._id])
  })

  it('is another of another account, and where it was refused or what it made is gone', async () => {
    const meera = await signedInAccount(app)
    const { body: mine } = await create('mine')
    expect((await create('mine', { token: meera.token })).body._id).not.toBe(mine._id)
    await app.delete(`/api/services/${mine._id}`)
    const { body: next } = await create('mine')
    expect(next._id).not.toBe(mine._id)
    expect((await create('mine')).body._id).toBe(next._id)
    expectInvalid(await create('refused', { body: {} }), 'title', 'Title is required')
    expect((await create('refused')).status).toBe(201)
  })

  it('adds one note to an enquiry', async () => {
    const { _id } = (await app.post('/api/enquiries', enquiryFields(), '')).body
    const path = `/api/enquiries/${_id}/notes`
    const add = () =>
      app.call('POST', path, { text: 'Called' }, app.adminToken, { 'Idempotency-Key': 'note' })
    const [{ body: note }, again] = [await add(), await add()]
    expect([again.status, again.body]).toEqual([201, note])
    expect((await app.get(path)).body.pagination.total).toBe(1)
  })

  it('adds one administrator, who is known by the password too', async () => {
    const nila = { name: 'Nila', email: 'nila@example.com', password: 'abcdef', role: 'editor' }
    const add = (body: object) =>
      app.call('POST', '/api/auth/admins', body, app.adminToken, { 'Idempotency-Key': 'nila' })
    const [{ body: added }, again] = [await add(nila), await add(nila)]
    expect([again.status, again.body]).toEqual([201, added])
    expect((await add({ ...nila, password: 'ghijkl' })).status).toBe(409)
    expect((await app.post('/api/auth/admins', nila)).status).toBe(409)
    expect((await add(nila)).body._id).toBe(added._id)
  })

  it('adds one pricing image', async () => {
    const fileId = await uploadedPicture(app, 64, 48)
    const add = () =>
      app.call('POST', '/api/pricing', { fileId }, app.adminToken, { 'Idempotency-Key': 'price' })
    const [{ body: image }, again] = [await add(), await add()]
    expect([again.status, again.body._id]).toEqual([201, image._id])
  })

  it('is forgotten after a day', async () => {
    const { body } = await create('old')
    const { db } = app.dependencies
    await db.updateTable('madeOnce').set({ endsAt: new Date().toISOString() }).execute()
    await forgetMadeOnce(db)
    expect((await create('old')).body._id).not.toBe(body._id)
  })
})
