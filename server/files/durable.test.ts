import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type KyselyPlugin, type RootOperationNode, TableNode } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { onEachSchema } from '#test/databases.ts'
import { jpeg, video } from '#test/files/make-files.ts'
import { watchDisk } from '#test/files/power-cut.ts'
import { adminToken, chunkForm, post, startFiles, startWith, uploadForm } from '#test/files/set-up.ts'
import { copyOut } from './check/copies.ts'
import { makeFolder, moveInto, writeSafely } from './durable.ts'
import { createFiles } from './files.ts'
import { openStore } from './stores/open.ts'
import type { Store } from './stores/store.ts'

describe('After a power cut', () => {
  let directory: string
  let disk: ReturnType<typeof watchDisk>
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'durable-'))
    disk = watchDisk(directory)
  })
  afterEach(async () => {
    disk.stop()
    await rm(directory, { recursive: true, force: true })
  })

  it('a file that was only written is not safe, which is what this looks for', async () => {
    await writeFile(join(directory, 'written'), 'bytes')
    expect(disk.isSafe('written')).toBe(false)
  })

  it('a folder that was made is there, and those above it', async () => {
    await makeFolder(join(directory, 'a/b/c'))
    expect(['a', 'a/b', 'a/b/c'].map(disk.isSafe)).toEqual([true, true, true])
    await makeFolder(join(directory, 'a/b/c'))
  })

  it('a folder that others make at the same moment is there for each of them', async () => {
    const asked = Array.from({ length: 5 }, () =>
      makeFolder(join(directory, 'a/b')).then(() => ['a', 'a/b'].map(disk.isSafe)),
    )
    for (const safe of await Promise.all(asked)) expect(safe).toEqual([true, true])
  })

  it('a folder that is none, or that takes none, is an error and no endless attempt', async () => {
    await writeFile(join(directory, 'file'), '')
    await expect(makeFolder(join(directory, 'file'))).rejects.toThrow('EEXIST')
    await expect(makeFolder(join(directory, 'file/below'))).rejects.toThrow('ENOTDIR')
    if (existsSync('/proc/self')) await expect(makeFolder('/proc/plinth/below')).rejects.toThrow('ENOENT')
  })

  it('a small file that was written is whole', async () => {
    await writeSafely(join(directory, 'notes/one'), 'said')
    expect(disk.isSafe('notes/one')).toBe(true)
  })

  it('a file that was moved is whole in its place', async () => {
    await writeFile(join(directory, 'arrived'), 'bytes')
    await moveInto(join(directory, 'new/folder/one'), join(directory, 'arrived'))
    expect(disk.isSafe('new/folder/one')).toBe(true)
    expect(await readdir(directory)).toEqual(['new'])
  })
})

describe('What is acknowledged is there after a power cut:', () => {
  async function startWatched() {
    const started = await startFiles()
    const disk = watchDisk(started.directory)
    onTestFinished(disk.stop)
    return { ...started, isSafe: disk.isSafe }
  }

  it('a file', async () => {
    const { app, isSafe } = await startWatched()
    expect(await post(app, uploadForm(await jpeg(), { fileId: 'one' }))).toMatchObject({ status: 201 })
    expect(isSafe('stored/one/one')).toBe(true)
  })

  it('a chunk, with what its upload began with; and the file that they become', async () => {
    const { app, isSafe } = await startWatched()
    const film = video(6 * 1024 * 1024)
    expect(await post(app, chunkForm(film, 1, 'film', 'film'))).toMatchObject({ status: 201 })
    expect([isSafe('uploads/film/1.part'), isSafe('uploads/film/upload.json')]).toEqual([true, true])
    await post(app, chunkForm(film, 0, 'film'))
    expect(isSafe('stored/film/film')).toBe(true)
  })

  it('what repairing sets aside', async () => {
    const { app, directory, files, isSafe } = await startWatched()
    await post(app, uploadForm(await jpeg(), { fileId: 'one' }))
    await copyOut(files.store, 'one', join(directory, 'set-aside/one'))
    expect(isSafe('set-aside/one')).toBe(true)
  })

  it('the note of a file, before its bytes are stored', async () => {
    const { app, directory, isSafe } = await startWatched()
    const noted: boolean[] = []
    await symlink('nowhere', join(directory, 'stored', 'one'))
    await post(app, uploadForm(await jpeg(), { fileId: 'one' }))
    noted.push(isSafe('unsettled/one'), existsSync(join(directory, 'stored/one/one')))
    expect(noted).toEqual([true, false])
  })
})

onEachSchema('Deleting a file', (open) => {
  function isDeletionOfFile(node: RootOperationNode): boolean {
    if (node.kind !== 'DeleteQueryNode') return false
    return node.from.froms.some((from) => TableNode.is(from) && from.table.identifier.name === 'file')
  }

  /** The files of a process whose every deletion of a file's row is looked at. */
  async function startSeen(beforeDeletion: () => void, changed: Partial<Store> = {}) {
    const started = await startWith(await jpeg(), undefined, open)
    const plugin: KyselyPlugin = {
      transformQuery({ node }) {
        if (isDeletionOfFile(node)) beforeDeletion()
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const store = { ...(await openStore(`file:${join(started.directory, 'stored')}`)), ...changed }
    const log = pino({ level: 'silent' })
    const { directory, db } = started
    const parts = { db: db.withPlugin(plugin), store, dataDirectory: directory, log }
    return { ...started, files: createFiles(parts) }
  }

  it('is noted before its row goes, and safely', async () => {
    const seen: boolean[] = []
    const started = await startSeen(() => seen.push(disk.isSafe('unsettled/one')))
    const disk = watchDisk(started.directory)
    onTestFinished(disk.stop)
    await started.files.remove('one')
    expect([seen, await started.paths()]).toEqual([[true], []])
  })

  it('that a process did not finish is finished by a sweep', async () => {
    const removing = Promise.withResolvers<void>()
    const { files, db, directory, paths, restart } = await startSeen(() => undefined, {
      remove: () => new Promise(() => removing.resolve()),
    })
    void files.remove('one')
    await removing.promise
    expect((await paths()).sort()).toEqual(['stored/one/one', 'unsettled/one'])
    const longAgo = new Date(Date.now() - 25 * 3_600_000)
    await utimes(join(directory, 'unsettled', 'one'), longAgo, longAgo)
    // Of a process that has ended nothing is held.
    await db.deleteFrom('lease').execute()
    const next = restart().files
    next.startSweeping()
    await next.close()
    expect(await paths()).toEqual([])
  })

  it('that a document shows, or that is none, leaves no note', async () => {
    const { app, db, paths, get } = await startWith(await jpeg(), undefined, open)
    const owner = { ownerKind: 'design', ownerId: 'design', role: 'image' } as const
    const attachment = { ...owner, position: 0, fileId: 'one', alt: '' }
    await db.insertInto('attachment').values(attachment).execute()
    const init = { method: 'DELETE', headers: { 'X-Appwrite-JWT': adminToken } }
    expect((await app.request('/v1/storage/buckets/media/files/one', init)).status).toBe(409)
    expect((await app.request('/v1/storage/buckets/media/files/none', init)).status).toBe(404)
    expect(await paths()).toEqual(['stored/one/one'])
    expect((await get('/view')).status).toBe(200)
  })
})
