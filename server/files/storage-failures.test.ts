import { once } from 'node:events'
import { readdir, utimes } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { serve } from '@hono/node-server'
import { expect, it, onTestFinished, vi } from 'vitest'
import { samples } from '#samples/designs.ts'
import { openSqlite } from '#test/databases.ts'
import { jpeg, video } from '#test/files/make-files.ts'
import { bytesOf, chunkForm, filesPath, post, startFiles, uploadForm } from '#test/files/set-up.ts'
import { builtInId } from './built-in.ts'
import { dependable } from './stores/dependable.ts'
import { diskStore, markName } from './stores/disk.ts'
import type { Driver } from './stores/store.ts'

const usual = { answer: 10_000, put: 20_000, stall: 10_000, rest: 0 }
const hasty = { answer: 300, put: 300, stall: 300, rest: 0 }
const unreadable = 'This file cannot be read at the moment. Please try again.'
const unwritable = 'Files cannot be stored at the moment. Please try again.'
const full = 'The file storage is full. Nothing more can be stored until there is room.'

/** Files over a store whose calls can be made to fail. */
async function startBreakable() {
  let broken: Partial<Driver> = {}
  const patience = { ...usual }
  const started = await startFiles(openSqlite, async (folder) => {
    const disk = diskStore(folder)
    await disk.check(AbortSignal.timeout(5000), true)
    const driver = new Proxy(disk, { get: (_, name: keyof Driver) => broken[name] ?? disk[name] })
    return dependable(driver, patience)
  })
  const get = (path: string) => started.app.request(`${filesPath}/${path}`)
  const remove = (id: string) =>
    started.app.request(`${filesPath}/${id}`, {
      method: 'DELETE',
      headers: { 'X-Appwrite-JWT': 'an-admin-s-token' },
    })
  return {
    ...started,
    get,
    remove,
    upload: async (bytes: Buffer, fileId: string) => post(started.app, uploadForm(bytes, { fileId })),
    fail(how: Partial<Driver>) {
      broken = how
      Object.assign(patience, hasty)
    },
    mend() {
      broken = {}
      Object.assign(patience, usual)
    },
  }
}

const never = () => new Promise<never>(() => {})
const refuse = async (): Promise<never> => {
  throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
}

it.each([
  ['hung', never],
  ['down', refuse],
])('while the store is %s, kept renditions and samples are shown; originals are a 503', async (_, how) => {
  const { get, upload, fail, mend } = await startBreakable()
  const picture = await jpeg()
  await upload(picture, 'one')
  expect((await get('one/preview?width=320')).status).toBe(200)
  fail({ open: how })
  expect((await get('one/preview?width=320')).status).toBe(200)
  for (const path of ['one/view', 'one/download', 'one/preview?width=480']) {
    const response = await get(path)
    expect([path, response.status, response.headers.get('retry-after')]).toEqual([path, 503, '5'])
    expect(response.headers.get('cache-control')).toBeNull()
    expect(await response.json()).toEqual({
      success: false,
      type: 'unavailable',
      message: unreadable,
      requestId: 'test',
    })
  }
  const sample = builtInId(samples[0]?.images[0]?.file ?? '')
  expect((await get(`${sample}/view`)).status).toBe(200)
  expect((await get('one')).status).toBe(200)
  mend()
  expect((await bytesOf(await get('one/view'))).equals(picture)).toBe(true)
  expect((await get('one/preview?width=480')).status).toBe(200)
})

it.each([
  ['hung', never, unwritable],
  ['down', refuse, unwritable],
  ['full', async () => Promise.reject(Object.assign(new Error(), { code: 'ENOSPC' })), full],
])(
  'while the store is %s, an upload is a 503 that leaves no file, and arrives later',
  async (_, how, message) => {
    const { db, upload, fail, mend, get } = await startBreakable()
    const picture = await jpeg()
    fail({ put: how })
    expect(await upload(picture, 'one')).toMatchObject({ status: 503, body: { message } })
    expect(await db.selectFrom('file').selectAll().execute()).toEqual([])
    expect((await get('one')).status).toBe(404)
    mend()
    expect(await upload(picture, 'one')).toMatchObject({ status: 201 })
    expect((await bytesOf(await get('one/view'))).equals(picture)).toBe(true)
  },
)

it('an upload in chunks goes on where the store failed', async () => {
  const { app, fail, mend } = await startBreakable()
  const film = video(6 * 1024 * 1024)
  await post(app, chunkForm(film, 0, 'film', 'film'))
  fail({ put: refuse })
  expect(await post(app, chunkForm(film, 1, 'film'))).toMatchObject({ status: 503 })
  mend()
  expect(await post(app, chunkForm(film, 1, 'film'))).toMatchObject({
    status: 201,
    body: { chunksUploaded: 2, sizeOriginal: film.length },
  })
})

it('what cannot be removed from the store, or arrives there too late, is removed by a later sweep', async () => {
  const { files, directory, upload, remove, get, fail, mend } = await startBreakable()
  const stored = async () =>
    (await readdir(join(directory, 'stored'), { recursive: true, withFileTypes: true })).filter(
      (entry) => entry.isFile() && entry.name !== markName,
    )
  await upload(await jpeg(), 'gone')
  fail({ remove: refuse })
  expect((await remove('gone')).status).toBe(204)
  expect((await get('gone')).status).toBe(404)
  const disk = diskStore(join(directory, 'stored'))
  const putAndFail: Driver['put'] = async (...put) => {
    await disk.put(...put)
    await refuse()
  }
  fail({ put: putAndFail })
  expect((await upload(await jpeg(), 'late')).status).toBe(503)
  mend()
  await upload(await jpeg(), 'kept')
  expect(await stored()).toHaveLength(3)

  files.startSweeping()
  await files.close()
  expect(await stored()).toHaveLength(3)
  const longAgo = new Date(Date.now() - 25 * 3_600_000)
  for (const name of ['gone', 'late']) await utimes(join(directory, 'unsettled', name), longAgo, longAgo)
  files.startSweeping()
  await files.close()
  expect((await stored()).map(({ name }) => name)).toEqual(['kept'])
  expect(await readdir(join(directory, 'unsettled'))).toEqual([])
})

it.each<[string, (bytes: Buffer) => Readable]>([
  ['breaks in the middle', (bytes) => Readable.from(cut(bytes), { objectMode: false })],
  ['ends early', (bytes) => Readable.from([bytes.subarray(0, -10)], { objectMode: false })],
  ['stands still', (bytes) => Readable.from(stall(bytes), { objectMode: false })],
  ['gives other bytes', (bytes) => Readable.from([Buffer.alloc(bytes.length)], { objectMode: false })],
])('a stream that %s ends the connection, and never seems whole', async (_, streamOf) => {
  const { app, upload, fail } = await startBreakable()
  const picture = await jpeg(2000, 1500)
  await upload(picture, 'one')
  fail({ open: async () => streamOf(picture) })
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 })
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}${filesPath}/one/view`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-length')).toBe(String(picture.length))
  await expect(response.arrayBuffer()).rejects.toThrow()
  const preview = await fetch(`http://127.0.0.1:${port}${filesPath}/one/preview`)
  expect(preview.status).toBe(503)
})

async function* cut(bytes: Buffer) {
  yield bytes.subarray(0, 3000)
  throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
}

async function* stall(bytes: Buffer) {
  yield bytes.subarray(0, 3000)
  await never()
}
