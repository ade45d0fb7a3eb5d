import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { createApp } from '#server/app.ts'
import { openDependencies } from '#server/dependencies.ts'
import { readEnv } from '#server/env.ts'
import { createRemaking } from '#server/http/cache/remaking.ts'
import { createShortWay } from '#server/http/cache/short-way.ts'
import { createListener } from '#server/http/listener.ts'
import { createRequestLines } from '#server/http/request-lines.ts'
import { isBalanced } from './balanced/balanced.ts'
import { adminLogin, callsOn } from './calls.ts'
import type { TestDatabase } from './databases.ts'
import { openFolder } from './folder.ts'

export { adminLogin, type TestResponse } from './calls.ts'

const log = pino({ level: 'silent' })

const environmentOn = (url: string, directory?: string) => ({
  DATA_DIR: directory,
  DATABASE_URL: url,
  ADMIN_EMAIL: adminLogin.email,
  ADMIN_PASSWORD: adminLogin.password,
})

/** What the first start alone asks for. */
const begunWith = ['DATA_DIR', 'STORAGE_URL', 'ADMIN_EMAIL', 'ADMIN_PASSWORD']

/** Starts the product on an empty database and stops it: what its first start lays down is there then. */
export async function begin(url: string, directory: string): Promise<void> {
  const { close } = await openDependencies(readEnv(environmentOn(url, directory)), log)
  await close()
}

export type TestApp = Awaited<ReturnType<typeof startInProcess>>

/**
 * The whole application in-process, on a database and a directory of its own, its starter content laid down and its
 * administrator signed in. Calls take an administrator's token unless they say otherwise. In `npm run test:balanced` it is three
 * processes behind nginx (`balanced/`).
 */
export async function startApp(
  database: TestDatabase,
  environment: Record<string, string> = {},
  transport: 'in-process' | 'socket' = 'in-process',
): Promise<TestApp> {
  if (!isBalanced) return startInProcess(database, environment, transport)
  const { startBalanced } = await import('./balanced/start.ts')
  return startBalanced(database, environment)
}

async function startInProcess(
  database: TestDatabase,
  environment: Record<string, string>,
  transport: 'in-process' | 'socket',
) {
  const tooLate = database.directory && begunWith.find((name) => environment[name] !== undefined)
  if (tooLate) throw new Error(`The product has begun on this database, and asked for ${tooLate} then`)
  const folder = database.directory ? undefined : await openFolder()
  const env = readEnv({
    ...environmentOn(database.url, database.directory ?? folder?.directory),
    ENQUIRIES_PER_10_MINUTES: '100000',
    ...environment,
  })
  const { dependencies, close } = await openDependencies(env, log)
  const { app, cache } = createApp(dependencies)
  const socket =
    transport === 'socket'
      ? await listen(app.fetch, log, {
          shortWay: createShortWay(cache, createRequestLines(log, process.stdout)),
          remake: createRemaking(cache, app.fetch, dependencies.admission),
          admission: dependencies.admission,
          requests: dependencies.measures.requests,
          arrived: dependencies.contentVersion.arrived,
        })
      : undefined
  const request = socket?.request ?? (async (path: string, init?: RequestInit) => app.request(path, init))

  return {
    app,
    /** The responses that it has stored. */
    cache,
    /** Where it listens, over sockets. */
    url: socket?.url ?? '',
    dependencies,
    ...(await callsOn(request)),
    async stop() {
      socket?.close()
      await close()
      await database.remove()
      await folder?.remove()
    },
  }
}

/** Serves on a port of its own. */
async function listen(...parts: Parameters<typeof createListener>) {
  const { server } = createListener(...parts)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    request: (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init),
    close: () => server.close(),
  }
}
