import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { onEachDatabase, openBegunSqlite, type TestDatabase } from '#test/databases.ts'
import { enquiryFields } from '#test/factories.ts'
import { startServer, type TestServer } from '#test/start-server.ts'
import { freePort } from '../trials/free-port.ts'

const login = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'correct horse' }

onEachDatabase('The product as a process', (open) => {
  it('keeps every acknowledged write when it is told to stop under load', async () => {
    const start = await startable(await open())
    const first = await start()
    const load = postEnquiries(first, 16)
    await load.untilAcknowledged(200)
    expect(await first.stop()).toBe(0)
    const acknowledged = await load.finish()
    expect(acknowledged.length).toBeGreaterThanOrEqual(200)

    const second = await start()
    const kept = new Set(await storedNames(second))
    expect(acknowledged.filter((name) => !kept.has(name))).toEqual([])
    expect(await second.stop()).toBe(0)
  })
})

it('takes calls without a body, whatever their headers say, as they come over a socket', async () => {
  const { url, stop } = await startServer({ DATA_DIR: await begunDirectory() })
  onTestFinished(async () => void (await stop()))
  const types: Record<string, string>[] = [{}, { 'Content-Type': 'application/json' }]
  for (const type of types) {
    const headers = { Authorization: `Bearer ${(await signIn(url)).token}`, ...type }
    const send = async (method: string, path: string) => {
      const response = await fetch(url + path, { method, headers })
      return [response.status, (await response.json()).message]
    }
    expect(await send('DELETE', '/api/designs/none')).toEqual([404, 'Design not found'])
    expect((await send('POST', '/api/services'))[0]).toBe(400)
    expect((await send('PUT', '/api/settings'))[0]).toBe(400)
    expect(await send('OPTIONS', '/api/designs')).toEqual([404, 'Not found'])
    expect(await send('POST', '/api/auth/logout')).toEqual([200, undefined])
  }
})

it.each([
  ['PORT', 'taken', /ended with 1: PORT cannot be listened on: .*EADDRINUSE.*\n$/],
  ['HOST', 'nowhere.invalid', /ended with 1: HOST cannot be listened on: .*nowhere\.invalid\n$/],
  ['HOST', '192.0.2.1', /ended with 1: HOST cannot be listened on: .*EADDRNOTAVAIL.*\n$/],
])(
  'a %s that cannot be listened on stops the start with one line that names it: %s',
  async (name, value, line) => {
    const holder = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void holder.close())
    await once(holder, 'listening')
    const taken = String((holder.address() as AddressInfo).port)
    const environment = { [name]: value === 'taken' ? taken : value }
    const DATA_DIR = await directoryOfItsOwn()
    await expect(startServer({ DATA_DIR, ...environment })).rejects.toThrow(line)
    expect(await readdir(DATA_DIR)).toEqual([])
  },
)

it.each([
  ['DATABASE_URL', 'postgres://plinth:word#1@127.0.0.1/plinth', 'Invalid URL'],
  ['DATABASE_URL', 'postgres://plinth:word@127.0.0.1:1/plinth', 'connect ECONNREFUSED 127.0.0.1:1'],
  ['DATABASE_URL', 'sqlite:/dev/null/plinth.db', "EEXIST: file already exists, mkdir '/dev/null'"],
  ['DATA_DIR', '/dev/null/data', "ENOTDIR: not a directory, mkdir '/dev/null/data'"],
])('a %s that cannot be used stops the start with one line that names it: %s', async (name, value, why) => {
  const environment = { DATA_DIR: await directoryOfItsOwn(), [name]: value }
  await expect(startServer(environment)).rejects.toThrow(`ended with 1: ${name} cannot be used: ${why}`)
})

