import { expect, it, vi } from 'vitest'
import { onEachSchema } from '#test/databases.ts'
import { eventually } from '#test/eventually.ts'
import { heic, jpeg } from '#test/files/make-files.ts'
import { adminToken, filesPath, startWith } from '#test/files/set-up.ts'

onEachSchema('A file that is deleted while renditions of it are made', (open) => {
  it.each([
    ['JPEG', () => jpeg(1000, 600)],
    ['HEIC', heic],
  ])('is gone at once, and what is finished later of a %s is not kept', async (_, make) => {
    const { app, files, paths } = await startWith(await make(), undefined, open)
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const read = files.store.open
    // What has been read by then is drawn to the end.
    const reading = vi.spyOn(files.store, 'open').mockImplementation(async (key, range) => {
      const bytes = await read(key, range)
      await released
      return bytes
    })
    const previews = ['avif', 'webp', 'jpeg'].flatMap((output) =>
      [320, 480, 640].map((width) => app.request(`${filesPath}/one/preview?width=${width}&output=${output}`)),
    )
    await eventually(() => expect(reading).toHaveBeenCalled())
    const headers = { 'X-Appwrite-JWT': adminToken }
    const deleted = await app.request(`${filesPath}/one`, { method: 'DELETE', headers })
    expect(deleted.status).toBe(204)
    release()
    const statuses = (await Promise.all(previews)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([404]))
    expect(await paths()).toEqual([])
  })
})

it('what is kept while its file is deleted does not stand in the way', async () => {
  const { app, paths } = await startWith(await jpeg(1000, 600))
  const previews = ['avif', 'webp', 'jpeg'].map((output) =>
    app.request(`${filesPath}/one/preview?width=320&output=${output}`),
  )
  await previews[2]
  const headers = { 'X-Appwrite-JWT': adminToken }
  expect((await app.request(`${filesPath}/one`, { method: 'DELETE', headers })).status).toBe(204)
  for (const { status } of await Promise.all(previews)) expect([200, 404]).toContain(status)
  expect(await paths()).toEqual([])
})
