import { describe, expect, it } from 'vitest'
import { onEachSchema } from '#test/databases.ts'
import { jpeg } from '#test/files/make-files.ts'
import { adminToken, bytesOf, filesPath, startFiles, startWith } from '#test/files/set-up.ts'

onEachSchema("The files' routes", (open) => {
  type Started = Awaited<ReturnType<typeof startFiles>>
  const asAdmin = { headers: { 'X-Appwrite-JWT': adminToken } }

  describe('delete', () => {
    it('takes the file, its bytes and its renditions', async () => {
      const { app, get, paths } = await startWith(await jpeg(), undefined, open)
      await bytesOf(await get('/preview?width=320'))
      expect((await app.request(`${filesPath}/one`, { method: 'DELETE', ...asAdmin })).status).toBe(204)
      expect((await get('/view')).status).toBe(404)
      expect(await paths()).toEqual([])
    })

    it('leaves a file that a document shows', async () => {
      const { app, db, get } = await startWith(await jpeg(), undefined, open)
      await attach(db, 'one')
      const response = await app.request(`${filesPath}/one`, { method: 'DELETE', ...asAdmin })
      expect([response.status, await response.json()]).toEqual([
        409,
        { success: false, type: 'in-use', message: 'This file is still in use by a document that is gone.' },
      ])
      expect((await get('/view')).status).toBe(200)
    })
  })

  it('lists files for an administrator', async () => {
    const { app } = await startWith(await jpeg(), undefined, open)
    const response = await app.request(filesPath, asAdmin)
    expect(await response.json()).toMatchObject({ total: 1, files: [{ $id: 'one', mimeType: 'image/jpeg' }] })
  })

  it.each([
    ['GET', filesPath, 401],
    ['POST', filesPath, 401],
    ['DELETE', `${filesPath}/one`, 401],
    ['GET', `${filesPath}/one`, 200],
    ['GET', `${filesPath}/one/view`, 200],
    ['GET', `${filesPath}/one/download`, 200],
    ['GET', `${filesPath}/one/preview`, 200],
    ['GET', `${filesPath}/two`, 404],
    ['GET', `${filesPath}/two/view`, 404],
    ['GET', '/v1/storage/buckets/other/files/one', 404],
  ])('a visitor who asks %s %s gets %i', async (method, path, status) => {
    const { app } = await startWith(await jpeg(), undefined, open)
    expect((await app.request(path, { method })).status).toBe(status)
  })

  it('names what is not found', async () => {
    const { app } = await startFiles(open)
    const messageOf = async (path: string) => (await (await app.request(path)).json()).message
    expect(await messageOf('/v1/storage/buckets/other/files')).toBe('Storage bucket not found')
    expect(await messageOf(`${filesPath}/two/view`)).toBe('File not found')
  })

  async function attach(db: Started['db'], fileId: string): Promise<void> {
    await db
      .insertInto('attachment')
      .values({ ownerKind: 'design', ownerId: 'design', role: 'image', position: 0, fileId, alt: '' })
      .execute()
  }
})
