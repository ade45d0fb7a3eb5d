import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createLimit } from '#server/concurrency.ts'
import { openDatabase } from '#server/database/client.ts'
import { checkFiles } from '#server/files/check/check.ts'
import { openStore } from '#server/files/stores/open.ts'
import { beginUpload } from '#web/api/files.ts'
import { sendChunk } from '#web/api/send-chunk.ts'
import { openDatabaseFile, type TestDatabase } from './databases.ts'
import { cutXmlHttpRequest } from './files/cut-network.ts'
import { video } from './files/make-files.ts'
import { startServer, type TestServer } from './start-server.ts'

const login = { email: 'admin@example.com', password: 'correct horse' }
const megabyte = 1024 * 1024
const counts = { pictures: 180, large: 4, films: 6, repeated: 10 }
const atOnce = 8

let directory: string
let database: TestDatabase
let server: TestServer
/** Resolves while the server serves. */
let serving: Promise<unknown>
let mostMemory = 0
let cuts = 0
const seconds = (count: number) => count * 1000

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'plinth-uploads-'))
  database = await openDatabaseFile()
  await start()
  // The first start of a machine compiles, and a server that is killed keeps nothing of that.
  await server.stop()
  await start()
  const { token } = await call('/api/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(login),
  }).then((response) => response.json())
  const storage = new Map([['token', token]])
  vi.stubGlobal('window', { localStorage: { getItem: (key: string) => storage.get(key) ?? null } })
  vi.stubGlobal('XMLHttpRequest', cutXmlHttpRequest({ url: () => server.url, cut: cutOneInFour() }))
})

afterAll(async () => {
  vi.unstubAllGlobals()
  await server.stop()
  await database.remove()
  await rm(directory, { recursive: true, force: true })
})

const call = (path: string, init?: RequestInit) => fetch(server.url + path, init)

async function start() {
  serving = startServer({
    DATA_DIR: directory,
    DATABASE_URL: database.url,
    ADMIN_EMAIL: login.email,
    ADMIN_PASSWORD: login.password,
  }).then((started) => {
    server = started
  })
  await serving
}

/** As a power cut would. */
async function restart() {
  await noteMemory()
  server.process.kill('SIGKILL')
  await start()
}

/** Notes the most memory that the server has held so far, where the system tells. */
async function noteMemory() {
  const path = `/proc/${server.process.pid}/status`
  const status = existsSync(path) ? await readFile(path, 'utf8') : ''
  const kilobytes = Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0)
  mostMemory = Math.max(mostMemory, kilobytes * 1024)
}

/** The same sequence in every run. */
function randomNumbers(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function cutOneInFour() {
  const random = randomNumbers(7)
  return () => {
    if (random() > 0.25) return undefined
    cuts++
    return random() < 0.3 ? 1 : random()
  }
}

/** Pictures and films, each other than all the others. */
async function filesToSend(): Promise<File[]> {
  const random = randomNumbers(11)
  const files: File[] = []
  const add = (name: string, bytes: Uint8Array) => files.push(new File([Uint8Array.from(bytes)], name))
  for (let index = 0; index < counts.pictures; index++) {
    const [width, height] = [16 + Math.floor(random() * 120), 16 + Math.floor(random() * 90)]
    const format = (['jpeg', 'png', 'webp'] as const)[index % 3] as 'jpeg'
    add(`${index}.${format}`, await noise(width, height, random).toFormat(format).toBuffer())
  }
  for (let index = 0; index < counts.large; index++)
    add(`large-${index}.jpg`, await noise(60, 40, random).resize(2400, 1600).jpeg().toBuffer())
  for (let index = 0; index < counts.films; index++) {
    const film = video((5.5 + 2 * index) * megabyte)
    film.writeUInt32BE(index, film.length - 4)
    add(`film-${index}.mp4`, film)
  }
  return files
}

function noise(width: number, height: number, random: () => number) {
  const pixels = Buffer.alloc(width * height * 3).map(() => random() * 256)
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** Sends a file as a form does; where it fails in the end, somebody presses Retry. */
async function store(file: File): Promise<string> {
  const wait = async () => void (await serving)
  const upload = beginUpload(file, { by: { sendChunk, giveUp: async () => {}, wait } })
  for (let presses = 0; presses < 20; presses++) {
    const stored = await upload.send().catch((error) => {
      if (error.status !== 0) throw error
    })
    if (stored) return stored.$id
    await serving
  }
  throw new Error(`${file.name} does not arrive`)
}

async function hashOf(bytes: Blob | Response): Promise<string> {
  return createHash('sha256')
    .update(Buffer.from(await bytes.arrayBuffer()))
    .digest('hex')
}

async function findings(): Promise<string[]> {
  const db = openDatabase(database.url, () => {})
  const storeDirectory = join(directory, 'files')
  const report = await checkFiles({
    ...{ db, store: await openStore(`file:${storeDirectory}`), storeDirectory, dataDirectory: directory },
  })
  await db.destroy()
  return report.findings.map(({ problem }) => problem)
}

it(
  '200 uploads arrive, eight at once, over connections that are cut and a server that is killed',
  async () => {
    const files = await filesToSend()
    const inTurn = createLimit(atOnce)
    let done = 0
    const send = (file: File) =>
      inTurn(async () => {
        const id = await store(file)
        if (++done === 60) await restart()
        return id
      })
    const ids = await Promise.all(files.map(send))
    const repeated = files.slice(0, counts.repeated)
    expect(await Promise.all(repeated.map(send))).toEqual(ids.slice(0, counts.repeated))
    expect([done, new Set(ids).size]).toEqual([200, files.length])
    expect(cuts).toBeGreaterThan(50)

    for (const [index, file] of files.entries()) {
      const view = await call(`/v1/storage/buckets/media/files/${ids[index]}/download`)
      expect([view.status, await hashOf(view)]).toEqual([200, await hashOf(file)])
    }
    await noteMemory()
    expect(await findings()).toEqual([])
  },
  seconds(180),
)

it('the server held less than 400 MB meanwhile', (context) => {
  if (mostMemory === 0) context.skip('This system does not tell how much memory a process has held')
  expect(mostMemory).toBeLessThan(400 * megabyte)
})
