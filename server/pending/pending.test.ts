import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { slugOf } from '#contract/identity.ts'
import { onEachDatabase } from '#test/databases.ts'
import { expectError } from '#test/expect-response.ts'
import {
  createdCategory,
  createdDesign,
  signedInAccount,
  unusedSince,
  uploadedPicture,
} from '#test/factories.ts'
import { pendableSamples, samplesOfPendables } from '#test/pendables.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { findStrayRows } from '../files/check/rows.ts'

const noPending = 'There are no pending changes'

onEachDatabase('Pending changes', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  const newestAction = async (subject: string) =>
    (await app.get(`/api/activity?subject=${subject}`)).body.data[0]

  describe.each(pendableSamples)('of a %s', (kind, { at, make, change, other, wrong, showing }) => {
    async function begun(body: object = change) {
      const document = await make(app)
      const path = `${at}/${document._id}`
      const saved = await app.put(`${path}/draft`, body)
      return { document, path, draft: `${path}/draft`, saved }
    }
    const stored = async ({ _id }: { _id: string }) =>
      kind === 'pricing'
        ? (await app.get(at)).body.data.find((each: { _id: string }) => each._id === _id)
        : (await app.get(`${at}/${_id}`)).body.data

    it('are answered as the whole document, and leave what is stored as it is', async () => {
      const { document, draft, saved } = await begun()
      const pending = {
        savedAt: expect.any(String),
        savedBy: { _id: expect.any(String), name: 'Administrator' },
        since: document.updatedAt,
        fields: Object.keys(change),
      }
      expect([saved.status, saved.body]).toMatchObject([
        200,
        { ...document, ...change, updatedAt: saved.body.pending.savedAt, pending },
      ])
      expect((await app.get(draft)).body).toEqual({ success: true, data: saved.body })
      expect(await stored(document)).toEqual(document)
      expect(await newestAction(document._id)).toMatchObject({
        action: 'changes-prepared',
        kind,
        changes: Object.keys(change).map((field) => ({ field })),
      })
      const [listed] = (await app.get(`/api/pending?kind=${kind}`)).body.data
      expect(listed).toEqual({ _id: document._id, kind, name: expect.any(String), ...saved.body.pending })
    })

    it('are added to those before them, over the version that those were begun over', async () => {
      const { document, path, draft } = await begun()
      const meanwhile = await app.put(path, {})
      expect(meanwhile.body.updatedAt > document.updatedAt).toBe(true)
      const { body } = await app.put(draft, other)
      expect(body).toMatchObject({ ...change, ...other, pending: { since: document.updatedAt } })
      expect(body.pending.fields.toSorted()).toEqual(Object.keys({ ...change, ...other }).toSorted())
      expect((await app.get(draft)).body.data).toEqual(body)
      const published = await app.post(`${draft}/publish`, meanwhile.body)
      expect([published.status, published.body]).toMatchObject([200, { ...change, ...other }])
    })

    it('no longer change a field that a body says as it is stored', async () => {
      const { document, draft } = await begun({ ...change, ...other })
      const { body } = await app.put(draft, only(Object.keys(change), document))
      expect(body).toMatchObject({ ...only(Object.keys(change), document), ...other })
      expect(body.pending.fields).toEqual(Object.keys(other))
    })

    it('are not saved over those that somebody else saved since, and told how it is', async () => {
      const { document, draft, saved } = await begun()
      expect(saved.body.updatedAt > document.updatedAt).toBe(true)
      const theirs = await app.put(draft, { ...other, updatedAt: saved.body.updatedAt })
      expect(theirs.status).toBe(200)
      for (const { updatedAt } of [document, saved.body]) {
        const mine = await app.put(draft, { ...change, updatedAt })
        expectError(mine, 409)
        expect([mine.body.code, mine.body.message]).toEqual([
          'changed-meanwhile',
          expect.stringMatching(/^This .* was changed by someone else\. Reload to see the latest version\.$/),
        ])
      }
      expect((await app.get(draft)).body.data).toEqual(theirs.body)
      const again = await app.put(draft, { ...change, updatedAt: theirs.body.updatedAt })
      expect([again.status, again.body]).toMatchObject([200, change])
      expect((await app.post(`${draft}/publish`)).status).toBe(200)
    })

    it('are put in place like any change, and wait no more', async () => {
      const { document, draft } = await begun()
      const published = await app.post(`${draft}/publish`)
      expect([published.status, published.body]).toMatchObject([200, { _id: document._id, ...change }])
      expect(await stored(document)).toEqual(published.body)
      expectError(await app.get(draft), 404, noPending)
      expectError(await app.post(`${draft}/publish`), 404, noPending)
      expect(await newestAction(document._id)).toMatchObject({ action: 'updated', kind })
      const versions = await app.get(`${at}/${document._id}/versions`)
      expect(versions.body.data[0].fields).toEqual(Object.keys(change))
    })

    it('are not published over a change made since, unless that is named; what else it changed stays', async () => {
      const { document, path, draft } = await begun()
      const meanwhile = await app.put(path, other)
      const racing = await app.post(`${draft}/publish`)
      expectError(racing, 409)
      expect(racing.body.message).toMatch(/^This .* was changed by someone else\./)
      expectError(await app.put(draft, { ...change, updatedAt: document.updatedAt }), 409)
      expect((await app.get(draft)).body.data).toMatchObject({ ...change, ...other })
      const { updatedAt } = meanwhile.body
      const published = await app.post(`${draft}/publish`, { updatedAt })
      expect([published.status, published.body]).toMatchObject([200, { ...change, ...other }])
    })

    it('are discarded', async () => {
      const { document, draft } = await begun()
      const { _id } = document
      expect(await app.delete(draft)).toMatchObject({ status: 200, body: { success: true, data: { _id } } })
      for (const response of [await app.get(draft), await app.delete(draft)])
        expectError(response, 404, noPending)
      expect(await stored(document)).toEqual(document)
      expect(await newestAction(_id)).toMatchObject({ action: 'changes-discarded', kind })
    })

    it('are refused as the change itself would be', async () => {
      const document = await make(app)
      const draft = `${at}/${document._id}/draft`
      const change = await app.put(`${at}/${document._id}`, wrong[0])
      const response = await app.put(draft, wrong[0])
      expectError(response, change.status, wrong[1])
      expect({ ...response.body, requestId: '' }).toEqual({ ...change.body, requestId: '' })
      expect((await app.put(draft, undefined)).status).toBe(400)
      expect((await app.put(draft, 'no json')).status).toBe(400)
      expectError(await app.get(draft), 404, noPending)
      expect(await stored(document)).toEqual(document)
    })

    it('go to the trash with their document, and come back with it', async () => {
      const { document, path, draft, saved } = await begun()
      await app.delete(path)
      for (const response of [await app.get(draft), await app.put(draft, change), await app.delete(draft)])
        expect(response.status).toBe(404)
      const waiting = async () =>
        (await app.get('/api/pending')).body.data.map(({ _id }: { _id: string }) => _id)
      expect(await waiting()).not.toContain(document._id)
      await app.post(`/api/trash/${document._id}/restore`)
      expect((await app.get(draft)).body.data).toEqual(saved.body)
      expect((await app.post(`${draft}/publish`)).body).toMatchObject(change)
      await app.put(draft, other)
      await app.delete(path)
      await app.delete(`/api/trash/${document._id}`)
      expect(await waiting()).not.toContain(document._id)
      expect(await findStrayRows(app.dependencies.db)).toEqual([])
    })

    it.runIf(showing)('hold the files that they show, until they are published or gone', async () => {
      const fileId = await uploadedPicture(app)
      const { path, draft, document } = await begun(showing?.(fileId))
      expect(await unusedSince(app, fileId)).toBeNull()
      const deletion = await app.delete(`/v1/storage/buckets/media/files/${fileId}`)
      expect([deletion.status, deletion.body.message]).toEqual([
        409,
        expect.stringContaining('the pending changes of "'),
      ])
      await app.put(draft, change)
      expect(await unusedSince(app, fileId)).toBeNull()
      await app.put(draft, only(Object.keys(showing?.(fileId) ?? {}), document))
      expect(await unusedSince(app, fileId)).toEqual(expect.any(String))

      await app.put(draft, showing?.(fileId))
      await app.delete(path)
      expect(await unusedSince(app, fileId)).toBeNull()
      expect(await findStrayRows(app.dependencies.db)).toEqual([])
      await app.post(`/api/trash/${document._id}/restore`)
      await app.delete(draft)
      expect(await unusedSince(app, fileId)).toEqual(expect.any(String))

      await app.put(draft, showing?.(fileId))
      await app.post(`${draft}/publish`)
      expect(await unusedSince(app, fileId)).toBeNull()
      expect(await findStrayRows(app.dependencies.db)).toEqual([])
    })

    it('are nobody’s but those who keep the content', async () => {
      const { draft } = await begun()
      const { token } = await signedInAccount(app, { role: 'enquiries' })
      for (const [method, path, body] of [
        ['GET', draft],
        ['PUT', draft, change],
        ['POST', `${draft}/publish`],
        ['DELETE', draft],
      ] as const) {
        expect((await app.call(method, path, body, '')).status).toBe(401)
        expect((await app.call(method, path, body, token)).status).toBe(403)
      }
      expect((await app.visit('/api/pending')).status).toBe(401)
    })

    it('of a document that is not there are not found', async () => {
      const draft = `${at}/ffffffffffffffffffffffff/draft`
      for (const [method, body] of [['GET'], ['PUT', change], ['DELETE']] as const)
        expect((await app.call(method, draft, body)).status).toBe(404)
      expect((await app.post(`${draft}/publish`)).status).toBe(404)
    })
  })

  it('move a design to a subcategory that was renamed meanwhile, as those that stand in it are carried along', async () => {
    const design = await createdDesign(app)
    const terraces = await createdCategory(app, { subcategories: [{ name: 'Corner' }, { name: 'Middle' }] })
    const draft = `/api/designs/${design._id}/draft`
    await app.put(draft, { category: terraces._id, subcategory: 'Middle' })
    const [corner, middle] = terraces.subcategories
    const subcategories = [corner, { ...middle, name: 'Between two' }]
    await app.put(`/api/categories/${terraces._id}`, { subcategories })
    const more = await app.put(draft, { title: 'Between neighbours' })
    expect([more.status, more.body.subcategory]).toMatchObject([200, { name: 'Between two' }])

    subcategories[1].name = 'Party walls'
    await app.put(`/api/categories/${terraces._id}`, { subcategories })
    expect((await app.post(`${draft}/publish`)).body).toMatchObject({
      title: 'Between neighbours',
      category: { _id: terraces._id },
      subcategory: { name: 'Party walls', slug: 'party-walls' },
    })
  })

  it('say what a renamed category and subcategory are called by now, and mean the one of then, whichever has its name', async () => {
    const design = await createdDesign(app)
    const terraces = await createdCategory(app, { subcategories: [{ name: 'Corner' }, { name: 'Middle' }] })
    const [corner, middle] = terraces.subcategories
    const draft = `/api/designs/${design._id}/draft`
    await app.put(draft, { category: terraces._id, subcategory: 'Middle' })
    const name = `${terraces.name} in a row`
    const subcategories = [
      { ...corner, name: 'Middle' },
      { ...middle, name: 'Party walls' },
    ]
    await app.put(`/api/categories/${terraces._id}`, { name, subcategories })
    const category = { _id: terraces._id, name, slug: slugOf(name) }
    const placed = { category, categoryName: name, subcategory: { name: 'Party walls', slug: 'party-walls' } }
    expect((await app.get(draft)).body.data).toMatchObject(placed)
    await app.put(draft, { title: 'Between neighbours' })
    expect((await app.get(draft)).body.data).toMatchObject(placed)
    expect((await app.post(`${draft}/publish`)).body).toMatchObject({
      ...placed,
      title: 'Between neighbours',
    })
  })

  it('move a design to a subcategory of the name that its own has, whichever of the two is renamed meanwhile', async () => {
    const [from, to] = [
      await createdCategory(app, { subcategories: [{ name: 'Corner' }, { name: 'Middle' }] }),
      await createdCategory(app, { subcategories: [{ name: 'Corner' }, { name: 'Middle' }] }),
    ]
    const renamed = (category: typeof from, name: string) => {
      const [corner, middle] = category.subcategories
      return app.put(`/api/categories/${category._id}`, { subcategories: [corner, { ...middle, name }] })
    }
    const { _id } = await createdDesign(app, { category: from._id, subcategory: 'Middle' })
    const draft = `/api/designs/${_id}/draft`
    await app.put(draft, { category: to._id, subcategory: 'Middle' })
    await renamed(from, 'Between two')
    expect((await app.get(draft)).body.data.subcategory.name).toBe('Middle')
    await renamed(to, 'Party walls')
    expect((await app.get(draft)).body.data.subcategory.name).toBe('Party walls')
    expect((await app.post(`${draft}/publish`)).body).toMatchObject({
      category: { _id: to._id },
      subcategory: { name: 'Party walls' },
    })
  })

  it('take the icon of a service away, or put another in its place, whichever was said last', async () => {
    const { at, make } = samplesOfPendables.service
    const { _id } = await make(app)
    const draft = `${at}/${_id}/draft`
    const [stored, other] = [await uploadedPicture(app), await uploadedPicture(app)]
    await app.put(`${at}/${_id}`, { icon: { fileId: stored } })
    expect((await app.put(draft, { removeIcon: true })).body.icon).toBeNull()
    expect((await app.put(draft, { title: 'Terraces' })).body.icon).toBeNull()
    expect((await app.put(draft, { icon: { fileId: other } })).body.icon.fileId).toBe(other)
    await app.put(draft, { removeIcon: true })
    expect((await app.post(`${draft}/publish`)).body).toMatchObject({ title: 'Terraces', icon: null })
  })
})

/** Those properties of a document, as a body says them. */
function only(names: string[], document: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, document[name]]))
}
