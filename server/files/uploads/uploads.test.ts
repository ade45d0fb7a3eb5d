import { describe, expect, it } from 'vitest'
import { onEachSchema } from '#test/databases.ts'
import { jpeg, video } from '#test/files/make-files.ts'
import { adminToken, filesPath, post, startFiles, uploadForm } from '#test/files/set-up.ts'

onEachSchema('Uploads', (open) => {
  describe('a file that comes whole', () => {
    it('is stored and answered as Appwrite does', async () => {
      const { app, files } = await startFiles(open)
      const bytes = await jpeg()
      const { status, body } = await post(app, uploadForm(bytes, { name: 'Haus "A" – Süd.jpg' }))
      expect(status).toBe(201)
      expect(body).toMatchObject({
        $id: expect.stringMatching(/^[0-9a-f]{24}$/),
        bucketId: 'media',
        name: 'Haus "A" – Süd.jpg',
        mimeType: 'image/jpeg',
        sizeOriginal: bytes.length,
        chunksTotal: 1,
        chunksUploaded: 1,
      })
      await expect(files.find(body.$id)).resolves.toMatchObject({ width: 600, height: 400 })
    })

    it('takes an id of its own, once, even when two come at the same moment', async () => {
      const { app } = await startFiles(open)
      const bytes = await jpeg()
      const answers = await Promise.all(
        [1, 2].map(() => post(app, uploadForm(bytes, { fileId: 'Front.view-1' }))),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
      expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
        'A file with this id already exists',
      )
      expect((await app.request(`${filesPath}/Front.view-1/view`)).status).toBe(200)
    })

    it.each(['', '.hidden', '-a', '_a', 'a/b', '../a', 'a'.repeat(37), 'ä'])(
      'refuses the id %j',
      async (fileId) => {
        const { app, paths } = await startFiles(open)
        expect(await post(app, uploadForm(await jpeg(), { fileId }))).toMatchObject({ status: 400 })
        expect(await paths()).toEqual([])
      },
    )

    it('is refused with another beside it, of which nothing would be stored', async () => {
      const { app, paths } = await startFiles(open)
      const init = uploadForm(await jpeg())
      const form = init.body as FormData
      form.append('file', new File([Uint8Array.from(await jpeg(30, 20))], 'second.jpg'))
      const { status, body } = await post(app, init)
      expect([status, body.message]).toEqual([400, 'An upload is one file'])
      expect(await paths()).toEqual([])
    })

    it('is refused without a file, without a form, and where the form breaks off', async () => {
      const { app, paths } = await startFiles(open)
      const headers = { 'X-Appwrite-JWT': adminToken }
      const empty = new FormData()
      empty.set('fileId', 'unique()')
      const refused = [
        await post(app, { method: 'POST', headers, body: empty }),
        await post(app, { method: 'POST', headers }),
        await post(app, {
          method: 'POST',
          headers: { ...headers, 'Content-Type': 'application/json' },
          body: '{}',
        }),
        await post(app, {
          method: 'POST',
          headers: { ...headers, 'Content-Type': 'multipart/form-data' },
          body: 'x',
        }),
        await post(app, {
          method: 'POST',
          headers: { ...headers, 'Content-Type': 'multipart/form-data; boundary=b' },
          body: '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
        }),
      ]
      expect(refused.map(({ status }) => status)).toEqual([400, 400, 415, 400, 400])
      expect(refused[0]?.body).toEqual({ success: false, type: 'file-missing', message: 'No file provided' })
      expect(refused[2]?.body).toEqual({
        success: false,
        type: 'unsupported-media-type',
        message: 'The body must be multipart/form-data',
      })
      expect(await paths()).toEqual([])
    })

    it('is refused over 50 MB, by its announced length or by what arrives', async () => {
      const { app, paths } = await startFiles(open)
      const announced = uploadForm(await jpeg())
      const headers = { 'X-Appwrite-JWT': adminToken, 'Content-Length': String(60 * 1024 * 1024) }
      expect((await app.request(filesPath, { ...announced, headers })).status).toBe(413)
      expect((await post(app, uploadForm(video(50 * 1024 * 1024)))).status).toBe(413)
      expect(await paths()).toEqual([])
    })

    it('is refused to whoever is no administrator', async () => {
      const { app, paths } = await startFiles(open)
      const { body, method } = uploadForm(await jpeg())
      expect((await app.request(filesPath, { method, body })).status).toBe(401)
      expect(await paths()).toEqual([])
    })
  })
})
