import { afterAll, beforeAll, expect, it } from 'vitest'
import { publishingDefaults } from '#contract/publishing.ts'
import { onEachDatabase } from '#test/databases.ts'
import { expectError } from '#test/expect-response.ts'
import { categoryNamed, createdCategory, createdDesign } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

const whole = {
  title: 'Courtyard house',
  description: 'Rooms around a court.',
  shortDescription: 'A court.',
  detailedDescription: 'The court is 4 m wide.',
  featured: true,
  trending: true,
  basePrice: 240000.5,
  discountPrice: 199999.99,
  materials: ['Laterite', 'Lime'],
  colors: ['white'],
  features: ['Rain garden'],
  dimensions: { width: 12.5, height: 6, depth: 0, unit: 'm' },
  area: 1420.25,
  house: {
    plot: { width: 30, depth: 40.5, unit: 'ft' },
    bedrooms: 3,
    bathrooms: 2,
    floors: 2,
    stilt: false,
    facing: 'E',
    parking: 0,
    vastu: 'on-request',
    style: 'Contemporary',
  },
}
const empty = {
  description: '',
  shortDescription: '',
  detailedDescription: '',
  tags: [],
  featured: false,
  trending: false,
  basePrice: null,
  discountPrice: null,
  materials: [],
  colors: [],
  features: [],
  dimensions: null,
  area: null,
  house: null,
  images: [],
}

