import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { onEachDatabase, type TestDatabase } from '#test/databases.ts'
import { enquiryFields } from '#test/factories.ts'
import { startServer, type TestServer } from '#test/start-server.ts'

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

it('ends with one line that names a wrong value', async () => {
  await expect(startServer({ PORT: 'many' })).rejects.toThrow(/ended with 1: PORT must be a whole number\n$/)
  await expect(startServer({ DATABASE_URL: 'mysql://x' })).rejects.toThrow(
    /: DATABASE_URL must begin with .*\n$/,
  )
})

/** A server that can be started again over the same data. */
async function startable({ url, remove }: TestDatabase) {
  const directory = await mkdtemp(join(tmpdir(), 'plinth-process-'))
  const running: TestServer[] = []
  onTestFinished(async () => {
    for (const server of running) await server.stop()
    await remove()
    await rm(directory, { recursive: true, force: true })
  })
  const databaseUrl = url.startsWith('sqlite:') ? `sqlite:${directory}/portfolio.db` : url
  return async () => {
    const server = await startServer({
      ...login,
      DATA_DIR: directory,
      DATABASE_URL: databaseUrl,
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

async function storedNames({ url }: TestServer): Promise<string[]> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = login
  const headers = { 'Content-Type': 'application/json' }
  const signIn = { method: 'POST', headers, body: JSON.stringify({ email, password }) }
  const { token } = await (await fetch(`${url}/api/auth/login`, signIn)).json()
  const names: string[] = []
  for (let page = 1; ; page++) {
    const address = `${url}/api/enquiries?limit=500&page=${page}`
    const { data } = await (await fetch(address, { headers: { Authorization: `Bearer ${token}` } })).json()
    if (data.length === 0) return names
    names.push(...data.map(({ name }: { name: string }) => name))
  }
}
