import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { isPostgres } from '#server/database/client.ts'
import type { Db } from '#server/database/schema.ts'
import { openStore } from '#server/files/stores/open.ts'
import { onEachSchema } from '#test/databases.ts'
import { video } from '#test/files/make-files.ts'
import { bytesOf, chunkForm, filesPath, post, startFiles, uploadForm } from '#test/files/set-up.ts'

const film = video(38 * 1024 * 1024)
const chunks = 8

onEachSchema('Chunks that arrive at several processes', (open) => {
  describe.each([
    { where: 'on one machine', areStored: false },
    { where: 'on several machines', areStored: true },
  ])('$where', ({ areStored }) => {
    async function startTwo() {
      const one = await startFiles(open, undefined, { areUploadsStored: areStored })
      const directory = areStored ? await mkdtemp(join(tmpdir(), 'machine-')) : one.directory
      onTestFinished(() => rm(directory, { recursive: true, force: true }))
      const two = one.another(directory)
      const apps = [one.app, two.app] as const
      return { one, two, apps }
    }

    it('make one file, sent at once and in any order, some of them twice', async () => {
      const { one, apps } = await startTwo()
      const order = [3, 1, 7, 0, 5, 2, 6, 4, 4, 0]
      const answers = await Promise.all(
        order.map((index, number) =>
          post(apps[number % 2] ?? one.app, chunkForm(film, index, 'film', 'film')),
        ),
      )
      expect(answers.map(({ status }) => status)).toEqual(order.map(() => 201))
      expect(answers.some(({ body }) => body.chunksUploaded === chunks)).toBe(true)
      for (const app of apps) {
        expect((await bytesOf(await app.request(`${filesPath}/film/view`))).equals(film)).toBe(true)
        const again = await post(app, chunkForm(film, 2, 'film', 'film'))
        expect(again.body).toMatchObject({ $id: 'film', chunksUploaded: chunks })
      }
      expect(await one.db.selectFrom('uploadPart').selectAll().execute()).toEqual([])
      expect((await one.paths()).filter((path) => /^(stored|uploads).*part/.test(path))).toEqual([])
    })

    it('go on at either, from where the other was; another file of the same id is refused', async () => {
      const { apps } = await startTwo()
      await post(apps[0], chunkForm(film, 0, 'film', 'film'))
      const known = await (await apps[1].request(`${filesPath}/film`)).json()
      expect(known).toMatchObject({ $id: 'film', chunksTotal: chunks, chunksUploaded: 1 })
      const other = Buffer.from(film)
      other.fill(7, 1024, 2048)
      expect((await post(apps[1], chunkForm(other, 0, 'film', 'film'))).status).toBe(409)
      expect((await post(apps[1], chunkForm(film, 0, 'film', 'film'))).status).toBe(201)
    })

    it('or come whole under an id that somebody else asks for too are one of the two, and nothing of the other', async () => {
      const { apps } = await startTwo()
      const films = [1, 2].map((number) => {
        const bytes = video(1024 * 1024)
        return bytes.fill(number, bytes.length - 1024)
      }) as [Buffer, Buffer]
      for (const fileId of Array.from({ length: 10 }, (_, number) => `film-${number}`)) {
        const sent = films.map((bytes) => uploadForm(bytes, { fileId, name: 'film.mp4' }))
        const answers = await Promise.all(sent.map((form, number) => post(apps[number] ?? apps[0], form)))
        expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
        const stored = films[answers.findIndex(({ status }) => status === 201)]
        const shown = await bytesOf(await apps[0].request(`${filesPath}/${fileId}/view`))
        expect(shown.equals(stored as Buffer)).toBe(true)
      }
    })

    it('are refused at both once one was; given up at one, they are gone at the other', async () => {
      const { apps } = await startTwo()
      const noFilm = Buffer.alloc(film.length, 'no film')
      for (let index = 0; index < chunks - 1; index++)
        await post(apps[index % 2] ?? apps[0], chunkForm(noFilm, index, 'no', 'no'))
      expect((await post(apps[0], chunkForm(noFilm, chunks - 1, 'no', 'no'))).status).toBe(400)
      expect((await post(apps[1], chunkForm(noFilm, 3, 'no', 'no'))).status).toBe(400)
      await post(apps[0], chunkForm(film, 0, 'left', 'left'))
      const headers = { 'X-Appwrite-JWT': 'an-admin-s-token' }
      expect((await apps[1].request(`${filesPath}/left`, { method: 'DELETE', headers })).status).toBe(204)
      expect((await apps[0].request(`${filesPath}/left`)).status).toBe(404)
    })
  })

  it('do not meet the deletion of the file that had their id: what is stored under it is there', async () => {
    const removing = Promise.withResolvers<void>()
    const mayRemove = Promise.withResolvers<void>()
    const one = await startFiles(open, async (folder) => {
      const store = await openStore(`file:${folder}`, { isNew: true })
      return {
        ...store,
        async remove(key) {
          removing.resolve()
          await mayRemove.promise
          await store.remove(key)
        },
      }
    })
    const two = one.another(one.directory)
    const [before, after] = [video(1024 * 1024), video(1024 * 1024)]
    after.fill(7, after.length - 1024)
    const upload = (at: typeof one.app, bytes: Buffer) =>
      post(at, uploadForm(bytes, { fileId: 'film', name: 'film.mp4' }))
    expect((await upload(one.app, before)).status).toBe(201)
    const deleted = one.app.request(`${filesPath}/film`, {
      method: 'DELETE',
      headers: { 'X-Appwrite-JWT': 'an-admin-s-token' },
    })
    await removing.promise
    const again = upload(two.app, after)
    // It would be done by then if it did not wait.
    await Promise.race([again, pause(1000)])
    mayRemove.resolve()
    expect([(await deleted).status, (await again).status]).toEqual([204, 201])
    expect((await bytesOf(await two.app.request(`${filesPath}/film/view`))).equals(after)).toBe(true)
  })

  it('are not lost to a deletion whose process stood still until another had its lease', async () => {
    const removed: string[] = []
    const one = await startFiles(open, async (folder) => {
      const store = await openStore(`file:${folder}`, { isNew: true })
      return { ...store, remove: async (key) => void removed.push(key) }
    })
    const upload = (bytes: Buffer) => post(one.app, uploadForm(bytes, { fileId: 'film', name: 'film.mp4' }))
    expect((await upload(video(1024 * 1024))).status).toBe(201)
    await loseLeaseWithRow(one.db)
    const headers = { 'X-Appwrite-JWT': 'an-admin-s-token' }
    expect((await one.app.request(`${filesPath}/film`, { method: 'DELETE', headers })).status).toBe(204)
    expect(removed).toEqual([])
    expect((await one.app.request(`${filesPath}/film`)).status).toBe(404)
  })
})

/** Has the lease of a deletion be gone as soon as the row of the file is. */
async function loseLeaseWithRow(db: Db): Promise<void> {
  const loses = sql`delete from lease where name like 'upload %'`
  if (!isPostgres(db)) {
    await sql`create trigger "loseLease" after delete on file begin ${loses}; end`.execute(db)
    return
  }
  await sql`create function "loseLease"() returns trigger language plpgsql as
    $$ begin ${loses}; return null; end $$`.execute(db)
  await sql`create trigger "loseLease" after delete on file
    for each row execute function "loseLease"()`.execute(db)
}
