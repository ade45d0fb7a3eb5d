import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
import { createdDesign, uploadedPicture } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { forgetOldVersions } from './retention.ts'

const day = 24 * 3_600_000

onEachDatabase('What a version shows and holds', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
    vi.useFakeTimers({ toFake: ['Date'] })
  })
  afterAll(async () => {
    vi.useRealTimers()
    await app.stop()
  })

  /** As the product sweeps. The administrator's session, which ends sooner, goes on. */
  async function sweepAfter(days: number) {
    vi.setSystemTime(Date.now() + days * day)
    const now = new Date().toISOString()
    const { db } = app.dependencies
    await db.updateTable('session').set({ createdAt: now, lastUsedAt: now }).execute()
    await forgetOldVersions(db)
    app.dependencies.files.startSweeping()
    await app.dependencies.files.close()
  }

  const statusOf = async (id: string) =>
    (await app.visit(`/v1/storage/buckets/media/files/${id}/view`)).status

  it('stays for a year after the save that replaced it, with its pictures, and goes then', async () => {
    const [picture, other] = [await uploadedPicture(app), await uploadedPicture(app)]
    const { _id } = await createdDesign(app, { images: [picture, other] })
    const path = `/api/designs/${_id}`
    const versions = async () => (await app.get(`${path}/versions`)).body.data
    await sweepAfter(30)
    await app.put(path, { images: [other] })
    await sweepAfter(364)
    expect(await statusOf(picture)).toBe(200)
    const [version] = await versions()
    const { body } = await app.post(`${path}/versions/${version._id}/restore`)
    expect(body.images.map(({ fileId }: { fileId: string }) => fileId)).toEqual([picture, other])
    await app.put(path, { images: [other] })
    await sweepAfter(363)
    expect([(await versions()).length, await statusOf(picture)]).toEqual([2, 200])
    await sweepAfter(3)
    expect([await versions(), await statusOf(picture), await statusOf(other)]).toEqual([[], 404, 200])
  })

  it('goes with a document that is deleted for good', async () => {
    const picture = await uploadedPicture(app)
    const { _id } = await createdDesign(app, { images: [picture] })
    await app.put(`/api/designs/${_id}`, { images: [] })
    await sweepAfter(7)
    expect(await statusOf(picture)).toBe(200)
    await app.delete(`/api/designs/${_id}`)
    await sweepAfter(7)
    expect(await statusOf(picture)).toBe(200)
    await app.delete(`/api/trash/${_id}`)
    await sweepAfter(2)
    expect(await statusOf(picture)).toBe(404)
  })

  it('stays where a text of the settings showed it', async () => {
    const picture = await uploadedPicture(app)
    const src = `/v1/storage/buckets/media/files/${picture}/view?project=portfolio`
    await app.put('/api/settings', { aboutUs: `<p><img src="${src}" alt="Us" /></p>` })
    await app.put('/api/settings', { aboutUs: '<p>Us</p>' })
    await sweepAfter(7)
    expect(await statusOf(picture)).toBe(200)
  })

  it('stays for as long as the settings say', async () => {
    const { _id } = await createdDesign(app)
    const path = `/api/designs/${_id}`
    for (let index = 0; index < 3; index += 1) await app.put(path, { title: `House ${index}` })
    await app.put('/api/settings', { versionDays: 30 })
    await sweepAfter(29)
    const count = async () => (await app.get(`${path}/versions`)).body.pagination.total
    expect(await count()).toBe(3)
    await sweepAfter(2)
    expect(await count()).toBe(0)
  })
})
