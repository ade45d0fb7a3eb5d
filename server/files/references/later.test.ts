import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
import { createdDesign, uploadedPicture } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { forgetVersions } from '../../versions/keep.ts'

onEachDatabase('What a document showed', (open) => {
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

  async function sweepAfter(hours: number) {
    vi.setSystemTime(Date.now() + hours * hour)
    app.dependencies.files.startSweeping()
    await app.dependencies.files.close()
  }

  const path = (id: string) => `/v1/storage/buckets/media/files/${id}`
  const statusOf = async (id: string) => (await app.visit(`${path(id)}/view`)).status

  it('stays for a day after a design is deleted for good, and goes then', async () => {
    const [one, two, other] = [
      await uploadedPicture(app),
      await uploadedPicture(app),
      await uploadedPicture(app),
    ]
    const { _id } = await createdDesign(app, { images: [one, two] })
    await createdDesign(app, { images: [other, two] })
    await app.visit(`${path(one)}/preview?width=320`)
    await sweepAfter(100)
    await app.delete(`/api/designs/${_id}`)
    await sweepAfter(100)
    expect(await statusOf(one)).toBe(200)
    await app.delete(`/api/trash/${_id}`)
    await sweepAfter(23)
    expect([await statusOf(one), await statusOf(two)]).toEqual([200, 200])
    await sweepAfter(2)
    expect([await statusOf(one), await statusOf(two), await statusOf(other)]).toEqual([404, 200, 200])
    expect(await app.dependencies.files.renditions.fileIds()).not.toContain(one)
    await expect(app.dependencies.files.store.size(one)).rejects.toMatchObject({ status: 404 })
  })

  it('stays with the version that shows it where it is replaced, and goes with that', async () => {
    const [before, after] = [await uploadedPicture(app), await uploadedPicture(app)]
    const { _id } = await createdDesign(app, { images: [before] })
    const show = (images: string[]) => app.put(`/api/designs/${_id}`, { images })
    await show([after])
    await sweepAfter(23)
    await show([before])
    await sweepAfter(25)
    expect([await statusOf(before), await statusOf(after)]).toEqual([200, 200])
    await forgetVersions(app.dependencies.db, 'design', _id)
    await sweepAfter(1)
    expect([await statusOf(before), await statusOf(after)]).toEqual([200, 404])
  })
})