it.each(['', 'STORAGE_URL'])(
  'a DATA_DIR that cannot be used is named also where the database lies elsewhere, and the files: %s',
  async (alsoElsewhere) => {
    const elsewhere = await directoryOfItsOwn()
    const environment = {
      DATABASE_URL: `sqlite:${elsewhere}/plinth.db`,
      ...(alsoElsewhere && { [alsoElsewhere]: `file:${elsewhere}/files` }),
    }
    await expect(startServer({ DATA_DIR: '/proc/x', ...environment })).rejects.toThrow(
      "ended with 1: DATA_DIR cannot be used: ENOENT: no such file or directory, mkdir '/proc/x'",
    )
    expect(await readdir(elsewhere)).toEqual([])
  },
)

it('metrics are on a port of their own, and nowhere else', async () => {
  const METRICS_PORT = String(await freePort())
  const { url, stop } = await startServer({ DATA_DIR: await begunDirectory(), METRICS_PORT })
  expect(await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text()).toContain('plinth_ready 1')
  expect((await fetch(`${url}/metrics`)).status).toBe(404)
  const taken = startServer({ DATA_DIR: await begunDirectory(), METRICS_PORT })
  await expect(taken).rejects.toThrow(/ended with 1: METRICS_PORT cannot be listened on: .*EADDRINUSE.*\n$/)
  expect(await stop()).toBe(0)
  await expect(fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).rejects.toThrow()
})

describe('Told to stop', () => {
  it('it leaves a line in the log for each request that it has answered', async () => {
    const { url, printed, process, stop } = await startServer({
      LOG_LEVEL: 'info',
      DATA_DIR: await begunDirectory(),
    })
    const ids = Array.from({ length: 20 }, (_, index) => `request-${index}-of-twenty`)
    for (const id of ids) await fetch(`${url}/api/settings`, { headers: { 'X-Request-Id': id } })
    const closed = once(process, 'close')
    expect(await stop()).toBe(0)
    await closed
    expect(ids.filter((id) => !printed().includes(id))).toEqual([])
  })

  const head = (path: string) =>
    `POST ${path} HTTP/1.1\r\nHost: a.example\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n`

  it.concurrent.for([
    ['a body that trickles in for ever', head('/api/enquiries')],
    ['a body that stands still', `${head('/api/enquiries')}{`],
    ['headers that stand still', 'GET / HTTP/1.1\r\nHost:'],
    ['a connection on which nothing was said', ''],
  ] as const)('it does not wait long for %s, and exits 0', async ([what, bytes], { onTestFinished }) => {
    const { url, process, stop } = await startServer({ DATA_DIR: await begunDirectory(onTestFinished) })
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.on('error', () => {})
    await once(socket, 'connect')
    if (bytes) socket.write(bytes)
    // What was written before is read by the time that another request is answered.
    expect((await fetch(`${url}/api/health`)).status).toBe(200)
    const trickling = setInterval(() => what.includes('trickles') && socket.write('x'), 50)
    onTestFinished(() => {
      clearInterval(trickling)
      socket.destroy()
      process.kill('SIGKILL')
    })
    // What trickles in after the end has the connection reset, which `once` would take for a failure.
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.resume()
    expect(await stop()).toBe(0)
    await closed
  })
})

it('every line that it prints once it serves is JSON, whatever goes wrong', async () => {
  const directory = await begunDirectory()
  const { url, printed, stop } = await startServer({ DATA_DIR: directory, LOG_LEVEL: 'info' })
  const before = printed().length
  const database = new DatabaseSync(join(directory, 'portfolio.db'), { timeout: 5000 })
  database.prepare('update setting set document = ?').run(JSON.stringify({ websiteName: { not: 'a name' } }))
  database.close()
  const failing = await fetch(`${url}/about`)
  expect(failing.status).toBe(500)
  await failing.text()
  expect(await stop()).toBe(0)
  const lines = printed()
    .slice(before)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const requestId = failing.headers.get('x-request-id')
  expect(requestId).toMatch(/./)
  expect(lines.filter((line) => line.requestId === requestId && line.level === 50)[0]).toMatchObject({
    msg: 'rendering failed',
    err: { message: expect.stringContaining('Objects are not valid') },
  })
})

