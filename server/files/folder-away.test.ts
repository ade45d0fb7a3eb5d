import { access, mkdir, mkdtemp, readdir, rename, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openDatabaseFile } from '#test/databases.ts'
import { uploadedPicture } from '#test/factories.ts'
import { jpeg } from '#test/files/make-files.ts'
import { adminToken, filesPath, post, startWith, uploadForm } from '#test/files/set-up.ts'
import { startApp } from '#test/start-app.ts'
import { markName } from './stores/disk.ts'
import { openStore } from './stores/open.ts'

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

it.each([
  ['is gone', async () => {}],
  ['is an empty one, as where a disk is mounted', async (folder: string) => void (await mkdir(folder))],
])('while the folder %s, reads and uploads are a 503, and nothing is made anew', async (_, leave) => {
  const picture = await jpeg()
  const { app, directory, get } = await startWith(picture)
  const [folder, away] = [join(directory, 'stored'), join(directory, 'away')]
  await rename(folder, away)
  await leave(folder)
  const before = (await isThere(folder)) && (await readdir(folder))

  for (const path of ['/view', '/download', '/preview?width=320']) {
    const { status, headers } = await get(path)
    expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '5'])
  }
  expect((await post(app, uploadForm(await jpeg(90, 60), { fileId: 'two' }))).status).toBe(503)
  expect((await post(app, uploadForm(picture))).status).toBe(503)
  const remove = { method: 'DELETE', headers: { 'X-Appwrite-JWT': adminToken } }
  expect((await app.request(`${filesPath}/one`)).status).toBe(200)
  expect((await isThere(folder)) && (await readdir(folder))).toEqual(before)

  await rm(folder, { recursive: true, force: true })
  await rename(away, folder)
  expect((await get('/view')).status).toBe(200)
  expect((await get('/preview?width=320')).status).toBe(200)
  expect((await post(app, uploadForm(await jpeg(90, 60), { fileId: 'two' }))).status).toBe(201)
  expect((await app.request(`${filesPath}/two`, remove)).status).toBe(204)
})

it('what is deleted while the folder is away goes once it is back', async () => {
  const { app, directory, files, paths } = await startWith(await jpeg())
  const [folder, away] = [join(directory, 'stored'), join(directory, 'away')]
  await rename(folder, away)
  const remove = { method: 'DELETE', headers: { 'X-Appwrite-JWT': adminToken } }
  expect((await app.request(`${filesPath}/one`, remove)).status).toBe(204)
  await rename(away, folder)
  const longAgo = new Date(Date.now() - 25 * 3_600_000)
  await utimes(join(directory, 'unsettled', 'one'), longAgo, longAgo)
  files.startSweeping()
  await files.close()
  expect(await paths()).toEqual([])
})

it('a folder of an earlier release is marked at the start; one that is away then is waited for', async () => {
  const database = await openDatabaseFile()
  const directory = await mkdtemp(join(tmpdir(), 'mounted-'))
  onTestFinished(async () => {
    await database.remove()
    await rm(directory, { recursive: true, force: true })
  })
  const [folder, away] = [join(directory, 'files'), join(directory, 'away')]
  const STORAGE_URL = `file:${folder}`
  const start = () => startApp({ ...database, remove: async () => {} }, { STORAGE_URL })
  const first = await start()
  const id = await uploadedPicture(first)
  await first.stop()
  await rm(join(folder, markName))
  await openStore(STORAGE_URL)
  expect(await readdir(folder)).toContain(markName)

  await rename(folder, away)
  const second = await start()
  const view = async () => (await second.visit(`${filesPath}/${id}/view`)).status
  expect([await view(), await isThere(folder)]).toEqual([503, false])
  await rename(away, folder)
  expect(await view()).toBe(200)
  await second.stop()
})
