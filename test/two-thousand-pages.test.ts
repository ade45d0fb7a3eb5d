import { Agent, get } from 'node:http'
import { expect, it } from 'vitest'
import { startServer } from './start-server.ts'

const pages = 2000
const atOnce = 8
const passingByTheCache = { Authorization: 'Bearer of no session' }

it('two thousand pages, none of them kept, leave a process with a heap of 90 MB alive', async () => {
  const { url, stop } = await startServer({
    DATABASE_URL: 'sqlite::memory:',
    NODE_OPTIONS: '--max-old-space-size=90',
  })
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const paths = ['/nowhere', '/admin/login?unknown', '/about?unknown']
  const statuses: Record<string, number> = {}
  let asked = 0
  async function visit() {
    while (asked < pages) {
      const path = paths[asked++ % paths.length] ?? '/'
      const outcome = `${path} ${await statusOf(`${url}${path}=${asked}`, agent)}`
      statuses[outcome] = (statuses[outcome] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, visit))
  agent.destroy()
  expect(statuses).toEqual({
    '/nowhere 404': 667,
    '/admin/login?unknown 200': 667,
    '/about?unknown 200': 666,
  })
  expect(await stop()).toBe(0)
}, 300_000)

/** The status of an answer that was read to its end. */
function statusOf(url: string, agent: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: passingByTheCache }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode))
    })
    request.on('error', reject)
  })
}
