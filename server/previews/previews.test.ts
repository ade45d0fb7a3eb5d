import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
import { expectError } from '#test/expect-response.ts'
import { signedInAccount } from '#test/factories.ts'
import { pendableSamples, samplesOfPendables } from '#test/pendables.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

const day = 24 * 3_600_000

onEachDatabase('A preview', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open(), { PUBLIC_URL: 'http://site.example' })
  })
  afterAll(() => app.stop())

  const addressOf = (url: string) => `/api/previews/${url.split('/').at(-1)}`

  describe.each(pendableSamples)('of a %s', (kind, { at, make, change, other }) => {
    async function prepared() {
      const document = await make(app)
      const path = `${at}/${document._id}`
      await app.put(`${path}/draft`, change)
      const { status, body } = await app.post(`${path}/preview`)
      return { document, path, status, ...(body as { url: string; expiresAt: string }) }
    }

    it('has an address of its own for seven days, of which only a hash is stored', async () => {
      const before = Date.now()
      const { status, url, expiresAt, path, document } = await prepared()
      expect(status).toBe(201)
      expect(url).toMatch(/^http:\/\/site\.example\/preview\/[\w-]{43}$/)
      const begun = Date.parse(expiresAt) - 7 * day
      expect([begun >= before, begun <= Date.now()]).toEqual([true, true])
      const rows = await app.dependencies.db.selectFrom('previewLink').selectAll().execute()
      expect(JSON.stringify(rows)).not.toContain(url.split('/').at(-1))
      expect((await app.get(`${path}/preview`)).body.data).toEqual({ count: 1, expiresAt })
      const records = await app.get(`/api/activity?subject=${document._id}`)
      expect(records.body.data[0]).toMatchObject({ action: 'preview-made', kind })
    })

    it('is the document with its pending changes, or as it is stored, and of nobody else', async () => {
      const { url, path, document, expiresAt } = await prepared()
      const { headers, body } = await app.visit(addressOf(url))
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-robots-tag')).toMatch(/noindex/)
      expect(body.data).toEqual({ kind, document: expect.any(Object), isPending: true, expiresAt })
      expect(body.data.document).toMatchObject({ _id: document._id, ...change })
      await app.put(path, other)
      expect((await app.visit(addressOf(url))).body.data.document).toMatchObject({ ...change, ...other })
      await app.delete(`${path}/draft`)
      const stored = (await app.visit(addressOf(url))).body.data
      expect(stored).toMatchObject({ isPending: false, document: other })
      expect(stored.document).not.toMatchObject(change)
    })

    it('is not found once it has ended, by itself, by hand or with its document', async () => {
      const { url, path, document } = await prepared()
      const expectEnded = async (url: string) =>
        expectError(await app.visit(addressOf(url)), 404, 'This preview has ended')
      const again = async () => (await app.post(`${path}/preview`)).body.url
      await app.dependencies.db
        .updateTable('previewLink')
        .set({ expiresAt: new Date(Date.now() - 1).toISOString() })
        .where('documentId', '=', document._id)
        .execute()
      await expectEnded(url)
      expect((await app.get(`${path}/preview`)).body.data).toEqual({ count: 0, expiresAt: null })
      expectError(await app.delete(`${path}/preview`), 404, 'There is no preview link')

      const two = [await again(), await again()]
      for (const each of two) expect((await app.visit(addressOf(each))).status).toBe(200)
      const { _id } = document
      expect(await app.delete(`${path}/preview`)).toMatchObject({ status: 200, body: { data: { _id } } })
      for (const each of two) await expectEnded(each)

      const last = await again()
      await app.delete(path)
      await expectEnded(last)
      await app.post(`/api/trash/${_id}/restore`)
      await expectEnded(last)
    })

    it('is made and ended by those alone who keep the content', async () => {
      const { path } = await prepared()
      const { token } = await signedInAccount(app, { role: 'enquiries' })
      for (const method of ['GET', 'POST', 'DELETE']) {
        expect((await app.call(method, `${path}/preview`, undefined, '')).status).toBe(401)
        expect((await app.call(method, `${path}/preview`, undefined, token)).status).toBe(403)
        expect((await app.call(method, `${at}/ffffffffffffffffffffffff/preview`)).status).toBe(404)
      }
    })
  })

  it.each(['x', 'x'.repeat(5000), '%00', "'"])('of the key %s is not found', async (key) => {
    expectError(await app.visit(`/api/previews/${key}`), 404, 'This preview has ended')
  })

  it('has at most fifty links of one document', async () => {
    const path = `/api/services/${(await samplesOfPendables.service.make(app))._id}/preview`
    let url = ''
    for (let made = 0; made < 51; made++) url = (await app.post(path)).body.url
    expect((await app.get(path)).body.data.count).toBe(50)
    expect((await app.visit(addressOf(url))).status).toBe(200)
  })
})
