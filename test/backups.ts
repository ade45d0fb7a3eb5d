import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { restoreArchive } from '#server/backup/restore/restore.ts'
import { type BackupMade, runBackup } from '#server/backup/run.ts'
import { type Env, readEnv } from '#server/env.ts'
import { openCommandLine } from './command-line.ts'
import type { TestDatabase } from './databases.ts'
import { createdDesign, jpeg, serviceFields, uploaded } from './factories.ts'
import { compileCache, runNode } from './run-node.ts'
import { adminLogin, startApp, type TestApp } from './start-app.ts'

/** A product with content, which ends with the test. */
export async function startWithContent(database: TestDatabase, environment: Record<string, string> = {}) {
  const app = await startApp(database, environment)
  onTestFinished(() => app.stop())
  const fileId = await uploaded(app, 'front.jpg', await jpeg())
  const design = await createdDesign(app, { title: 'House with a step well', images: [{ fileId }] })
  await app.post('/api/services', serviceFields())
  return { app, env: app.dependencies.env, design, fileId }
}

/** A machine on which nothing is yet: a database and a folder of their own, with the settings of `env` otherwise. */
export async function emptyPlace(database: TestDatabase, env: Env, settings: Record<string, string> = {}) {
  const directory = await mkdtemp(join(tmpdir(), 'plinth-place-'))
  onTestFinished(async () => {
    await database.remove()
    await rm(directory, { recursive: true, force: true })
  })
  const { BACKUP_KEY } = env
  return readEnv({
    DATA_DIR: directory,
    DATABASE_URL: database.url,
    ...(BACKUP_KEY && { BACKUP_KEY }),
    ...settings,
  })
}

/** The product on what was restored; it ends with the test. */
export async function startOn({ DATABASE_URL, STORAGE_URL, DATA_DIR }: Env): Promise<TestApp> {
  const app = await startApp(
    { url: DATABASE_URL, remove: async () => {} },
    { DATA_DIR, STORAGE_URL, ADMIN_PASSWORD: adminLogin.password },
  )
  onTestFinished(() => app.stop())
  return app
}

const publicCalls = [
  '/api/designs',
  '/api/designs/facets',
  '/api/categories',
  '/api/services',
  '/api/pricing',
  '/api/testimonials',
  '/api/settings',
  '/api/banners/active',
  '/sitemap.xml',
]
const adminCalls = ['/api/enquiries', '/api/auth/admins', '/api/activity?kind=design']

/** What every call answers, and the bytes of every picture that a design shows. */
export async function everythingOf(app: TestApp, token = app.adminToken): Promise<unknown> {
  const answers: unknown[] = []
  for (const path of publicCalls) answers.push([path, (await app.visit(path)).body])
  for (const path of adminCalls) answers.push([path, (await app.get(path, token)).body])
  const { body } = await app.visit('/api/designs')
  for (const { images, code } of body.data) {
    answers.push([code, (await app.visit(`/api/designs/${code}`)).body])
    for (const { url } of images) {
      const response = await app.request(url)
      answers.push([url, response.status, Buffer.from(await response.arrayBuffer()).toString('base64')])
    }
  }
  return answers
}

export function backedUp(env: Env, to?: string): Promise<BackupMade> {
  return runBackup(env, { reason: 'command', ...(to && { to }) })
}

/** @returns what was told */
export async function restored(path: string, env: Env, mayReplace = false): Promise<string[]> {
  const told: string[] = []
  await restoreArchive(path, env, { mayReplace, tell: (line) => told.push(line) })
  return told
}

const commands = {
  backup: fileURLToPath(new URL('../server/backup-command.ts', import.meta.url)),
  restore: fileURLToPath(new URL('../server/restore-command.ts', import.meta.url)),
  'migrate-to': fileURLToPath(new URL('../server/migrate-to-command.ts', import.meta.url)),
}

/** The settings of `env` as a process is given them. */
function environmentOf(env: Env): Record<string, string> {
  const { DATA_DIR, DATABASE_URL, STORAGE_URL, BACKUP_TO, BACKUP_KEY } = env
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = process.env
  return {
    ...{ DATA_DIR, DATABASE_URL, STORAGE_URL, BACKUP_TO },
    ...(BACKUP_KEY && { BACKUP_KEY }),
    ...(AWS_ACCESS_KEY_ID && AWS_SECRET_ACCESS_KEY && { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY }),
  }
}

/** Runs a command as `npm run` does, in a process of its own. */
export function runCommand(name: keyof typeof commands, words: string[], env: Env) {
  return runNode([commands[name], ...words], environmentOf(env))
}

/** Runs it again and again, all in one process, which ends with the test. */
export function openCommand(name: keyof typeof commands, env: Env) {
  const { run, close } = openCommandLine(commands[name], environmentOf(env))
  onTestFinished(close)
  return run
}

/** Starts it, to be killed. */
export function startCommand(
  name: keyof typeof commands,
  env: Env,
  words: string[] = [],
  settings: Record<string, string> = {},
): ChildProcess {
  const environment = { PATH: process.env.PATH, ...compileCache, ...environmentOf(env), ...settings }
  return spawn(process.execPath, [commands[name], ...words], { env: environment, stdio: 'ignore' })
}

export async function flipByte(path: string, at: number): Promise<void> {
  const bytes = await readFile(path)
  const place = at < 0 ? bytes.length + at : at
  bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place)
  await writeFile(path, bytes)
}
