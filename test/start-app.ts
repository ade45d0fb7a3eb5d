import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { createApp } from '#server/app.ts'
import { openDependencies } from '#server/dependencies.ts'
import { readEnv } from '#server/env.ts'
import { createShortWay } from '#server/http/cache/short-way.ts'
import { createListener } from '#server/http/listener.ts'
import { createRequestLines } from '#server/http/request-lines.ts'
import type { TestDatabase } from './databases.ts'
import { expectDocumented } from './documented.ts'
import { expectKnownCode } from './expect-response.ts'
import { openFolder } from './folder.ts'

export const adminLogin = { email: 'admin@example.com', password: 'correct horse' }

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

/** A JSON response as tests read it. */
export interface TestResponse {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: a test reads any response's fields
  body: any
  headers: Headers
}

export type TestApp = Awaited<ReturnType<typeof startApp>>

/**
 * The whole application in-process, on a database and a directory of its own, its starter content laid down and its
 * administrator signed in. Calls take an administrator's token unless they say otherwise.
 */
export async function startApp(
  database: TestDatabase,
  environment: Record<string, string> = {},
  transport: 'in-process' | 'socket' = 'in-process',
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
      ? await listen(
          app.fetch,
          log,
          createShortWay(cache, createRequestLines(log, process.stdout)),
          dependencies.admission,
          dependencies.measures.requests,
        )
      : undefined
  const request = socket?.request ?? (async (path: string, init?: RequestInit) => app.request(path, init))

  async function call(
    method: string,
    path: string,
    body?: unknown,
    token = adminToken,
    extraHeaders: Record<string, string> = {},
  ): Promise<TestResponse> {
    const headers = { ...extraHeaders }
    if (token) headers.authorization = `Bearer ${token}`
    if (body !== undefined) headers['content-type'] ??= 'application/json'
    const response = await request(path, {
      method,
      headers,
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    const read = {
      status: response.status,
      headers: response.headers,
      body: isJson ? JSON.parse(text) : text,
    }
    if (read.status >= 400) {
      if (isJson) expectKnownCode(read)
      await expectDocumented(app.request, method, path, read.status)
    }
    return read
  }

  /** @returns the token of a new session */
  async function signIn(email: string, password: string): Promise<string> {
    return (await call('POST', '/api/auth/login', { email, password }, '')).body.token
  }

  let adminToken = ''
  adminToken = await signIn(adminLogin.email, adminLogin.password)

  return {
    app,
    /** The responses that it has stored. */
    cache,
    /** Sends a request as it is. */
    request,
    /** Where it listens, over sockets. */
    url: socket?.url ?? '',
    dependencies,
    adminToken,
    call,
    signIn,
    get: (path: string, token?: string) => call('GET', path, undefined, token),
    post: (path: string, body?: unknown, token?: string) => call('POST', path, body, token),
    put: (path: string, body?: unknown, token?: string) => call('PUT', path, body, token),
    delete: (path: string, token?: string) => call('DELETE', path, undefined, token),
    /** As a visitor, without a token. */
    visit: (path: string) => call('GET', path, undefined, ''),
    async upload(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<TestResponse> {
      const form = new FormData()
      form.set('fileId', 'unique()')
      form.set('file', new File([bytes], name))
      const response = await request('/v1/storage/buckets/media/files', {
        method: 'POST',
        headers: { authorization: `Bearer ${adminToken}` },
        body: form,
      })
      const read = { status: response.status, headers: response.headers, body: await response.json() }
      if (read.status >= 400) expectKnownCode(read)
      return read
    },
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
