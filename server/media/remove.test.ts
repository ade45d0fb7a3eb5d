import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
import { expectError } from '#test/expect-response.ts'
import { createdDesign, jpeg, serviceFields, uploaded, uploadedPicture } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

onEachDatabase('Deleting a file from the library', (open) => {
  const hour = 3_600_000
  let app: TestApp
  beforeEach(async () => {
    app = await startApp(await open())
    vi.useFakeTimers({ toFake: ['Date'] })
  })
  afterEach(async () => {
    vi.useRealTimers()
    await app.stop()
  })

  const path = (id: string) => `/api/media/${id}`
  const restore = (id: string) => app.post(`${path(id)}/restore`)
  const viewed = async (id: string) => (await app.visit(`/v1/storage/buckets/media/files/${id}/view`)).status
  const listed = async () => (await app.get('/api/media')).body.data.map(({ _id }: { _id: string }) => _id)
  async function sweepAfter(hours: number) {
    vi.setSystemTime(Date.now() + hours * hour)
    app.dependencies.files.startSweeping()
    await app.dependencies.files.close()
  }

  it('takes it out at once, keeps it for a day, and leaves two rows in the record', async () => {
    const id = await uploadedPicture(app)
    await app.put(path(id), { title: 'Dusk', alt: 'A court' })
    await sweepAfter(20)
    expect((await app.delete(path(id))).body).toEqual({ success: true, data: { _id: id } })
    expect(await listed()).not.toContain(id)
    for (const answer of [await app.get(path(id)), await app.put(path(id), {}), await app.delete(path(id))])
      expectError(answer, 404, 'File not found')
    await sweepAfter(23)
    expect(await viewed(id)).toBe(200)
    const restored = await restore(id)
    expect([restored.status, restored.body]).toMatchObject([200, { _id: id, title: 'Dusk', alt: 'A court' }])
    expect(await listed()).toContain(id)
    expectError(await restore(id), 404, 'File not found')
    const { body } = await app.get(`/api/activity?kind=media&subject=${id}`)
    expect(body.data.map(({ action }: { action: string }) => action)).toEqual([
      'restored',
      'deleted',
      'updated',
    ])
    await app.delete(path(id))
    await sweepAfter(25)
    expect(await viewed(id)).toBe(404)
    expectError(await restore(id), 404, 'File not found')
  })

  it('is refused while something shows it, also from the trash', async () => {
    const id = await uploadedPicture(app)
    const { _id, code } = await createdDesign(app, { title: 'Well house', images: [id] })
    const inUse = (by: string) => `This file is still in use by ${by}.`
    expectError(await app.delete(path(id)), 409, inUse(`the design "Well house" (${code})`))
    await app.delete(`/api/designs/${_id}`)
    expectError(await app.delete(path(id)), 409, inUse('"Well house" in the trash'))
    expect(await listed()).toContain(id)
  })

  it('is undone by whatever shows it again: a save, a version that holds it, or the same upload', async () => {
    const bytes = await jpeg()
    const [one, two] = [await uploadedPicture(app), await uploaded(app, 'again.jpg', bytes)]
    const { body: service } = await app.post('/api/services', serviceFields({ icon: one }))
    await app.put(`/api/services/${service._id}`, { removeIcon: true })
    for (const id of [one, two]) expect((await app.delete(path(id))).status).toBe(200)
    await sweepAfter(20)
    expect(await uploaded(app, 'other-name.jpg', bytes)).toBe(two)
    await sweepAfter(20)
    expect([await viewed(one), await viewed(two)]).toEqual([200, 200])
    expect(await listed()).toContain(two)
    expect(await listed()).not.toContain(one)
    const [version] = (await app.get(`/api/services/${service._id}/versions`)).body.data
    await app.post(`/api/services/${service._id}/versions/${version._id}/restore`)
    expect(await listed()).toContain(one)
  })
})
