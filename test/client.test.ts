import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { adminLogin } from './start-app.ts'
import { startServer, type TestServer } from './start-server.ts'

const run = promisify(execFile)
const project = fileURLToPath(new URL('..', import.meta.url))
const client = fileURLToPath(new URL('./client', import.meta.url))

let directory: string
let server: TestServer

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'plinth-client-'))
  const account = { ADMIN_EMAIL: adminLogin.email, ADMIN_PASSWORD: adminLogin.password }
  server = await startServer({ DATA_DIR: directory, DATABASE_URL: 'sqlite::memory:', ...account })
})
afterAll(async () => {
  await server.stop()
  await rm(directory, { recursive: true, force: true })
})

it('A client that is generated from the API document compiles, and does the main job', async () => {
  const generator = join(client, 'node_modules/.bin/openapi-typescript')
  const compiler = join(project, 'node_modules/.bin/tsc')
  await run(generator, [`${server.url}/api/openapi.json`, '--output', join(client, 'generated/api.d.ts')])
  expect(await outputOf(compiler, '--project', client)).toBe('')
  const { email, password } = adminLogin
  expect(await outputOf(process.execPath, join(client, 'main-job.ts'), server.url, email, password)).toBe('')
})

/** What a program prints, where it fails too. */
async function outputOf(program: string, ...words: string[]): Promise<string> {
  const { stdout, stderr } = await run(program, words).catch((error) => error)
  return stdout + stderr
}
