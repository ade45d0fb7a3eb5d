import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { openDatabase } from '#server/database/client.ts'
import type { Db } from '#server/database/schema.ts'
import { AppError } from '#server/errors.ts'
import { createFiles, type Files } from '#server/files/files.ts'
import { fileRoutes } from '#server/files/routes.ts'
import { markName } from '#server/files/stores/disk.ts'
import { openStore } from '#server/files/stores/open.ts'
import type { Store } from '#server/files/stores/store.ts'
import type { AppContext } from '#server/http/context.ts'
import { onError } from '#server/http/on-error.ts'
import { createRouter } from '#server/http/router.ts'
import { openSqlite, type TestDatabase } from '../databases.ts'

type OpenDatabase = () => Promise<TestDatabase>

export const adminToken = 'an-admin-s-token'
export const filesPath = '/v1/storage/buckets/media/files'

const log = pino({ level: 'silent' })

async function opened(open: OpenDatabase): Promise<Db> {
  const { url, remove } = await open()
  const db = openDatabase(url, () => {})
  onTestFinished(async () => {
    await db.destroy()
    await remove()
  })
  return db
}

/**
 * A server's files over a directory of their own; `restart` gives what another process would find there.
 * `another` is a process on another machine, whose own folder it is given.
 * @param storeIn opens the store, given a folder where it may keep its files
 */
export async function startFiles(
  open: OpenDatabase = openSqlite,
  storeIn: (folder: string) => Promise<Store> = (folder) => openStore(`file:${folder}`, { isNew: true }),
  options: { areUploadsStored?: boolean } = {},
) {
  const directory = await mkdtemp(join(tmpdir(), 'files-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const db = await opened(open)
  const store = await storeIn(join(directory, 'stored'))
  const another = (dataDirectory: string) => {
    const files = createFiles({ db, store, dataDirectory, log, ...options })
    onTestFinished(() => files.close())
    return { files, app: createApp(db, files) }
  }
  const create = () => another(directory)
  return { ...create(), db, directory, another, restart: create, paths: () => pathsIn(directory) }
}

function createApp(db: Db, files: Files) {
  const app = createRouter()
  app.use(async (c, next) => {
    c.set('log', log)
    c.set('requestId', 'test')
    await next()
  })
  app.onError(onError)
  app.route('/v1/storage/buckets', fileRoutes({ db, files }, onlyWithToken))
  const { request } = app
  app.request = async (...asked) => {
    const response = await request(...asked)
    onTestFinished(() => giveUp(response))
    return response
  }
  return app
}

/** What a test does not read of a stored file would keep it open: no connection ends here. */
async function giveUp({ body, bodyUsed }: Response): Promise<void> {
  if (!bodyUsed && !body?.locked) await body?.cancel()
}

const onlyWithToken: MiddlewareHandler<AppContext> = async (c, next) => {
  if (c.req.header('x-appwrite-jwt') !== adminToken)
    throw new AppError('not-signed-in', 'Unauthorized access')
  await next()
}

/** Every file under `directory`, relative to it, but the store's mark. */
async function pathsIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && entry.name !== markName)
    .map(({ parentPath, name }) => join(parentPath, name).slice(directory.length + 1))
}

export function uploadForm(
  bytes: Uint8Array,
  { fileId = 'unique()', name = 'picture.jpg' } = {},
): RequestInit {
  const form = new FormData()
  form.set('fileId', fileId)
  form.set('file', new File([Uint8Array.from(bytes)], name))
  return { method: 'POST', body: form, headers: { 'X-Appwrite-JWT': adminToken } }
}

const chunkBytes = 5 * 1024 * 1024

/** The upload of one chunk of `bytes`; the first comes without `id` where the server is to make one. */
export function chunkForm(bytes: Uint8Array, index: number, id?: string, fileId = 'unique()'): RequestInit {
  const start = index * chunkBytes
  const chunk = bytes.subarray(start, start + chunkBytes)
  const init = uploadForm(chunk, { fileId, name: 'film.mp4' })
  const headers = new Headers(init.headers)
  headers.set('Content-Range', `bytes ${start}-${start + chunk.length - 1}/${bytes.length}`)
  if (id !== undefined) headers.set('X-Appwrite-ID', id)
  return { ...init, headers }
}

/** As `startFiles`, with one stored file, whose id is `one`. */
export async function startWith(bytes: Buffer, name?: string, open: OpenDatabase = openSqlite) {
  const started = await startFiles(open)
  const response = await started.app.request(filesPath, uploadForm(bytes, { fileId: 'one', name }))
  if (response.status !== 201) throw new Error(await response.text())
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    started.app.request(`${filesPath}/one${path}`, { method, headers })
  return { ...started, get }
}

export async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer())
}

/** Sends an upload, and reads the answer. */
export async function post(app: ReturnType<typeof createApp>, init: RequestInit) {
  const response = await app.request(filesPath, init)
  return { status: response.status, body: await response.json() }
}