it('says where it serves and its first password in plain words, whatever its level', async () => {
  const { printed, stop } = await startServer({ DATA_DIR: await directoryOfItsOwn(), LOG_LEVEL: 'error' })
  expect(await stop()).toBe(0)
  expect(printed()).toMatch(
    /^Administrator .* with the password \S+ \(shown this once\)\nPlinth serves on http:\/\/localhost:\d+\n$/,
  )
})

it('ends with one line that names a wrong value', async () => {
  await expect(startServer({ PORT: 'many' })).rejects.toThrow(/ended with 1: PORT must be a whole number\n$/)
  await expect(startServer({ DATABASE_URL: 'mysql://x' })).rejects.toThrow(
    /: DATABASE_URL must begin with .*\n$/,
  )
})

it('ends with one line where another process keeps the database locked', async () => {
  const directory = await directoryOfItsOwn()
  const other = new DatabaseSync(join(directory, 'portfolio.db'), { timeout: 5000 })
  onTestFinished(() => other.close())
  for (const locked of [
    'pragma locking_mode=exclusive; begin exclusive',
    'commit; pragma journal_mode=wal; begin immediate',
  ]) {
    other.exec(locked)
    await expect(startServer({ ...login, DATA_DIR: directory })).rejects.toThrow(
      /ended with 1: Another process keeps the database locked\n$/,
    )
  }
})

/** A server that can be started again over the same data. */
async function startable({ url, directory = '', remove }: TestDatabase) {
  const running: TestServer[] = []
  onTestFinished(async () => {
    for (const server of running) await server.stop()
    await remove()
  })
  return async () => {
    const server = await startServer({
      DATA_DIR: directory,
      DATABASE_URL: url,
      ENQUIRIES_PER_10_MINUTES: '1000000',
    })
    running.push(server)
    return server
  }
}

/** Visitors that send enquiries without a pause until the server takes no more. */
function postEnquiries({ url }: TestServer, visitors: number) {
  const acknowledged: string[] = []
  let sent = 0
  async function visit() {
    for (;;) {
      const name = `Visitor ${++sent}`
      const init = { method: 'POST', headers: { 'Content-Type': 'application/json' } }
      const body = JSON.stringify(enquiryFields({ name }))
      const response = await fetch(`${url}/api/enquiries`, { ...init, body }).catch(() => undefined)
      if (!response) return
      if (response.status === 201) acknowledged.push(name)
      await response.text().catch(() => undefined)
    }
  }
  const visits = Array.from({ length: visitors }, visit)
  return {
    async untilAcknowledged(count: number) {
      while (acknowledged.length < count) await new Promise((resolve) => setTimeout(resolve, 5))
    },
    async finish() {
      await Promise.all(visits)
      return acknowledged
    },
  }
}

async function signIn(url: string): Promise<{ token: string }> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = login
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ email, password })
  return (await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body })).json()
}

/** The data of a product whose first start has been already. */
/** @param whenFinished of a test that runs beside others, its own: what all share knows but one of them */
async function begunDirectory(whenFinished: typeof onTestFinished = onTestFinished): Promise<string> {
  const { directory, remove } = await openBegunSqlite()
  whenFinished(remove)
  return directory
}

async function directoryOfItsOwn(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'plinth-process-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  return directory
}

async function storedNames({ url }: TestServer): Promise<string[]> {
  const { token } = await signIn(url)
  const names: string[] = []
  for (let page = 1; ; page++) {
    const address = `${url}/api/enquiries?limit=500&page=${page}`
    const { data } = await (await fetch(address, { headers: { Authorization: `Bearer ${token}` } })).json()
    if (data.length === 0) return names
    names.push(...data.map(({ name }: { name: string }) => name))
  }
}
