import { once } from 'node:events'
import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { openBegunSqlite } from '#test/databases.ts'
import { createdDesign } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { createAdmission } from '../admission.ts'
import { createListener } from '../listener.ts'
import { createRequestLines } from '../request-lines.ts'
import { createRemaking } from './remaking.ts'
import { createShortWay } from './short-way.ts'

const log = pino({ enabled: false })
const many = 40
const agent = new Agent({ keepAlive: true, maxSockets: many })
let app: TestApp
let cache: ReturnType<typeof createApp>['cache']
let listener: ReturnType<typeof createListener>
let readByNode = 0
let isRefused = false

beforeAll(async () => {
  app = await startApp(await openBegunSqlite())
  const created = createApp(app.dependencies)
  cache = created.cache
  const { admission, contentVersion } = app.dependencies
  const shortWay = createShortWay(cache, createRequestLines(log, process.stdout))
  const refusing = { ...createAdmission(), admit: () => false }
  const remakes = [admission, refusing].map((each) => createRemaking(cache, created.app.fetch, each))
  listener = createListener(created.app.fetch, log, {
    shortWay,
    remake: (asked) => remakes[Number(isRefused)]?.(asked),
    admission,
    arrived: contentVersion.arrived,
  })
  listener.server.on('request', () => readByNode++)
  await once(listener.server.listen(0, '127.0.0.1'), 'listening')
})
afterEach(() => {
  // A connection that Node reads is one for good.
  agent.destroy()
  isRefused = false
  readByNode = 0
})
afterAll(async () => {
  await listener.end({ body: 0, response: 0 })
  await app.stop()
})

interface Answered {
  status: number | undefined
  body: string
}

async function ask(path: string, headers: Record<string, string> = {}, over: Agent | false = agent) {
  const { port } = listener.server.address() as AddressInfo
  const asking = request({ port, host: '127.0.0.1', path, agent: over, headers }).end()
  const [response] = await once(asking, 'response')
  return { status: response.statusCode, body: await text(response) } as Answered
}

const askMany = (path: string) => Promise.all(Array.from({ length: many }, () => ask(path)))

/** Has it stored, opens connections and asks over each: from now on only what comes after it counts. */
async function begun(path: string) {
  await ask(path, {}, false)
  await askMany(path)
  readByNode = 0
}

it('After a write it is made once for all who ask, and Node reads none of them', async () => {
  await begun('/api/settings')
  await app.put('/api/settings', { address: 'One street' })
  const { misses } = cache.counts
  const answers = await askMany('/api/settings')
  for (const { status, body } of answers) expect([status, body.includes('One street')]).toEqual([200, true])
  expect([cache.counts.misses - misses, readByNode]).toEqual([1, 0])
})

it('What is asked once a write is acknowledged has seen it, however many others ask meanwhile', async () => {
  let isOver = false
  const others = (async () => {
    while (!isOver) await askMany('/api/settings')
  })()
  for (let round = 0; round < 30; round++) {
    await app.put('/api/settings', { address: `Street ${round}.` })
    expect((await ask('/api/settings')).body).toContain(`Street ${round}.`)
  }
  isOver = true
  await others
})

it('What is gone is told to each, and is not made again in vain for the next', async () => {
  const { _id, code } = await createdDesign(app)
  const path = `/api/designs/${code}`
  await begun(path)
  await app.delete(`/api/designs/${_id}`)
  const { status, body } = await ask(path)
  expect([status, body.includes('"success":false')]).toEqual([404, true])
  expect(cache.entries.last(`//127.0.0.1:${(listener.server.address() as AddressInfo).port}${path}`)).toBe(
    undefined,
  )
})

it('Whoever knows what is made anew already is not sent it again', async () => {
  await begun('/api/settings')
  const { port } = listener.server.address() as AddressInfo
  const { etag } = cache.find('/api/settings', `127.0.0.1:${port}`) ?? {}
  await app.put('/api/services/order', { ids: [] })
  const { status, body } = await ask('/api/settings', { 'if-none-match': etag ?? '' })
  expect([status, body, readByNode]).toEqual([304, '', 0])
})

it('Where there is no room to make it, each is let in as if nothing had been stored', async () => {
  await begun('/api/settings')
  await app.put('/api/settings', { address: 'Another street' })
  isRefused = true
  const answers = await askMany('/api/settings')
  for (const { status, body } of answers)
    expect([status, body.includes('Another street')]).toEqual([200, true])
  expect(readByNode).toBeGreaterThan(0)
})
