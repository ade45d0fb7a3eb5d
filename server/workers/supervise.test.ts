import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { onEachDatabase, openBegunSqlite } from '#test/databases.ts'
import { eventually } from '#test/eventually.ts'
import { enquiryFields } from '#test/factories.ts'
import { openFolder } from '#test/folder.ts'
import { startServer, type TestServer } from '#test/start-server.ts'
import { inWorkers, login, startTwoWorkers } from '#test/two-workers.ts'
import { freePorts } from '../../trials/free-port.ts'
import { bringUpToDate } from '../backup/bring-up-to-date.ts'
import { migrationsOf, openDatabase } from '../database/client.ts'
import { namedMigrations } from '../database/migrations-done.ts'
import type { Db } from '../database/schema.ts'
import { readEnv } from '../env.ts'
import { isRunning, reload } from './reload.ts'
import { writeStatus } from './status.ts'

/** Has each worker note which build it begins with: what `build` has said last. */
async function openNotes() {
  const { directory, remove } = await openFolder()
  const begun = async () => (await readFile(join(directory, 'begun'), 'utf8')).trim().split('\n')
  return {
    noting: inWorkers(`const { appendFileSync, readFileSync } = await import('node:fs')
      appendFileSync('${directory}/begun', readFileSync('${directory}/build') + ' ' + process.pid + '\\n')`),
    build: (name: string) => writeFile(join(directory, 'build'), name),
    begun,
    /** Process ids of those that began with a build. */
    ofBuild: async (name: string) =>
      (await begun()).filter((line) => line.startsWith(name)).map((line) => Number(line.slice(name.length))),
    remove,
  }
}

