import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { jpeg, video } from '#test/files/make-files.ts'
import { chunkForm, filesPath, uploadForm } from '#test/files/set-up.ts'
import { compileCache } from '#test/run-node.ts'
import { openDatabase } from '../database/client.ts'
import { newId } from '../ids.ts'
import { checkFiles } from './check/check.ts'
import { namesIn } from './disk.ts'
import { createFiles } from './files.ts'
import { markName } from './stores/disk.ts'
import { openStore } from './stores/open.ts'

const rounds = 12
const script = fileURLToPath(new URL('../../test/files/files-process.ts', import.meta.url))

/** What the server has acknowledged, and may be asked for after that. */
interface Acknowledged {
  /** Pictures that nobody has asked to delete. */
  pictures: Set<string>
  films: Set<string>
  deleted: Set<string>
}

async function start(directory: string, url: string): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, [script, directory, url], {
    env: { ...process.env, ...compileCache },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [port] = await once(child.stdout, 'data')
  return { child, address: `http://127.0.0.1:${String(port).trim()}${filesPath}` }
}

/** A client that uploads pictures, looks at one and deletes them all at once, until the server is gone. */
async function workOnPictures(address: string, { pictures, deleted }: Acknowledged): Promise<void> {
  const picture = await jpeg(60, 40)
  for (;;) {
    const ids = Array.from({ length: 5 }, newId)
    const uploads = ids.map(async (id) => {
      const { status } = await fetch(address, uploadForm(picture, { fileId: id }))
      if (status === 201) pictures.add(id)
    })
    await Promise.all(uploads)
    const looking = fetch(`${address}/${ids[0]}/preview?width=320&output=webp`)
    // Once it has been asked for, a deletion may be done without an answer.
    for (const id of ids) pictures.delete(id)
    const removals = ids.map(async (id) => {
      const { status } = await fetch(`${address}/${id}`, { method: 'DELETE' })
      if (status === 204) deleted.add(id)
    })
    await Promise.all([looking.then((response) => response.arrayBuffer()), ...removals])
  }
}

/** A client that uploads films in chunks until the server is gone. */
async function workOnFilms(address: string, { films }: Acknowledged): Promise<void> {
  const film = video(5 * 1024 * 1024)
  for (;;) {
    const id = newId()
    await fetch(address, chunkForm(film, 0, id, id))
    const last = await fetch(address, chunkForm(film, 1, id, id))
    const { chunksUploaded, chunksTotal } = await last.json()
    if (last.status === 201 && chunksUploaded === chunksTotal) films.add(id)
  }
}

/** Lets everything be a day old, so that no sweep takes it for work that goes on. */
async function age(directory: string): Promise<void> {
  const longAgo = new Date(Date.now() - 48 * 3_600_000)
  for (const entry of await readdir(directory, { recursive: true }))
    await utimes(join(directory, entry), longAgo, longAgo)
}

it('a server that is killed again and again leaves nothing that the next sweep does not take, and loses nothing', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'killed-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const databaseUrl = `sqlite:${join(directory, 'portfolio.db')}`
  const acknowledged: Acknowledged = { pictures: new Set(), films: new Set(), deleted: new Set() }
  for (let round = 0; round < rounds; round++) {
    const { child, address } = await start(directory, databaseUrl)
    const awaited = round % 3 === 0 ? acknowledged.films : acknowledged.deleted
    const { size } = awaited
    const clients = [workOnFilms, workOnPictures, workOnPictures].map((work) =>
      work(address, acknowledged).catch(() => undefined),
    )
    // At any moment after the first of its films or deletions: most rounds end among others.
    while (awaited.size === size) await pause(1)
    await pause(randomInt(0, 20))
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await Promise.all([...clients, ended])
  }

  const db = openDatabase(databaseUrl, () => {})
  const storeDirectory = join(directory, 'stored')
  const store = await openStore(`file:${storeDirectory}`)
  const files = createFiles({ db, store, dataDirectory: directory, log: pino({ level: 'silent' }) })
  await age(directory)
  files.startSweeping()
  await files.close()
  const { findings } = await checkFiles({ db, store, storeDirectory, dataDirectory: directory })
  expect(findings.map(({ problem }) => problem)).toEqual([])
  expect(await namesIn(join(directory, 'unsettled'))).toEqual([])
  const rows = (await db.selectFrom('file').select('id').execute()).map(({ id }) => id)
  await db.destroy()
  const onDisk = (await readdir(storeDirectory, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name !== markName)
    .map(({ name }) => name)
  expect(onDisk.sort()).toEqual([...rows].sort())
  const lost = [...acknowledged.pictures, ...acknowledged.films].filter((id) => !rows.includes(id))
  const risen = [...acknowledged.deleted].filter((id) => rows.includes(id))
  expect({ lost, risen }).toEqual({ lost: [], risen: [] })
  expect(acknowledged.deleted.size).toBeGreaterThan(0)
}, 300_000)