onEachDatabase('A design', (open) => {
  let app: TestApp
  let category: { _id: string }
  beforeAll(async () => {
    app = await startApp(await open())
    category = await categoryNamed(app, 'Architecture')
  })
  afterAll(() => app.stop())

  it('is created whole, numbered from 1001, and answered alike by its id and its code in any letter case', async () => {
    const { status, body } = await app.post('/api/designs', {
      ...whole,
      category: category._id.toUpperCase(),
      subcategory: ' villa ',
      tags: ['Open Plan', 'open-plan', ' ', 'MODERN'],
      code: 'XYZ-1',
      categoryName: 'Nonsense',
      unknown: true,
      _id: 'f'.repeat(24),
    })
    expect(status).toBe(201)
    expect(body).toEqual({
      ...whole,
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      code: 'ARC-1001',
      category: { _id: category._id, name: 'Architecture', slug: 'architecture' },
      categoryName: 'Architecture',
      subcategory: { name: 'Villa', slug: 'villa' },
      tags: ['open-plan', 'modern'],
      images: [],
      ...publishingDefaults,
      isStatic: false,
      createdAt: body.updatedAt,
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    })
    for (const name of [body._id, body._id.toUpperCase(), body.code, 'arc-1001', 'aRc-1001'])
      expect((await app.visit(`/api/designs/${name}`)).body).toEqual({ success: true, data: body })
  })

  it('needs a title, a category and a subcategory alone', async () => {
    expect(await createdDesign(app)).toMatchObject(empty)
  })

  it('has its texts trimmed', async () => {
    const fields = {
      title: '  Tall house\n',
      description: ' a ',
      shortDescription: '\tb',
      materials: [' Teak ', ''],
    }
    expect(await createdDesign(app, fields)).toMatchObject({
      title: 'Tall house',
      description: 'a',
      shortDescription: 'b',
      materials: ['Teak'],
    })
  })

  it('keeps emoji, Devanagari, quotes and markup as they were typed', async () => {
    const description = `घर 🏡 <script>alert("1")</script> '; drop table "design"; -- \\ %_* \u2028.`
    expect(await createdDesign(app, { description })).toMatchObject({ description })
  })

  it('is changed in the fields that the body carries, and in no other', async () => {
    const before = await createdDesign(app, { ...whole, tags: ['modern'] })
    for (const [field, value] of Object.entries(empty)) {
      if (value === null || field === 'images') continue
      const { status, body } = await app.put(`/api/designs/${before._id}`, { [field]: value })
      expect([field, status, body]).toEqual([
        field,
        200,
        { ...before, [field]: value, updatedAt: body.updatedAt },
      ])
      Object.assign(before, body)
    }
    expect(before).toMatchObject({ title: whole.title, basePrice: whole.basePrice, area: whole.area })
  })

  it.each(['basePrice', 'discountPrice', 'dimensions', 'area'])('null clears its %s', async (field) => {
    const before = await createdDesign(app, whole)
    const { status, body } = await app.put(`/api/designs/${before.code.toLowerCase()}`, { [field]: null })
    expect([status, body]).toEqual([200, { ...before, [field]: null, updatedAt: body.updatedAt }])
  })

  it('keeps its code when it moves to another category, under the same or another subcategory', async () => {
    const { _id, code } = await createdDesign(app)
    const other = await createdCategory(app, { subcategories: [{ name: 'villa' }, { name: 'Hall' }] })
    const moved = await app.put(`/api/designs/${_id}`, { category: other._id, code: 'XYZ-1' })
    expect(moved.body).toMatchObject({ code, category: { _id: other._id }, subcategory: { name: 'villa' } })
    const inHall = await app.put(`/api/designs/${_id}`, { subcategory: 'HALL' })
    expect(inHall.body).toMatchObject({ code, categoryName: other.name, subcategory: { name: 'Hall' } })
    expect(
      (await app.visit(`/api/designs?categorySlug=architecture&limit=500`)).body.data,
    ).not.toContainEqual(expect.objectContaining({ _id }))
  })

  it('finds its subcategory by the name that was sent, whose line break is a space since', async () => {
    const subcategories = [{ name: 'Court\nhouses' }]
    const { body: broken } = await app.post('/api/categories', { name: 'Broken', subcategories })
    expect(broken.subcategories[0].name).toBe('Court houses')
    for (const subcategory of ['Court\nhouses', 'Court houses']) {
      const { body } = await app.post('/api/designs', { title: 'Villa', category: broken._id, subcategory })
      expect(body.subcategory.name).toBe('Court houses')
      await app.delete(`/api/designs/${body._id}`)
    }
  })

  it('is deleted by its id or its code, and then not found', async () => {
    for (const name of ['_id', 'code']) {
      const design = await createdDesign(app)
      expect((await app.delete(`/api/designs/${design[name].toLowerCase()}`)).body).toEqual({
        success: true,
        data: { _id: design._id },
      })
      for (const id of [design._id, design.code])
        for (const response of [
          await app.visit(`/api/designs/${id}`),
          await app.put(`/api/designs/${id}`, {}),
          await app.delete(`/api/designs/${id}`),
        ])
          expectError(response, 404, 'Design not found')
    }
  })

  it.each([
    'f'.repeat(24),
    'arc',
    'ARC-9',
    '0',
    '%',
    '%00',
    'ARC-1001%00',
    '%ED%A0%80',
    '%F0%9F%8F%A1',
    'x'.repeat(3000),
  ])('is not found by %s', async (id) => {
    expectError(await app.visit(`/api/designs/${id}`), 404, 'Design not found')
  })

  it('never takes the code of a deleted one', async () => {
    const { _id, code } = await createdDesign(app)
    await app.delete(`/api/designs/${_id}`)
    const next = await createdDesign(app)
    expect(Number(next.code.slice(4))).toBe(Number(code.slice(4)) + 1)
  })

  it.each([
    ['Floor Plan', 'FLO'],
    ['3D Rooms', 'DRO'],
    ['Ät Home', 'ATH'],
    ['42', 'DES'],
    ['घर', 'GHR'],
  ])('of the category %s has a code that begins with %s and finds it', async (name, letters) => {
    const known = await categoryNamed(app, name)
    const { _id } = known ?? (await createdCategory(app, { name }))
    await app.put(`/api/categories/${_id}`, { subcategories: [{ name: 'Part' }] })
    const design = await createdDesign(app, { category: _id, subcategory: 'Part' })
    expect(design.code).toMatch(new RegExp(`^${letters}-\\d{4}$`))
    const found = await app.visit(`/api/designs/${encodeURIComponent(design.code.toLowerCase())}`)
    expect(found.body.data._id).toBe(design._id)
  })
})