describe('Of two workers', () => {
  let product: Awaited<ReturnType<typeof startTwoWorkers>>
  let notes: Awaited<ReturnType<typeof openNotes>>
  let metricsPort: number
  beforeAll(async () => {
    notes = await openNotes()
    await notes.build('first')
    metricsPort = await freePorts(2)
    product = await startTwoWorkers(await openBegunSqlite(), {
      NODE_OPTIONS: notes.noting,
      METRICS_PORT: String(metricsPort),
      ENQUIRIES_PER_10_MINUTES: '100000',
    })
  })
  afterAll(async () => {
    expect(await product.end()).toBe(0)
    await notes.remove()
  })

  /** Kills a worker. @returns its process id, and how to wait for the one in its place */
  async function kill() {
    const [killed = 0] = await product.workers()
    process.kill(killed, 'SIGKILL')
    const untilReplaced = () =>
      eventually(async () => {
        const now = await product.workers()
        expect(now).toHaveLength(2)
        expect(now).not.toContain(killed)
      })
    return { killed, untilReplaced }
  }

  it('each has a port of its own for its figures, and one that is replaced keeps it', async () => {
    const answersAt = async (port: number) => {
      const { text } = await send(`http://127.0.0.1:${port}`, 'GET', '/metrics')
      return text.length > 0
    }
    const answering = () => Promise.all([answersAt(metricsPort), answersAt(metricsPort + 1)])
    const allAnswer = () => eventually(async () => expect(await answering()).toEqual([true, true]))
    await allAnswer()
    await (await kill()).untilReplaced()
    await allAnswer()
  })

  it('what one has acknowledged every one shows at once, on its pages too', async () => {
    const { url } = product
    const token = await signIn(url)
    for (let number = 0; number < 20; number++) {
      const address = `${number}, Hill Road`
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
      expect(await status(url, 'PUT', '/api/settings', headers, JSON.stringify({ address }))).toBe(200)
      const shown = await Promise.all([1, 2, 3, 4].map(() => read(url, '/api/settings')))
      expect(shown.map(({ data }) => data.address)).toEqual(Array(4).fill(address))
      const pages = await Promise.all([1, 2, 3, 4].map(() => send(url, 'GET', '/contact')))
      expect(pages.map(({ text }) => text.includes(address))).toEqual(Array(4).fill(true))
    }
  })

  it('one that is killed is replaced, and nothing that was acknowledged is lost', async () => {
    const load = enquire(product.url)
    await eventually(() => expect(load.acknowledged.length).toBeGreaterThan(20))
    await (await kill()).untilReplaced()
    const enough = load.acknowledged.length + 20
    await eventually(() => expect(load.acknowledged.length).toBeGreaterThan(enough))
    await load.end()
    // What was under way on the worker itself, one request a connection at the most.
    expect(load.failed.length).toBeLessThanOrEqual(load.connections)
    const database = new DatabaseSync(join(product.directory, 'portfolio.db'), { timeout: 5000 })
    const stored = new Set(
      database
        .prepare('select name from enquiry')
        .all()
        .map(({ name }) => name),
    )
    database.close()
    expect(load.acknowledged.filter((name) => !stored.has(name))).toEqual([])
  })

  it('where new ones do not come to serve, those of before go on', async () => {
    const { url, directory, workers } = product
    const before = await workers()
    const other = new DatabaseSync(join(directory, 'portfolio.db'), { timeout: 5000 })
    other.exec('begin exclusive')
    const done = await reload(directory)
    other.exec('commit')
    other.close()
    expect(done).toEqual({
      isDone: false,
      words: 'The new workers do not come to serve: those of before go on',
    })
    expect(await workers()).toEqual(before)
    expect(await status(url, 'GET', '/api/health')).toBe(200)
  })

  it('each is replaced by a new build under load without a request that fails', async () => {
    const { url, directory, workers } = product
    const before = await workers()
    const load = enquire(url)
    const visits = visit(url)
    expect(await reload(directory)).toEqual({ isDone: true, words: '2 workers serve the new build' })
    expect((await workers()).filter((pid) => before.includes(pid))).toEqual([])
    await eventually(() => expect(before.filter(isRunning)).toEqual([]))
    await Promise.all([load.end(), visits.end()])
    expect([...load.failed, ...visits.failed]).toEqual([])
    expect(load.acknowledged.length + visits.answered()).toBeGreaterThan(20)
  })

  it('one that was being started when a new build came is replaced too', async () => {
    const { directory, workers } = product
    const { length } = await notes.begun()
    await kill()
    await eventually(async () => expect(await notes.begun()).toHaveLength(length + 1))
    await notes.build('new')
    expect(await reload(directory)).toMatchObject({ isDone: true })
    expect(await notes.ofBuild('new')).toEqual(expect.arrayContaining(await workers()))
    expect(await workers()).toHaveLength(2)
  })

  it('both are of the last build once a reload that was asked for while another was under way says so', async () => {
    const { directory, workers } = product
    await notes.build('second')
    const first = reload(directory)
    await eventually(async () => expect(await notes.ofBuild('second')).not.toEqual([]))
    await notes.build('third')
    expect(await reload(directory)).toMatchObject({ isDone: true })
    expect(await notes.ofBuild('third')).toEqual(expect.arrayContaining(await workers()))
    expect(await first).toMatchObject({ isDone: true })
  })
})

it('a product that is told to stop while it starts begins no more workers', async () => {
  const { directory, remove } = await openBegunSqlite()
  onTestFinished(remove)
  // The first worker serves in the moment in which it is told to stop.
  const starting = startServer({
    ...{ ...login, WORKERS: '2', DATA_DIR: directory },
    NODE_OPTIONS: inWorkers(`const { writeFileSync } = await import('node:fs')
      const send = process.send.bind(process)
      process.send = (message, ...rest) => {
        if (!message?.serves) return send(message, ...rest)
        process.prependListener('SIGTERM', () => send(message))
        writeFileSync('${directory}/serves', String(process.ppid))
      }`),
  })
  const ended = expect(starting).rejects.toThrow(/ended with 0: $/)
  const product = await eventually(() => readFile(join(directory, 'serves'), 'utf8'))
  onTestFinished(() => void (isRunning(Number(product)) && process.kill(Number(product), 'SIGKILL')))
  process.kill(Number(product), 'SIGTERM')
  await ended
})

