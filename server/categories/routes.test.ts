import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publishingDefaults } from '#contract/publishing.ts'
import { onEachDatabase } from '#test/databases.ts'
import { expectError, expectInvalid } from '#test/expect-response.ts'
import { createdCategory, createdDesign } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

const taken = 'A category with this name already exists'

onEachDatabase('A category', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  it('comes in four with the starter content, in order, with slugs', async () => {
    const { status, body } = await app.visit('/api/categories')
    expect(status).toBe(200)
    expect(body.pagination).toEqual({ page: 1, limit: 100, total: 4, pages: 1 })
    const slugs = body.data.map((category: { slug: string; subcategories: { slug: string }[] }) => [
      category.slug,
      category.subcategories.map(({ slug }) => slug),
    ])
    expect(slugs).toEqual([
      ['architecture', ['bungalow', 'villa', 'farmhouse', 'compact']],
      ['elevation', ['modern', 'classic', 'minimalist']],
      ['floor-plan', ['under-1000-sqft', '1000-1200-sqft', 'above-3000-sqft']],
      ['interior', ['living-room', 'bedroom', 'kitchen']],
    ])
  })

  it('is created bare, read back, and found by its id in any letter case', async () => {
    const { status, body } = await app.post('/api/categories', {
      name: '  Urban  Design ',
      description: ' Streets. ',
      subcategories: [{ name: ' Town Square ', description: ' Open. ' }, { name: 'Lane' }],
      slug: 'nonsense',
      unknown: 1,
    })
    expect(status).toBe(201)
    const id = expect.stringMatching(/^[0-9a-f]{24}$/)
    const part = { _id: id, description: '', image: null, designCount: 0 }
    expect(body).toEqual({
      _id: id,
      name: 'Urban  Design',
      slug: 'urban-design',
      description: 'Streets.',
      subcategories: [
        { ...part, name: 'Town Square', slug: 'town-square', description: 'Open.' },
        { ...part, name: 'Lane', slug: 'lane' },
      ],
      designCount: 0,
      inMenu: true,
      hideWhenEmpty: false,
      ...publishingDefaults,
      displayOrder: 0,
      createdAt: body.updatedAt,
      updatedAt: expect.any(String),
    })
    expect((await app.visit(`/api/categories/${body._id.toUpperCase()}`)).body).toEqual({
      success: true,
      data: body,
    })
  })

  it('is changed in the fields that the body carries, and in no other', async () => {
    const before = await createdCategory(app, { description: 'Before', subcategories: [{ name: 'Part' }] })
    const path = `/api/categories/${before._id}`
    const described = (await app.put(path, { description: '' })).body
    expect(described).toEqual({ ...before, description: '', updatedAt: described.updatedAt })
    const renamed = (await app.put(path, { name: `${before.name} Two` })).body
    expect(renamed).toMatchObject({ name: `${before.name} Two`, subcategories: before.subcategories })
    const emptied = (await app.put(path, { subcategories: [] })).body
    expect(emptied).toEqual({ ...renamed, subcategories: [], updatedAt: emptied.updatedAt })
  })

  it('counts its designs and those of each subcategory', async () => {
    const { _id } = await createdCategory(app, { subcategories: [{ name: 'One' }, { name: 'Two' }] })
    for (const subcategory of ['One', 'Two', 'Two']) await createdDesign(app, { category: _id, subcategory })
    expect((await app.visit(`/api/categories/${_id}`)).body.data).toMatchObject({
      designCount: 3,
      subcategories: [{ designCount: 1 }, { designCount: 2 }],
    })
  })

  it('has a name of its own, regardless of case and of outer or repeated spaces', async () => {
    const { _id, name } = await createdCategory(app, { name: 'Temple Étude' })
    for (const same of ['TEMPLE ÉTUDE', ' temple étude ', 'Temple   Étude', 'Temple E\u0301tude']) {
      const response = await app.post('/api/categories', { name: same })
      expectError(response, 409, taken)
      expect(response.body.errors).toEqual({ name: taken })
    }
    const other = await createdCategory(app)
    expectError(await app.put(`/api/categories/${other._id}`, { name: 'temple étude' }), 409, taken)
    const recased = await app.put(`/api/categories/${_id}`, { name: name.toUpperCase() })
    expect([recased.status, recased.body.name]).toEqual([200, 'TEMPLE ÉTUDE'])
  })

  it('can take the name of a deleted one', async () => {
    const { _id, name } = await createdCategory(app)
    await app.delete(`/api/categories/${_id}`)
    expect((await app.post('/api/categories', { name })).status).toBe(201)
  })

  it.each([
    ['name', undefined, 'Name is required'],
    ['name', '  ', 'Name is required'],
    ['name', null, 'Name is required'],
    ['name', ' .. ', 'A name cannot be dots alone'],
    ['name', 5, 'Name must be text'],
    ['name', ['x'], 'Name must be text'],
    ['name', 'x'.repeat(101), 'Name must be at most 100 characters'],
    ['name', 'a\0b', 'Name contains a character that cannot be stored'],
    ['name', '\ud800', 'Name contains a character that cannot be stored'],
    ['description', 'x'.repeat(1001), 'Description must be at most 1000 characters'],
    ['description', 5, 'Description must be text'],
  ])('is refused for its %s %j', async (field, value, message) => {
    expectInvalid(await app.post('/api/categories', { name: 'Fine', [field]: value }), field, message)
    if (value === undefined) return
    const { _id } = await createdCategory(app)
    expectInvalid(await app.put(`/api/categories/${_id}`, { [field]: value }), field, message)
  })

  it('is not lost to an older edit', async () => {
    const { _id, updatedAt } = await createdCategory(app)
    expect((await app.put(`/api/categories/${_id}`, { description: 'New', updatedAt })).status).toBe(200)
    expectError(
      await app.put(`/api/categories/${_id}`, { description: 'Old', updatedAt }),
      409,
      'This category was changed by someone else. Reload to see the latest version.',
    )
    expect((await app.put(`/api/categories/${_id}`, { description: 'Any' })).status).toBe(200)
  })

  describe('that is deleted', () => {
    it('answers its id, and is then not found', async () => {
      const { _id } = await createdCategory(app, { subcategories: [{ name: 'Part' }] })
      const path = `/api/categories/${_id}`
      expect((await app.delete(path)).body).toEqual({ success: true, data: { _id } })
      for (const response of [
        await app.visit(path),
        await app.put(path, { name: 'x' }),
        await app.delete(path),
      ])
        expectError(response, 404, 'Category not found')
    })

    it('must not be in use', async () => {
      const { _id } = await createdCategory(app, { subcategories: [{ name: 'Part' }] })
      const path = `/api/categories/${_id}`
      const made = { category: _id, subcategory: 'Part' }
      const designs = [await createdDesign(app, made), await createdDesign(app, made)]
      const before = (await app.visit(path)).body
      const message = 'This category still has 2 designs. Move or delete them first.'
      expectError(await app.delete(path), 409, message)
      expect((await app.visit(path)).body).toEqual(before)
      for (const design of designs) await app.delete(`/api/designs/${design._id}`)
      expect((await app.delete(path)).status).toBe(200)
    })
  })

  it.each(['f'.repeat(24), 'architecture', '%00', '%ED%A0%80', '%F0%9F%8F%A1'])(
    'is not found by %s',
    async (id) => {
      expectError(await app.visit(`/api/categories/${id}`), 404, 'Category not found')
    },
  )

  it('goes page by page', async () => {
    const { body } = await app.visit('/api/categories?limit=2&page=2')
    expect(body.data.map(({ slug }: { slug: string }) => slug)).toEqual(['floor-plan', 'interior'])
    expect(body.pagination).toMatchObject({ page: 2, limit: 2 })
    expect((await app.visit('/api/categories?page=9999999999')).body.data).toEqual([])
    expect((await app.visit('/api/categories?page=0')).status).toBe(400)
  })
})
