import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { sample, sampleSummary } from '#contract/sample.ts'
import { isSampleCode } from '#contract/sample-code.ts'
import { onEachDatabase } from '#test/databases.ts'
import { expectError } from '#test/expect-response.ts'
import { categoryNamed, createdDesign, enquiryFields } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

onEachDatabase('Built-in samples', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  const shown = async () => sampleSummary.array().parse((await app.get('/api/samples', '')).body.data)

  it('are five sets of three, each a design with pictures', async () => {
    const samples = await shown()
    const sets = Map.groupBy(samples, ({ set }) => set)
    expect([...sets.values()].map(({ length }) => length)).toEqual([3, 3, 3, 3, 3])
    for (const { isStatic, code, images } of samples)
      expect([code, isStatic, isSampleCode(code), images.length]).toEqual([code, true, true, 3])
  })

  it('are found by id and by code, in any letter case', async () => {
    const [first] = await shown()
    for (const name of [first?._id, first?.code, first?.code.toLowerCase()]) {
      const { status, body } = await app.get(`/api/samples/${name}`, '')
      expect([status, sample.parse(body.data).code]).toEqual([200, first?.code])
    }
    expectError(await app.get('/api/samples/S-XXX-99', ''), 404, 'Design not found')
  })

  it('are not found by a visitor where the firm hides their category', async () => {
    const [{ _id, code, category } = { _id: '', code: '', category: { name: '' } }] = await shown()
    const stored = await categoryNamed(app, category.name)
    const change = async (fields: object) =>
      expect((await app.put(`/api/categories/${stored._id}`, fields)).status).toBe(200)
    onTestFinished(() => change({ status: 'published', name: category.name }))
    await change({ status: 'hidden', name: `Other ${category.name}` })
    for (const name of [_id, code]) {
      expectError(await app.visit(`/api/samples/${name}`), 404, 'Design not found')
      expect((await app.get(`/api/samples/${name}`)).status).toBe(200)
    }
    expect((await app.request(`/share/${code}.jpg`)).status).toBe(404)
    const asked = await app.post('/api/enquiries', enquiryFields({ designId: code }), '')
    expect((await app.get(`/api/enquiries/${asked.body._id}`)).body.data.about).toBeNull()
    expectError(await app.post('/api/shortlists', { name: 'Ours', designs: [code] }, ''), 400)
    await change({ status: 'published' })
    expect((await app.visit(`/api/samples/${code}`)).status).toBe(200)
  })

  it('have pictures that are viewed, previewed and shared like any other, and that nobody deletes', async () => {
    const [first] = await shown()
    const { fileId = '', url = '' } = first?.images[0] ?? {}
    const files = '/v1/storage/buckets/media/files'
    for (const [path, type] of [
      [url, 'image/avif'],
      [`${files}/${fileId}/preview?width=320&output=webp`, 'image/webp'],
      [`/share/${first?.code}.jpg`, 'image/jpeg'],
    ] as const) {
      const response = await app.request(path)
      expect([path, response.status, response.headers.get('content-type')]).toEqual([path, 200, type])
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(500)
    }
    expect((await app.delete(`${files}/${fileId}`)).status).toBe(409)
  })

  it('stand in the sitemap, and step aside for a category as soon as it has a design', async () => {
    const sitemap = async () => (await app.visit('/sitemap.xml')).body
    const before = await shown()
    for (const { code } of before) expect(await sitemap()).toContain(`/designs/${code}</loc>`)
    await createdDesign(app)
    const after = await shown()
    expect(after.length).toBeGreaterThan(0)
    expect(after.filter(({ category }) => category.slug === 'architecture')).toEqual([])
    expect(after).toEqual(before.filter(({ category }) => category.slug !== 'architecture'))
    for (const { code, category } of before)
      expect((await sitemap()).includes(`/designs/${code}</loc>`)).toBe(category.slug !== 'architecture')
  })
})
