import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { onEachSchema } from '#test/databases.ts'
import { jpeg, video } from '#test/files/make-files.ts'
import { adminToken, chunkForm, filesPath, post, startFiles, uploadForm } from '#test/files/set-up.ts'

onEachSchema('A file that is uploaded twice', (open) => {
  const film = video(6 * 1024 * 1024)
  const twoDaysAgo = new Date(Date.now() - 2 * 24 * 3_600_000).toISOString()
  type Started = Awaited<ReturnType<typeof startFiles>>

  const view = async ({ app }: Started, id: string) => (await app.request(`${filesPath}/${id}/view`)).status
  const rowOf = ({ db }: Started, id: string) =>
    db.selectFrom('file').select('unusedSince').where('id', '=', id).executeTakeFirst()
  const setUnusedSince = ({ db }: Started, unusedSince: string | null) =>
    db.updateTable('file').set({ unusedSince }).execute()

  it('is answered as the one that is there, with its own id', async () => {
    const { app, paths } = await startFiles(open)
    const bytes = await jpeg()
    const first = await post(app, uploadForm(bytes))
    const second = await post(app, uploadForm(bytes, { name: 'the same again.jpg' }))
    expect(second).toEqual(first)
    expect(await paths()).toHaveLength(1)
  })

  it('is kept once where both come at the same moment', async () => {
    const { app, paths } = await startFiles(open)
    const bytes = await jpeg()
    const answers = await Promise.all([1, 2, 3, 4].map(() => post(app, uploadForm(bytes))))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.$id}`)).size).toBe(1)
    expect(await paths()).toHaveLength(1)
  })

  it('in chunks is answered so with the last of them, and again where that answer was lost', async () => {
    const { app, paths } = await startFiles(open)
    const { $id } = (await post(app, uploadForm(film))).body
    const began = (await post(app, chunkForm(film, 0))).body
    expect(began).toMatchObject({ chunksUploaded: 1 })
    const last = await post(app, chunkForm(film, 1, began.$id))
    expect(last).toMatchObject({ status: 201, body: { $id, chunksUploaded: 2, chunksTotal: 2 } })
    for (const index of [1, 0]) expect(await post(app, chunkForm(film, index, began.$id))).toEqual(last)
    expect(await paths()).toHaveLength(1)
  })

  it('has a row and bytes of its own under an id that its client chose', async () => {
    const started = await startFiles(open)
    const { app, paths } = started
    const bytes = await jpeg()
    const { $id } = (await post(app, uploadForm(bytes))).body
    expect((await post(app, uploadForm(bytes, { fileId: 'chosen' }))).body.$id).toBe('chosen')
    expect(await paths()).toHaveLength(2)
    await app.request(`${filesPath}/chosen`, { method: 'DELETE', headers: { 'X-Appwrite-JWT': adminToken } })
    expect([await view(started, 'chosen'), await view(started, $id)]).toEqual([404, 200])
  })

  it('stays where the first upload of it is given up, which had become the file of both', async () => {
    const started = await startFiles(open)
    const { app, paths } = started
    const giveUp = async (id: string, value = 'true') =>
      (
        await app.request(`${filesPath}/${id}?unfinished=${value}`, {
          method: 'DELETE',
          headers: { 'X-Appwrite-JWT': adminToken },
        })
      ).status
    const bytes = video()
    const { $id } = (await post(app, chunkForm(bytes, 0, 'first'))).body
    expect((await post(app, chunkForm(bytes, 0, 'second'))).body.$id).toBe($id)
    expect([await giveUp('first'), await view(started, $id)]).toEqual([204, 200])
    expect(await giveUp('first', 'perhaps')).toBe(400)

    const before = await paths()
    await post(app, chunkForm(film, 0, 'begun'))
    expect([await giveUp('begun'), await giveUp('begun'), await paths()]).toEqual([204, 404, before])
  })

  it('is stored anew where the bytes of the first are lost', async () => {
    const { app, directory } = await startFiles(open)
    const bytes = await jpeg()
    const { $id } = (await post(app, uploadForm(bytes))).body
    await rm(join(directory, 'stored', $id.slice(0, 6), $id))
    const again = (await post(app, uploadForm(bytes))).body
    expect(again.$id).not.toBe($id)
    expect((await app.request(`${filesPath}/${again.$id}/view`)).status).toBe(200)
  })

  describe('beside the sweep', () => {
    it('stays for another day, and counts as used while something shows it', async () => {
      const started = await startFiles(open)
      const bytes = await jpeg()
      const { $id } = (await post(started.app, uploadForm(bytes))).body
      await setUnusedSince(started, twoDaysAgo)
      await post(started.app, uploadForm(bytes))
      started.files.startSweeping()
      await started.files.close()
      expect(await view(started, $id)).toBe(200)
      await setUnusedSince(started, null)
      await post(started.app, uploadForm(bytes))
      expect(await rowOf(started, $id)).toEqual({ unusedSince: null })
    })

    it('is there whoever was first', async () => {
      const started = await startFiles(open)
      const bytes = await jpeg()
      for (let time = 0; time < 12; time++) {
        await post(started.app, uploadForm(bytes))
        await setUnusedSince(started, twoDaysAgo)
        const { files } = started.restart()
        const sweeping = async () => {
          await new Promise((resolve) => setTimeout(resolve, time))
          files.startSweeping()
          await files.close()
        }
        const [{ body }] = await Promise.all([post(started.app, uploadForm(bytes)), sweeping()])
        expect(await view(started, body.$id)).toBe(200)
      }
      expect((await started.paths()).length).toBe(1)
    })
  })
})
