import { expect, it, vi } from 'vitest'
import { eventually } from '#test/eventually.ts'
import { heic, jpeg, scene, video } from '#test/files/make-files.ts'
import { bytesOf, filesPath, post, startFiles, uploadForm } from '#test/files/set-up.ts'

type Started = Awaited<ReturnType<typeof startFiles>>

const upload = ({ app }: Started, bytes: Buffer, fileId: string) => post(app, uploadForm(bytes, { fileId }))

async function prepared({ paths }: Started): Promise<string[]> {
  const made = (await paths()).filter((path) => path.startsWith('renditions') && !/\/\./.test(path))
  return made.map((path) => path.replace(/^.*\/\w+-(\w+)-\d+(\.\w+)$/, '$1$2')).sort()
}

it('after an upload, what pages name of a picture is made ahead', async () => {
  const started = await startFiles()
  started.files.startPreparing()
  await upload(started, await jpeg(600, 400), 'one')
  await eventually(async () =>
    expect(await prepared(started)).toEqual(['320.avif', '480.avif', '640.avif', '640.jpeg']),
  )
  const reading = vi.spyOn(started.files.store, 'open')
  const response = await started.app.request(`${filesPath}/one/preview?width=480&output=avif`)
  expect((await bytesOf(response)).length).toBeGreaterThan(0)
  expect(reading).not.toHaveBeenCalled()
})

it('of many pictures, each is drawn first in the width that is asked for first', async () => {
  const started = await startFiles()
  const order: string[] = []
  const { promise: uploaded, resolve: begin } = Promise.withResolvers<void>()
  vi.spyOn(started.files.renditions, 'prepare').mockImplementation(async (file, { width, output }) => {
    await uploaded
    order.push(`${file.id} ${width} ${output}`)
  })
  started.files.startPreparing()
  for (const id of ['one', 'two']) await upload(started, await jpeg(1000, 600), id)
  begin()
  await eventually(async () => expect(order).toHaveLength(12))
  expect(order.slice(0, 4)).toEqual(['one 960 avif', 'two 960 avif', 'one 480 avif', 'two 480 avif'])
  expect(order.slice(-2)).toEqual(['one 1280 jpeg', 'two 1280 jpeg'])
})

it('a HEIC picture is decoded once for all of its renditions, and a film has none', async () => {
  const started = await startFiles()
  const reading = vi.spyOn(started.files.store, 'open')
  started.files.startPreparing()
  await upload(started, video(), 'film')
  await upload(started, await heic(), 'one')
  await eventually(async () =>
    expect(await prepared(started)).toEqual(['320.avif', '480.avif', '480.jpeg', 'full.jpeg']),
  )
  expect(reading).toHaveBeenCalledTimes(1)
})

it('what is asked for does not wait for what is made ahead, and closing waits for one at most', async () => {
  const started = await startFiles()
  started.files.startPreparing()
  for (const id of ['one', 'two', 'three']) await upload(started, await jpeg(1400, 900), id)
  await bytesOf(await started.app.request(`${filesPath}/three/preview?width=320&output=webp`))
  expect(await prepared(started)).toContain('320.webp')
  await started.files.close()
  expect((await prepared(started)).length).toBeLessThan(3 * 7)
})

it('looks for the colours of pictures that were stored before anybody looked', async () => {
  const started = await startFiles()
  await upload(started, await jpeg(), 'one')
  await upload(started, video(), 'film')
  await started.db.updateTable('file').set({ colors: null, likeness: null }).execute()
  started.files.startPreparing()
  await eventually(async () => {
    expect((await started.files.find('film')).colors).toBe('[]')
    expect(JSON.parse((await started.files.find('one')).colors ?? '')).toEqual([
      { name: expect.any(String), hex: expect.stringMatching(/^#[\da-f]{6}$/) },
      { name: expect.any(String), hex: expect.stringMatching(/^#[\da-f]{6}$/) },
    ])
  })
})

it('looks for what pictures have in common with their copies, where they were stored before anybody looked', async () => {
  const started = await startFiles()
  await upload(started, await scene(1).jpeg().toBuffer(), 'one')
  const { likeness } = await started.files.find('one')
  expect(likeness).toMatch(/^[0-9a-f]{16}$/)
  for (const number of [2, 3, 4])
    await upload(started, await scene(number).jpeg().toBuffer(), `other${number}`)
  await started.db.updateTable('file').set({ likeness: null }).execute()
  await started.db.deleteFrom('fileLikeness').execute()
  started.files.startPreparing()
  await eventually(async () => {
    expect((await started.files.find('one')).likeness).toBe(likeness)
    expect((await started.db.selectFrom('fileLikeness').select('fileId').distinct().execute()).length).toBe(4)
  })
})

it('a picture that goes while it is prepared stops nothing', async () => {
  const started = await startFiles()
  started.files.startPreparing()
  await upload(started, await jpeg(600, 400), 'one')
  await started.files.remove('one')
  await upload(started, await jpeg(300, 200), 'two')
  await eventually(async () => expect(await prepared(started)).toContain('320.jpeg'))
})
