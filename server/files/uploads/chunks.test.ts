import { describe, expect, it } from 'vitest'
import { onEachSchema } from '#test/databases.ts'
import { jpeg, video } from '#test/files/make-files.ts'
import { adminToken, chunkForm, filesPath, post, startFiles, uploadForm } from '#test/files/set-up.ts'

onEachSchema('Uploads in chunks', (open) => {
  const film = video(12 * 1024 * 1024)

  describe('a file that comes in chunks', () => {
    it('counts what is there, and is one file in the end', async () => {
      const { app } = await startFiles(open)
      const first = await post(app, chunkForm(film, 0))
      expect(first.body).toMatchObject({
        chunksTotal: 3,
        chunksUploaded: 1,
        name: 'film.mp4',
        sizeOriginal: film.length,
      })
      const id = first.body.$id
      expect((await post(app, chunkForm(film, 1, id))).body).toMatchObject({ $id: id, chunksUploaded: 2 })
      const last = await post(app, chunkForm(film, 2, id))
      expect(last).toMatchObject({ status: 201, body: { $id: id, mimeType: 'video/mp4', chunksUploaded: 3 } })
      const view = await app.request(`${filesPath}/${id}/view`)
      expect(Buffer.from(await view.arrayBuffer()).equals(film)).toBe(true)
    })

    it('comes in reverse order', async () => {
      const { app } = await startFiles(open)
      for (const index of [2, 1, 0]) {
        const { body } = await post(app, chunkForm(film, index, undefined, 'reverse'))
        expect(body.chunksUploaded).toBe(3 - index)
      }
      expect((await app.request(`${filesPath}/reverse`)).status).toBe(200)
    })

    it('takes repeated chunks, also at the same moment, and after it is complete', async () => {
      const { app, paths } = await startFiles(open)
      const id = (await post(app, chunkForm(film, 0))).body.$id
      const answers = await Promise.all([1, 1, 2, 2, 2].map((index) => post(app, chunkForm(film, index, id))))
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
      expect(answers.filter(({ body }) => body.chunksUploaded === 3).length).toBeGreaterThan(0)
      expect((await post(app, chunkForm(film, 1, id))).body).toMatchObject({ $id: id, chunksUploaded: 3 })
      expect(await paths()).toHaveLength(1)
    })

    it('goes on after a restart', async () => {
      const { app, restart } = await startFiles(open)
      const id = (await post(app, chunkForm(film, 0))).body.$id
      await post(app, chunkForm(film, 2, id))
      const after = restart().app
      expect((await post(after, chunkForm(film, 1, id))).body).toMatchObject({ chunksUploaded: 3 })
    })

    it('is told from where it goes on: from the first chunk that is missing', async () => {
      const { app, restart } = await startFiles(open)
      const known = async (files = app) => (await files.request(`${filesPath}/lost`)).json()
      expect((await app.request(`${filesPath}/lost`)).status).toBe(404)
      await post(app, chunkForm(film, 2, 'lost'))
      expect(await known()).toMatchObject({ $id: 'lost', chunksTotal: 3, chunksUploaded: 0 })
      await post(app, chunkForm(film, 0, 'lost'))
      expect(await known(restart().app)).toMatchObject({ name: 'film.mp4', chunksUploaded: 1 })
      for (const index of [1, 2]) await post(app, chunkForm(film, index, 'lost'))
      expect(await known()).toMatchObject({ mimeType: 'video/mp4', chunksUploaded: 3 })
    })

    it('is not disturbed by another that comes under its id', async () => {
      const { app } = await startFiles(open)
      const other = Buffer.from(film).fill('other', 1000)
      await post(app, chunkForm(film, 0, 'film'))
      for (const intruder of [other, other.subarray(0, -1)])
        expect(await post(app, chunkForm(intruder, 0, 'film'))).toMatchObject({
          status: 409,
          body: { message: 'Another upload with this id is under way' },
        })
      await post(app, chunkForm(film, 1, 'film'))
      expect(await post(app, chunkForm(other, 1, 'film'))).toMatchObject({ status: 409 })
      expect((await post(app, chunkForm(film, 2, 'film'))).body).toMatchObject({ chunksUploaded: 3 })
      const view = await app.request(`${filesPath}/film/view`)
      expect(Buffer.from(await view.arrayBuffer()).equals(film)).toBe(true)
    })

    it('leaves nothing where the whole is refused, nor takes it up again for a late chunk', async () => {
      const { app, paths } = await startFiles(open)
      const noise = Buffer.alloc(film.length, 'noise')
      const id = (await post(app, chunkForm(noise, 0))).body.$id
      await post(app, chunkForm(noise, 1, id))
      expect(await post(app, chunkForm(noise, 2, id))).toMatchObject({ status: 400 })
      expect(await post(app, chunkForm(noise, 1, id))).toMatchObject({ status: 400 })
      expect(await paths()).toEqual([])
    })

    it('leaves nothing where it is given up, and can begin anew', async () => {
      const { app, paths } = await startFiles(open)
      const headers = { 'X-Appwrite-JWT': adminToken }
      const remove = async (id: string) =>
        (await app.request(`${filesPath}/${id}`, { method: 'DELETE', headers })).status
      await post(app, chunkForm(film, 0, 'film'))
      await post(app, chunkForm(film, 1, 'film'))
      expect((await app.request(`${filesPath}/film`, { method: 'DELETE' })).status).toBe(401)
      expect([await remove('film'), await paths(), await remove('film')]).toEqual([204, [], 404])
      for (const id of ['.incoming', '..', '%2e%2e%2fstored', '']) expect(await remove(id)).toBe(404)
      expect((await post(app, chunkForm(film, 0, 'film'))).body).toMatchObject({ chunksUploaded: 1 })
    })

    it('may come in one chunk, and once more where the answer was lost', async () => {
      const { app, paths } = await startFiles(open)
      const small = video()
      const answers = [
        await post(app, chunkForm(small, 0, 'small')),
        await post(app, chunkForm(small, 0, 'small')),
      ]
      for (const response of answers) expect(response).toMatchObject({ status: 201, body: { $id: 'small' } })
      expect(await paths()).toHaveLength(1)
    })

    it.each([
      ['bytes 0-9', 400],
      ['bytes 5-1/10', 400],
      ['bytes 0-10/10', 400],
      ['bytes 1-9/10', 400],
      ['bytes 0-4/10', 400],
      ['bytes 0-0/0', 400],
      ['items 0-9/10', 400],
      ['bytes 0-9/10', 400],
      [`bytes 0-${5 * 1024 * 1024 - 1}/${51 * 1024 * 1024}`, 413],
    ])('refuses %s', async (range, status) => {
      const { app, paths } = await startFiles(open)
      const init = uploadForm(Buffer.from('12345678901'))
      const headers = { 'X-Appwrite-JWT': adminToken, 'Content-Range': range }
      expect(await post(app, { ...init, headers })).toMatchObject({ status })
      expect(await paths()).toEqual([])
    })

    it('refuses another total than the first, and a chunk that is too long', async () => {
      const { app, paths } = await startFiles(open)
      const id = (await post(app, chunkForm(film, 0))).body.$id
      expect(await post(app, chunkForm(film.subarray(0, -1), 1, id))).toMatchObject({ status: 400 })
      const long = chunkForm(film, 0)
      expect(await post(app, { ...uploadForm(film), headers: long.headers as Headers })).toMatchObject({
        status: 413,
      })
      expect(await paths()).toEqual([])
    })

    it('does not touch a file that has the id already', async () => {
      const { app } = await startFiles(open)
      await post(app, uploadForm(await jpeg(), { fileId: 'taken' }))
      expect(await post(app, chunkForm(film, 0, undefined, 'taken'))).toMatchObject({ status: 409 })
      expect(await post(app, chunkForm(film, 1, 'taken'))).toMatchObject({ status: 409 })
      expect((await app.request(`${filesPath}/taken/view`)).status).toBe(200)
    })
  })
})
