import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { afterEach, expect, it, vi } from 'vitest'
import {
  backedUp,
  emptyPlace,
  everythingOf,
  flipByte,
  restored,
  startOn,
  startWithContent,
} from '#test/backups.ts'
import {
  onEachDatabase,
  openBegunPostgres,
  openBegunSqlite,
  openDatabaseFile,
  openEmptyPostgres,
} from '#test/databases.ts'
import { expectError } from '#test/expect-response.ts'
import { signedInAccount } from '#test/factories.ts'
import type { TestApp } from '#test/start-app.ts'
import { hashOf } from '../../accounts/tokens.ts'
import { folderPlace } from '../places/folder.ts'
import { tarOf } from './bundle.ts'
import { forgetEndedLinks, makeLink } from './links.ts'

afterEach(() => vi.useRealTimers())

const linkTo = async (app: TestApp, archive: string, token = app.adminToken) =>
  app.post(`/api/backups/${archive}/link`, undefined, token)

/** A product with content and one backup of it. */
async function startBackedUp(environment: Record<string, string> = {}) {
  const started = await startWithContent(await openBegunSqlite(), environment)
  const { path } = await backedUp(started.env)
  return { ...started, path, archive: basename(path) }
}

onEachDatabase('A backup that is downloaded', (open) => {
  const openEmpty = open === openBegunPostgres ? openEmptyPostgres : openDatabaseFile

  it.each([
    ['as it is', {}],
    ['encrypted', { BACKUP_KEY: 'a passphrase of the firm' }],
  ])('%s is a folder to be restored from on any other machine', async (_how, environment) => {
    const { app, env } = await startWithContent(await open(), environment)
    const before = await everythingOf(app)
    const { path } = await backedUp(env)
    const { status, body } = await linkTo(app, basename(path))
    expect([status, Object.keys(body)]).toEqual([201, ['url', 'expiresAt']])

    const place = await emptyPlace(await openEmpty(), env)
    const home = join(place.DATA_DIR, 'home')
    await mkdir(home)
    const folder = basename(path).replace(/\.tar.*/, '')
    const response = await app.request(body.url)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/x-tar',
      'content-disposition': `attachment; filename="${folder}.tar"`,
      'cache-control': 'no-store',
    })
    const tar = spawn('tar', ['-xf', '-', '-C', home], { stdio: ['pipe', 'ignore', 'ignore'] })
    await Promise.all([pipeline(Readable.fromWeb(response.body as never), tar.stdin), once(tar, 'exit')])
    await restored(join(home, folder, basename(path)), place)
    expect(await everythingOf(await startOn(place))).toEqual(before)
    expect(await readdir(join(env.DATA_DIR, 'download-work'))).toEqual([])
  })
})

it('a link to a backup ends after ten minutes, with its session, and where the account is no owner any more', async () => {
  const { app, archive } = await startBackedUp()
  const owner = await signedInAccount(app)
  const opens = async (url: string) => (await app.request(url, { method: 'HEAD' })).status
  const made = async () => (await linkTo(app, archive, owner.token)).body

  const { url, expiresAt } = await made()
  expect(await opens(url)).toBe(200)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(expiresAt) - 1000 })
  expect(await opens(url)).toBe(200)
  vi.setSystemTime(Date.parse(expiresAt))
  expectError(await app.visit(url), 404, 'This link has ended')
  await forgetEndedLinks(app.dependencies.db)
  expect(await app.dependencies.db.selectFrom('backupLink').selectAll().execute()).toEqual([])

  const ofEditor = (await made()).url
  await app.dependencies.db
    .updateTable('account')
    .set({ role: 'editor' })
    .where('id', '=', owner.id)
    .execute()
  expect(await opens(ofEditor)).toBe(404)
  expectError(await linkTo(app, archive, owner.token), 403, 'You are not allowed to do this')

  await app.dependencies.db.updateTable('account').set({ role: 'owner' }).where('id', '=', owner.id).execute()
  const [before, ofSession] = [(await made()).url, (await made()).url]
  expect([await opens(before), await opens(ofSession)]).toEqual([404, 200])
  const { db } = app.dependencies
  await db.updateTable('session').set({ mustSetUp: 1 }).where('accountId', '=', owner.id).execute()
  expect(await opens(ofSession)).toBe(404)
  await db.updateTable('session').set({ mustSetUp: 0 }).where('accountId', '=', owner.id).execute()
  expect(await opens(ofSession)).toBe(200)
  await app.post('/api/auth/logout', undefined, owner.token)
  expect(await opens(ofSession)).toBe(404)
  const ended = makeLink(db, {
    bundle: { folder: '', names: [], madeAt: '' },
    sessionHash: hashOf(owner.token),
  })
  await expect(ended).rejects.toMatchObject({ status: 401, code: 'session-ended' })
})

it('whoever makes a link to a backup stands in the record of changes, with the backup', async () => {
  const { app, archive } = await startBackedUp()
  await linkTo(app, archive)
  const { body } = await app.get('/api/activity?kind=account&limit=1')
  expect(body.data[0]).toMatchObject({
    action: 'backup-link-made',
    changes: [{ field: 'archive', from: null, to: archive }],
  })
})

it('what is no backup, is damaged, or lies in a place that is silent is said before there is a link', async () => {
  const { app, env, path, archive } = await startBackedUp()
  const foreign = ['portfolio.db', '..%2Fportfolio.db', archive.replace(/plinth-20\d\d/, 'plinth-1999')]
  for (const name of foreign) expectError(await linkTo(app, name), 404, 'Backup not found')
  await flipByte(path, 100)
  expectError(
    await linkTo(app, archive),
    409,
    'This backup cannot be read: it is damaged, or encrypted with another key',
  )
  await rm(env.BACKUP_TO, { recursive: true })
  await mkdir(join(env.BACKUP_TO, archive), { recursive: true })
  const silent = { status: 503, body: { message: 'The place of the backups does not answer' } }
  expect(await linkTo(app, archive)).toMatchObject(silent)
  expect(await app.dependencies.db.selectFrom('backupLink').selectAll().execute()).toEqual([])
})

it('a download breaks off where a file is not beside its archive any more', async () => {
  const { app, env, archive } = await startBackedUp()
  const { url } = (await linkTo(app, archive)).body
  await rename(join(env.BACKUP_TO, 'objects'), join(env.BACKUP_TO, 'elsewhere'))
  await expect(app.request(url).then((response) => response.arrayBuffer())).rejects.toThrow()
})

it('a download that is left lets go of what it reads', async () => {
  const { env, archive } = await startBackedUp()
  const place = folderPlace(env.BACKUP_TO)
  const opened: Readable[] = []
  const open = async (name: string) => {
    const bytes = await place.open(name)
    opened.push(bytes)
    return bytes
  }
  for await (const _piece of tarOf(
    { ...place, open },
    { folder: 'home', names: [archive], madeAt: new Date().toISOString() },
  ))
    break
  await expect.poll(() => opened.map(({ destroyed }) => destroyed)).toEqual([true])
})
