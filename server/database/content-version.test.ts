import type { AddressInfo } from 'node:net'
import { createServer, connect as openSocket, type Socket } from 'node:net'
import { pino } from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openBegunPostgres, openBegunSqlite, openPostgres, type TestDatabase } from '#test/databases.ts'
import { eventually } from '#test/eventually.ts'
import { createdDesign, enquiryFields } from '#test/factories.ts'
import { adminLogin, startApp, type TestApp } from '#test/start-app.ts'
import { migrate, openDatabase } from './client.ts'
import { openContentVersion } from './content-version.ts'

const log = pino({ level: 'silent' })

describe.each([
  ['SQLite', openBegunSqlite],
  ['PostgreSQL', openBegunPostgres],
])('Two applications on one %s database', (_name, open) => {
  it('show each other at once what either of them writes', async () => {
    const { one, two } = await startTwo(open)
    for (const [writer, reader] of [
      [one, two],
      [two, one],
      [one, two],
    ] as const) {
      const read = async (app: TestApp) => (await app.visit('/api/designs?sort=title')).body.data
      await untilSteady(reader.dependencies.contentVersion)
      await read(reader)
      const { title } = await createdDesign(writer)
      const shown = expect.objectContaining({ title })
      expect(await read(writer)).toContainEqual(shown)
      expect(await read(reader)).toContainEqual(shown)
    }
  })

  it('keep what they have stored while the other writes what visitors see nothing of', async () => {
    const { one, two } = await startTwo(open)
    const { contentVersion } = two.dependencies
    await untilSteady(contentVersion)
    const before = contentVersion.current()
    await one.post('/api/enquiries', enquiryFields(), '')
    await one.post('/api/auth/login', adminLogin, '')
    expect(contentVersion.current()).toBe(before)
    await createdDesign(one)
    await eventually(() => expect(contentVersion.current()).not.toBe(before))
  })
})

describe('The content version on PostgreSQL', () => {
  it('is trusted only while announcements arrive, and one connection brings them again after an outage', async () => {
    const { db, proxy, listen } = await startListening()
    const { version } = await listen()
    await untilSteady(version)
    proxy.breakAll()
    await eventually(() => expect(version.current()).not.toBe(version.current()))
    await eventually(() => expect(proxy.refused()).toBeGreaterThanOrEqual(2))
    proxy.mend()
    await untilSteady(version)
    const before = version.current()
    await db.updateTable('category').set({ description: '' }).execute()
    await eventually(() => expect(version.current()).not.toBe(before))
    expect(proxy.open()).toBe(1)
  })
})

it('A connection on which announcements no longer arrive is not trusted, though it stands', async () => {
  const { proxy, listen } = await startListening()
  const { version } = await listen()
  await untilSteady(version)
  proxy.hang()
  await eventually(() => expect(version.current()).not.toBe(version.current()))
  proxy.mend()
  await untilSteady(version)
})

it('A process that does not hear of a write is waited for once, and trusts nothing that it stored meanwhile', async () => {
  const { db, proxy, url, listen } = await startListening()
  const deaf = await listen()
  const writer = await listen(url)
  await Promise.all([untilSteady(deaf.version), untilSteady(writer.version)])
  proxy.hang()
  const began = performance.now()
  await db.updateTable('category').set({ description: '' }).execute()
  await writer.version.announced()
  expect(deaf.version.current()).not.toBe(deaf.version.current())
  const before = performance.now()
  await writer.version.announced()
  expect(performance.now() - before).toBeLessThan(before - began)
  await untilSteady(deaf.version)
  proxy.delay(500)
  const steady = deaf.version.current()
  await db.updateTable('category').set({ description: 'Heard again' }).execute()
  await writer.version.announced()
  expect(deaf.version.current()).not.toBe(steady)
})

it('A connection that is accepted and never answered does not keep announcements away for ever', async () => {
  const { proxy, listen } = await startListening()
  proxy.swallow()
  const { version } = await listen()
  await eventually(() => expect(proxy.open()).toBe(1))
  proxy.mend()
  await untilSteady(version)
})

/** A database that is heard of through a door that can be shut. */
async function startListening() {
  const { url, remove } = await openPostgres()
  const db = openDatabase(url, () => {})
  await migrate(db)
  const proxy = await startProxy(new URL(url))
  const closing: (() => Promise<void>)[] = []
  onTestFinished(async () => {
    await Promise.all(closing.map((close) => close()))
    await proxy.close()
    await db.destroy()
    await remove()
  })
  async function listen(at = proxy.url) {
    const opened = await openContentVersion(db, at, log)
    closing.push(opened.close)
    return opened
  }
  return { db, proxy, url, listen }
}

/** Two applications on one database. */
async function startTwo(open: () => Promise<TestDatabase>) {
  const database = await open()
  const one = await startApp({ ...database, remove: async () => {} })
  const two = await startApp(database)
  onTestFinished(async () => {
    await one.stop()
    await two.stop()
  })
  return { one, two }
}

function untilSteady(version: { current(): string }) {
  return eventually(() => expect(version.current()).toBe(version.current()))
}

/** A door before the database that can be shut. */
async function startProxy(target: URL) {
  const sockets = new Set<Socket>()
  let isBroken = false
  let isSilent = false
  let delay = 0
  let refused = 0
  const server = createServer((socket) => {
    if (isBroken) {
      refused += 1
      socket.destroy()
      return
    }
    const upstream = openSocket(Number(target.port), target.hostname)
    sockets.add(socket)
    for (const [from, to] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      from.on('error', () => {})
      from.on('close', () => {
        sockets.delete(socket)
        to.destroy()
      })
    }
    if (isSilent) return
    socket.pipe(upstream)
    upstream.on('data', (bytes) => setTimeout(() => socket.write(bytes), delay))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = new URL(target)
  address.port = `${(server.address() as AddressInfo).port}`
  const hang = () => {
    for (const socket of sockets) socket.unpipe().pause()
  }
  const breakAll = () => {
    isBroken = true
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: address.href,
    breakAll,
    hang,
    mend: () => {
      isBroken = false
      isSilent = false
    },
    /** Accepts, and says nothing. */
    swallow: () => {
      isSilent = true
    },
    delay: (milliseconds: number) => {
      delay = milliseconds
    },
    refused: () => refused,
    open: () => sockets.size,
    close: () => {
      breakAll()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