it('a folder that was put in the place of the one it was started in is where new workers begin', async () => {
  const { directory, remove } = await openFolder()
  onTestFinished(remove)
  const release = join(directory, 'release')
  await mkdir(release)
  const { directory: data, url, end } = await startTwoWorkers(await openBegunSqlite(), {}, release)
  onTestFinished(async () => void (await end()))
  await rename(release, join(directory, 'before'))
  await mkdir(release)
  await writeFile(join(release, '.env'), 'PUBLIC_URL=https://www.example.com')
  await rm(join(directory, 'before'), { recursive: true })
  expect(await reload(data)).toEqual({ isDone: true, words: '2 workers serve the new build' })
  expect((await send(url, 'GET', '/robots.txt')).text).toContain('https://www.example.com/')
})

/** Has each worker that begins find the migrations of a folder beside the others, as another release brings them. */
const withMigrationsIn = (folder: string) =>
  inWorkers(`const fs = await import('node:fs')
    const { basename } = await import('node:path')
    const { registerHooks, syncBuiltinESMExports } = await import('node:module')
    const added = fs.readdirSync('${folder}')
    const { readdir } = fs.promises
    fs.promises.readdir = async (path, ...rest) => {
      const names = await readdir(path, ...rest)
      return String(path).endsWith('/database/migrations/') ? [...names, ...added] : names
    }
    syncBuiltinESMExports()
    const isAdded = (url) => added.includes(basename(url))
    registerHooks({
      resolve: (url, context, next) =>
        isAdded(url) ? { url, format: 'module', shortCircuit: true } : next(url, context),
      load: (url, context, next) =>
        isAdded(url)
          ? { source: fs.readFileSync('${folder}/' + basename(url)), format: 'module', shortCircuit: true }
          : next(url, context),
    })`)

onEachDatabase('A build with a migration,', (open) => {
  let product: Awaited<ReturnType<typeof startTwoWorkers>>
  let releases: Awaited<ReturnType<typeof openFolder>>
  let environment: Record<string, string>
  let db: Db
  beforeAll(async () => {
    releases = await openFolder()
    const database = await open()
    environment = { DATABASE_URL: database.url, NODE_OPTIONS: withMigrationsIn(releases.directory) }
    const { directory = '' } = database
    product = await startTwoWorkers({ directory, remove: database.remove }, environment)
    db = openDatabase(database.url, () => undefined)
  })
  afterAll(async () => {
    await db.destroy()
    await product.end()
    await releases.remove()
  })

  /** Workers that begin from now on find one migration more. @returns its name */
  async function release(name: string, needsRestart: boolean) {
    const up = `(db) => db.schema.alterTable('service').addColumn('${name}', 'text').execute()`
    const source = `export const migration = { needsRestart: ${needsRestart}, up: ${up} }`
    await writeFile(join(releases.directory, `29990101-${name}.ts`), source)
    return `29990101-${name}`
  }
  const done = async () => (await namedMigrations(db)).at(-1)

  it('that says nothing stands against it is taken over while the one before serves', async () => {
    const name = await release('beside', false)
    expect(await reload(product.directory)).toMatchObject({ isDone: true })
    expect(await done()).toBe(name)
  })

  it('that the one before cannot go on with is refused by a reload, and by what replaces a worker; a restart does it', async () => {
    const { url, directory, workers, printed, stop } = product
    const name = await release('restarted', true)
    const before = await workers()
    expect(await reload(directory)).toEqual({
      isDone: false,
      words: expect.stringMatching(/^needs a restart: .+$/),
    })
    expect(await workers()).toEqual(before)
    const env = readEnv({ ...environment, DATA_DIR: directory })
    const tried = { needsRestart: async () => true, up: async () => {} }
    const known = await migrationsOf(db).getMigrations()
    const ofCommand = bringUpToDate(db, env, {
      getMigrations: async () => ({ ...known, '29990101-beside': tried, [name]: tried }),
    })
    await expect(ofCommand).rejects.toThrow(/^needs a restart: /)
    process.kill(before[0] as number, 'SIGKILL')
    await eventually(() =>
      expect(printed().match(/needs a restart: .*29990101-restarted/g)?.length).toBeGreaterThan(1),
    )
    expect(await status(url, 'GET', '/api/services')).toBe(200)
    expect(await done()).not.toBe(name)
    await stop()
    const again = await startServer({ ...login, WORKERS: '2', DATA_DIR: directory, ...environment })
    expect(await done()).toBe(name)
    expect(await again.stop()).toBe(0)
  })
})

