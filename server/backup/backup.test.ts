import { once } from 'node:events'
import { copyFile, cp, readdir, readFile, rename, rm, stat, truncate, utimes } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { generateX25519Identity } from 'age-encryption'
import { describe, expect, it } from 'vitest'
import {
  backedUp,
  emptyPlace,
  everythingOf,
  flipByte,
  restored,
  runCommand,
  startCommand,
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
import { createdDesign, jpeg, serviceFields, uploaded } from '#test/factories.ts'
import { adminLogin } from '#test/start-app.ts'
import { openDatabase } from '../database/client.ts'
import type { Db } from '../database/schema.ts'
import type { Env } from '../env.ts'
import { openStore } from '../files/stores/open.ts'
import { serviceColumns } from '../services/columns.ts'
import { services } from '../services/repository.ts'
import { checkArchive } from './restore/check.ts'
import { backUpDatabase } from './run.ts'
import { beginRun, endRun } from './runs.ts'

const check = (path: string, env: Env) => checkArchive(path, env, { tell: () => {} })

async function filesUnder(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}

onEachDatabase('A backup', (open) => {
  const openEmpty = open === openBegunPostgres ? openEmptyPostgres : openDatabaseFile

  it('gives back exactly its moment in an empty place, and asks everybody to sign in again', async () => {
    const { app, env } = await startWithContent(await open())
    const before = await everythingOf(app)
    const { path } = await backedUp(env)
    await app.post('/api/services', serviceFields({ title: 'Too late' }))
    const place = await emptyPlace(await openEmpty(), env)
    await restored(path, place)
    const other = await startOn(place)
    const { status } = await other.get('/api/auth/profile', app.adminToken)
    expect(status).toBe(401)
    expect(await everythingOf(other)).toEqual(before)
  })

  it('is put in the place of what is there, which is kept, and the running product follows', async () => {
    const { app, env, design } = await startWithContent(await open())
    const { path } = await backedUp(env)
    const before = await everythingOf(app)
    await app.delete(`/api/designs/${design._id}`)
    const fileId = await uploaded(app, 'later.jpg', await jpeg())
    const later = await createdDesign(app, { title: 'Later', images: [{ fileId }] })
    const changed = await everythingOf(app)

    await expect(restored(path, env)).rejects.toThrow('There is something here already')
    expect(await everythingOf(app)).toEqual(changed)
    const [kept = ''] = await restored(path, env, true)
    const token = await app.signIn(adminLogin.email, adminLogin.password)
    const shown = async () =>
      (await app.visit('/api/designs')).body.data.map(({ code }: { code: string }) => code)
    await expect.poll(shown).toEqual([design.code])
    expect(await everythingOf(app, token)).toEqual(before)
    expect((await app.get(`/api/designs/${later._id}`, token)).status).toBe(404)

    await restored(kept.replace('What was there is kept in ', ''), env, true)
    await expect.poll(shown).toEqual([later.code])
  })

  it('that would be too old by now is given back all the same, and stays where it lay', async () => {
    const { app, env } = await startWithContent(await open())
    const before = await everythingOf(app)
    const { path } = await backedUp(env)
    const { env: place } = await startWithContent(await openEmpty())
    await cp(env.BACKUP_TO, place.BACKUP_TO, { recursive: true })
    const old = join(place.BACKUP_TO, 'plinth-2020-02-01T21-00-00-000Z.tar.gz')
    await rename(join(place.BACKUP_TO, basename(path)), old)
    await restored(old, place, true)
    expect(await everythingOf(await startOn(place))).toEqual(before)
    await check(old, place)
  })

  it('leaves alone the one that a release which begins meanwhile makes before a migration', async () => {
    const { env } = await startWithContent(await open())
    const before = backUpDatabase(env)
    // Whatever comes of it is looked at below.
    before.catch(() => undefined)
    const begun = () =>
      readdir(env.DATA_DIR, { recursive: true }).then((paths) =>
        paths.filter((path) => /-work\/./.test(path)),
      )
    await expect.poll(begun, { interval: 1 }).not.toEqual([])
    await check((await backedUp(env)).path, env)
    await check(await before, env)
  })

  it('holds one moment of the database and its files, whatever is written meanwhile', async () => {
    const { app, env } = await startWithContent(await open())
    let isWriting = true
    const writing = (async () => {
      for (let round = 0; isWriting; round++) {
        const fileId = await uploaded(app, `${round}.jpg`, await jpeg(40 + (round % 50), 40))
        await app.dependencies.db.transaction().execute(async (tx) => {
          for (const name of ['one', 'other']) await insertPair(tx, `${name} ${round}`)
        })
        await app.delete(`/v1/storage/buckets/media/files/${fileId}`)
      }
    })()
    const { code, out, error } = await runCommand('backup', [], env)
    isWriting = false
    await writing
    expect([code, error]).toEqual([0, ''])
    const place = await emptyPlace(await openEmpty(), env)
    await restored(out.trim().split('\n').at(-1) ?? '', place)
    const db = openDatabase(place.DATABASE_URL, () => {})
    const titles = (await db.selectFrom('service').select('title').execute()).map(({ title }) => title)
    const rounds = (name: string) => titles.filter((title) => title.startsWith(name)).length
    expect(rounds('one')).toBe(rounds('other'))
    const store = await openStore(place.STORAGE_URL)
    for (const file of await db.selectFrom('file').selectAll().execute())
      expect(await store.size(file.id)).toBe(file.size)
    await db.destroy()
  })
})

describe('A backup', () => {
  const open = openBegunSqlite
  const openEmpty = openDatabaseFile

  it('copies only the files that are not there yet', async () => {
    const { app, env } = await startWithContent(await open())
    const first = await backedUp(env)
    expect(first.newFiles).toBe(3)
    await uploaded(app, 'another.jpg', await jpeg(80, 60))
    const second = await backedUp(env)
    expect([second.newFiles, second.files]).toEqual([1, 4])
    expect((await filesUnder(join(env.BACKUP_TO, 'objects'))).length).toBe(4)
  })

  it('of a killed process is no archive but a whole one, and the next one is good', async () => {
    const { env } = await startWithContent(await open())
    for (const folder of ['backup-work', 'backups/objects']) {
      const process = startCommand('backup', env)
      await expect.poll(() => filesUnder(join(env.DATA_DIR, folder)), { interval: 1 }).not.toEqual([])
      process.kill('SIGKILL')
      await once(process, 'exit')
    }
    const names = await readdir(env.BACKUP_TO)
    for (const name of names.filter((name) => name !== 'objects')) await check(join(env.BACKUP_TO, name), env)
    const { path } = await backedUp(env)
    await check(path, env)
    expect(await readdir(join(env.DATA_DIR, 'backup-work'))).toEqual([])
  })

  it('that is damaged, cut short or lacks a file is refused in one line, and nothing is touched', async () => {
    const { app, env } = await startWithContent(await open())
    const { path } = await backedUp(env)
    const before = await everythingOf(app)
    const { size } = await stat(path)
    const damages = [0, 5, 200, Math.floor(size / 2), -1].map((at) => () => flipByte(path, at))
    for (const damage of [...damages, () => truncate(path, size - 1), () => truncate(path, 60)]) {
      await copyFile(path, `${path}.kept`)
      await damage()
      await expect(check(path, env)).rejects.toThrow(`${path}: it is damaged or cut short`)
      await rename(`${path}.kept`, path)
    }
    const [object = ''] = await filesUnder(join(env.BACKUP_TO, 'objects'))
    await flipByte(object, 10)
    await expect(check(path, env)).rejects.toThrow(/are missing or damaged beside it/)
    await rm(object)
    const { code, error } = await runCommand('restore', ['--replace', path], env)
    expect([code, error.trim().split('\n').length]).toEqual([1, 1])
    expect(error).toContain('are missing or damaged beside it')
    await expect(check(join(env.BACKUP_TO, 'none'), env)).rejects.toThrow('There is no archive at')
    expect(await everythingOf(app)).toEqual(before)
    const mended = await backedUp(env)
    expect(mended.newFiles).toBe(1)
  })

  it('is encrypted where a key is set, files too, and opens with no other', async () => {
    const { app, env } = await startWithContent(await open(), { BACKUP_KEY: await generateX25519Identity() })
    const before = await everythingOf(app)
    const { path } = await backedUp(env)
    const second = await backedUp(env)
    expect(second.newFiles).toBe(0)
    for (const file of await filesUnder(env.BACKUP_TO))
      expect((await readFile(file)).toString('latin1', 0, 22)).toBe('age-encryption.org/v1\n')
    await expect(check(path, { ...env, BACKUP_KEY: await generateX25519Identity() })).rejects.toThrow(
      'it was encrypted with another BACKUP_KEY',
    )
    await expect(check(path, { ...env, BACKUP_KEY: undefined })).rejects.toThrow('BACKUP_KEY must be set')
    await flipByte(path, -1)
    await expect(check(path, env)).rejects.toThrow('it is damaged or cut short')
    const place = await emptyPlace(await openEmpty(), env)
    await restored(second.path, place)
    expect(await everythingOf(await startOn(place))).toEqual(before)
  })

  it('keeps the bytes of files that are deleted while it runs', async () => {
    const { app, env } = await startWithContent(await open())
    const { db, files } = app.dependencies
    const fileId = await uploaded(app, 'unused.jpg', await jpeg())
    const id = await beginRun(db, { reason: 'command', place: '' })
    expect((await app.delete(`/v1/storage/buckets/media/files/${fileId}`)).status).toBe(204)
    const isKept = () => files.store.size(fileId).then(Boolean, () => false)
    expect(await isKept()).toBe(true)
    await expect(backedUp(env)).rejects.toThrow('under way already')
    const old = new Date(Date.now() - 2 * 24 * 3_600_000)
    await utimes(join(env.DATA_DIR, 'unsettled', fileId), old, old)
    await endRun(db, id ?? '', { state: 'failed', message: '' })
    files.startSweeping()
    await files.close()
    expect(await isKept()).toBe(false)
  })

  it('says so where the file storage has lost a file, and keeps the rest', async () => {
    const { env, fileId } = await startWithContent(await open())
    await rm(join(env.DATA_DIR, 'files', fileId.slice(0, 6), fileId))
    const { code, error, out } = await runCommand('backup', [], env)
    expect([code, error]).toEqual([1, expect.stringContaining('has lost the bytes of front.jpg')])
    const path = out.trim().split('\n').at(-1) ?? ''
    expect(path).toContain('.incomplete.')
    const lost = '1 of the files was lost already when the archive was made.'
    const told: string[] = []
    await checkArchive(path, env, { tell: (line) => told.push(line) })
    expect(told).toEqual([expect.stringMatching(/^Proved\. /), lost])
    const place = await emptyPlace(await openEmpty(), env)
    expect(await restored(path, place)).toContain(lost)
  })
})

async function insertPair(tx: Db, title: string) {
  await services.insert(tx, serviceColumns.row({ title, description: 'Written in a pair' }))
}
