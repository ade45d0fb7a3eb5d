import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { eventually } from '#test/eventually.ts'
import { costly } from '#test/files/corpus/costly.ts'
import { svg } from '#test/files/make-files.ts'
import { filesPath, startWith, uploadForm } from '#test/files/set-up.ts'
import { startServer } from '#test/start-server.ts'
import { openDatabase } from '../database/client.ts'
import type { Db } from '../database/schema.ts'

const [{ make }] = costly as [(typeof costly)[number]]
const login = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'correct horse' }

/** As a drawing lies there that was stored before drawings were tried at their upload. */
async function storeEarlier(db: Db, folder: string): Promise<void> {
  const bytes = Buffer.concat([make(), Buffer.from(`<!-- ${folder} -->`)])
  const hash = createHash('sha256').update(bytes).digest('hex')
  await writeFile(join(folder, 'one', 'one'), bytes)
  const changed = { hash, size: bytes.length, width: 2400, height: 1600 }
  await db.updateTable('file').set(changed).where('id', '=', 'one').execute()
}

it('closing ends the drawing of a picture, and whoever waits for it is told', async () => {
  const { db, directory, files, get } = await startWith(svg())
  await storeEarlier(db, join(directory, 'stored'))
  const drawing = () => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length
  const asked = get('/preview?width=1280')
  await eventually(() => expect(drawing()).toBe(1))
  await files.close()
  const told = await asked
  expect([told.status, (await told.json()).message]).toEqual([
    503,
    'The server is stopping. Please try again.',
  ])
  await eventually(() => expect(drawing()).toBe(0))
})

it('a product that is stopped while it draws what costs too much exits 0', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'closing-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const DATABASE_URL = `sqlite:${join(directory, 'portfolio.db')}`
  const start = () => startServer({ ...login, DATA_DIR: directory, DATABASE_URL })
  const before = await start()
  const { token } = await (
    await fetch(`${before.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: login.ADMIN_EMAIL, password: login.ADMIN_PASSWORD }),
    })
  ).json()
  const form = uploadForm(svg(), { fileId: 'one' })
  await fetch(before.url + filesPath, { ...form, headers: { 'X-Appwrite-JWT': token } })
  expect(await before.stop()).toBe(0)
  const db = openDatabase(DATABASE_URL, () => {})
  await storeEarlier(db, join(directory, 'files'))
  await db.destroy()

  const server = await start()
  const asked = fetch(`${server.url}${filesPath}/one/preview?width=1280`).catch(() => undefined)
  const parents = () => execFileSync('ps', ['-A', '-o', 'ppid='], { encoding: 'utf8' }).split(/\s+/)
  await eventually(() => expect(parents()).toContain(`${server.process.pid}`))
  expect(await server.stop()).toBe(0)
  await asked
})
