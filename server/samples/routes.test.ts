import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { type SampleSummary, sample, sampleSummary } from '#contract/sample.ts'
import { isSampleCode } from '#contract/sample-code.ts'
import { onEachDatabase } from '#test/databases.ts'
import { expectError } from '#test/expect-response.ts'
import { categoryNamed, createdCategory, createdDesign, enquiryFields } from '#test/factories.ts'
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

  it('stand in their category whatever it is called by now, found, counted and named as it is', async () => {
    const before = await shown()
    const stored = (await app.visit('/api/categories')).body.data
    const rename = async (name: (name: string) => string) => {
      for (const { _id, name: former } of stored)
        expect((await app.put(`/api/categories/${_id}`, { name: name(former) })).status).toBe(200)
    }
    onTestFinished(() => rename((name) => name))
    await rename((name) => `Our ${name}`)
    const places = (samples: SampleSummary[]) => samples.map(({ code, category }) => [code, category.slug])
    const renamed = await shown()
    expect(places(renamed)).toEqual(places(before).map(([code, slug]) => [code, `our-${slug}`]))
    for (const { category, categoryName } of renamed)
      expect(stored).toContainEqual(
        expect.objectContaining({ _id: category._id, name: categoryName.replace('Our ', '') }),
      )
    const { category } = renamed[0] as SampleSummary
    const { data } = (await app.visit(`/api/samples?categorySlug=${category.slug}`)).body
    expect(data).toHaveLength(6)
    const { categories } = (await app.visit('/api/samples/facets')).body.data
    expect(categories).toContainEqual({ slug: category.slug, count: 6 })
    const list = await app.post('/api/shortlists', { name: 'Ours', designs: ['S-ARC-01'] }, '')
    for (const answer of [
      (await app.visit('/api/samples/S-ARC-01')).body.data,
      (await app.get('/api/samples/S-ARC-01')).body.data,
      (await app.visit(`/api/shortlists/${list.body.key}`)).body.data.designs[0],
    ])
      expect(answer).toMatchObject({ category, categoryName: 'Our Architecture' })
  })

  it('stand in their subcategory as it is called by now, and in one that is gone as it was called', async () => {
    const { _id, subcategories } = await categoryNamed(app, 'Architecture')
    const save = (subcategories: object[]) => app.put(`/api/categories/${_id}`, { subcategories })
    onTestFinished(async () => {
      await save(subcategories)
    })
    const placeOf = async (code: string) => (await app.visit(`/api/samples/${code}`)).body.data.subcategory
    const kept = subcategories.filter(({ slug }: { slug: string }) => slug !== 'villa')
    await save(
      kept.map((one: { slug: string }) => (one.slug === 'bungalow' ? { ...one, name: 'One Storey' } : one)),
    )
    expect(await placeOf('S-ARC-01')).toEqual({ name: 'One Storey', slug: 'one-storey' })
    expect(await placeOf('S-ARC-02')).toEqual({ name: 'Villa', slug: 'villa' })
  })

  it('go where the first address of their category leads: to one that took it over, and back once that is gone', async () => {
    const stored = await categoryNamed(app, 'Interior')
    onTestFinished(async () => {
      await app.put(`/api/categories/${stored._id}`, { name: 'Interior' })
    })
    await app.put(`/api/categories/${stored._id}`, { name: 'Rooms' })
    const other = await createdCategory(app, { name: 'Interior' })
    const places = async () => {
      const all = (await shown()).filter(({ set }) => set === 'interior')
      return all.map(({ category }) => category._id)
    }
    expect(await places()).toEqual([other._id, other._id, other._id])
    await app.put(`/api/categories/${other._id}`, { hideWhenEmpty: true })
    expect(await places()).toEqual([])
    await app.delete(`/api/categories/${other._id}`)
    expect(await places()).toEqual([stored._id, stored._id, stored._id])
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
    const { _id } = await categoryNamed(app, 'Architecture')
    await createdDesign(app)
    const after = await shown()
    expect(after.length).toBeGreaterThan(0)
    expect(after.filter(({ category }) => category.slug === 'architecture')).toEqual([])
    expect(after).toEqual(before.filter(({ category }) => category.slug !== 'architecture'))
    for (const { code, category } of before)
      expect((await sitemap()).includes(`/designs/${code}</loc>`)).toBe(category.slug !== 'architecture')
    await app.put(`/api/categories/${_id}`, { name: 'Houses' })
    expect(await shown()).toEqual(after)
  })
})