it('where nothing runs a reload says so', async () => {
  const { directory, remove } = await openFolder()
  onTestFinished(remove)
  expect(await reload(directory)).toEqual({
    isDone: false,
    words: 'No product with WORKERS runs on these data',
  })
})

it('a status that was left before the machine began anew sends no signal to whoever has the number now', async () => {
  const { directory, remove } = await openFolder()
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  onTestFinished(async () => {
    other.kill()
    await remove()
  })
  const status = { pid: other.pid as number, machine: 'before', workers: [], reloads: 0 }
  await writeStatus(directory, status)
  expect((await reload(directory)).words).toBe('No product with WORKERS runs on these data')
  expect(other.exitCode ?? other.signalCode).toBe(null)
})

it('a first start of several lays down one account and says its password once', async () => {
  const { printed, end } = await startTwoWorkers(await openFolder(), { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' })
  expect(await end()).toBe(0)
  expect(printed()).toMatch(
    /^Administrator .* with the password \S+ \(shown this once\)\nPlinth serves on http:\/\/localhost:\d+\n$/,
  )
})

it('a start that fails ends with the one line of the first worker', async () => {
  await expect(startServer({ WORKERS: '0' })).rejects.toThrow(/ended with 1: WORKERS must be from 1 to 64\n$/)
  await expect(
    startServer({ WORKERS: '2', STORAGE_URL: 's3://a?endpoint=http://127.0.0.1:1&region=eu' }),
  ).rejects.toThrow(/ended with 1: [^\n]+\n$/)
})

async function signIn(url: TestServer['url']): Promise<string> {
  const body = JSON.stringify({ email: login.ADMIN_EMAIL, password: login.ADMIN_PASSWORD })
  return JSON.parse((await send(url, 'POST', '/api/auth/login', jsonType, body)).text).token
}

const jsonType = { 'Content-Type': 'application/json' }

async function read(url: string, path: string, headers: Record<string, string> = {}) {
  return JSON.parse((await send(url, 'GET', path, headers)).text)
}

async function status(
  url: string,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: string,
) {
  return (await send(url, method, path, headers, body)).status
}

/** One request, on a connection of its own unless an agent keeps one. */
async function send(
  url: string,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: string,
  agent: Agent | false = false,
) {
  const sent = request(url + path, { method, headers, agent })
  sent.end(body)
  const [response] = await once(sent, 'response')
  let text = ''
  for await (const piece of response.setEncoding('utf8')) text += piece
  return { status: response.statusCode as number, text }
}

/** Several who ask again and again, each on a connection that is kept, until it is ended. */
function again(connections: number, ask: (agent: Agent, number: number) => Promise<void>) {
  const failed: string[] = []
  let isOver = false
  let asked = 0
  const all = Array.from({ length: connections }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (!isOver) await ask(agent, ++asked).catch((error) => failed.push(String(error)))
    agent.destroy()
  })
  return {
    failed,
    async end() {
      isOver = true
      await Promise.all(all)
    },
  }
}

function enquire(url: string) {
  const acknowledged: string[] = []
  const connections = 4
  const run = again(connections, async (agent, number) => {
    const name = `Visitor ${number}`
    const fields = enquiryFields({ name, phone: `98${String(number).padStart(8, '0')}` })
    const response = await send(url, 'POST', '/api/enquiries', jsonType, JSON.stringify(fields), agent)
    if (response.status !== 201) throw new Error(response.text)
    acknowledged.push(name)
  })
  return { ...run, acknowledged, connections }
}

function visit(url: string) {
  let answered = 0
  const run = again(4, async (agent) => {
    const response = await send(url, 'GET', '/api/designs?limit=3', {}, undefined, agent)
    if (response.status !== 200) throw new Error(response.text)
    answered += 1
  })
  return { ...run, answered: () => answered }
}
