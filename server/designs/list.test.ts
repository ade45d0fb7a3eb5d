import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { designSummary } from '#contract/design.ts'
import { onEachDatabase } from '#test/databases.ts'
import { expectInvalid } from '#test/expect-response.ts'
import { categoryNamed, createdCategory, createdDesign, uploadedPicture } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

const everyField = Object.keys(designSummary.shape).sort()

onEachDatabase('The list of designs', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
    const interior = (await categoryNamed(app, 'Interior'))._id
    await createdDesign(app, {
      title: 'beta',
      tags: ['modern', 'Open Plan'],
      basePrice: 500,
      area: 1450,
      featured: true,
    })
    await createdDesign(app, {
      title: 'Alpha',
      tags: ['modern'],
      basePrice: 900,
      discountPrice: 400,
      area: 820.5,
    })
    await createdDesign(app, { title: 'gamma', subcategory: 'Compact', trending: true, area: 2000 })
    await createdDesign(app, {
      title: 'zeta',
      category: interior,
      subcategory: 'Kitchen',
      basePrice: 0,
      detailedDescription: 'Long',
    })
  })
  afterAll(() => app.stop())

  async function titles(query: string): Promise<string[]> {
    const { status, body } = await app.visit(`/api/designs?${query}`)
    expect([query, status]).toEqual([query, 200])
    return body.data.map(({ title }: { title: string }) => title)
  }

  it('carries every field but the detailed description', async () => {
    const { status, body } = await app.visit('/api/designs')
    expect(status).toBe(200)
    expect(Object.keys(body).sort()).toEqual(['data', 'pagination', 'success'])
    expect(body.success).toBe(true)
    for (const design of body.data) expect(Object.keys(design).sort()).toEqual(everyField)
  })

  it('is public, also for a visitor with an unknown or a malformed token', async () => {
    for (const token of ['', 'stale', 'a b', '"'])
      expect((await app.get('/api/designs', token)).status).toBe(200)
  })

  describe('filters', () => {
    it.each([
      ['categorySlug=architecture', ['gamma', 'Alpha', 'beta']],
      ['categorySlug=architecture&subcategorySlug=compact', ['gamma']],
      ['subcategorySlug=kitchen', ['zeta']],
      ['categorySlug=interior&subcategorySlug=compact', []],
      ['categorySlug=nowhere', []],
      ['subcategorySlug=nowhere', []],
      ['categorySlug=', []],
      ['categorySlug=architecture%00', []],
      ['tag=modern', ['Alpha', 'beta']],
      ['tag=MODERN', ['Alpha', 'beta']],
      ['tag=open-plan', ['beta']],
      ['tag=Open%20Plan', ['beta']],
      ['tag=modern&tag=open-plan', ['beta']],
      ['tag=modern&tag=Modern', ['Alpha', 'beta']],
      ['tag=modern&tag=rustic', []],
      ['tag=mod', []],
      ['tag=%25', []],
      ['tag=', []],
      ['tag=%00', []],
      ['featured=true', ['beta']],
      ['featured=false', ['zeta', 'gamma', 'Alpha']],
      ['trending=true', ['gamma']],
      ['trending=true&featured=true', []],
      ['minPrice=0', ['Alpha', 'beta']],
      ['minPrice=400.01', ['beta']],
      ['minPrice=400&maxPrice=400', ['Alpha']],
      ['maxPrice=450', ['Alpha']],
      ['maxPrice=0', []],
      ['minPrice=600&maxPrice=500', []],
      ['minPrice=999999999999999', []],
      ['minArea=0', ['gamma', 'Alpha', 'beta']],
      ['minArea=820.6', ['gamma', 'beta']],
      ['maxArea=1450', ['Alpha', 'beta']],
      ['minArea=1000&maxArea=1500&tag=modern', ['beta']],
      ['minArea=1500&maxArea=1000', []],
      ['unknown=1&__proto__=2&page[]=3', ['zeta', 'gamma', 'Alpha', 'beta']],
    ])('%s', async (query, expected) => {
      expect(await titles(query)).toEqual(expected)
    })

    it('answers thousands of tags at once', async () => {
      const many = Array.from({ length: 2500 }, (_, index) => `tag=t${index}`).join('&')
      expect(await titles(many)).toEqual([])
      expect(await titles(Array.from({ length: 2500 }, () => 'tag=modern').join('&'))).toHaveLength(2)
    })
  })

  describe('gaps', () => {
    beforeAll(async () => {
      const fileId = await uploadedPicture(app)
      const told = { fileId, alt: 'The court at noon' }
      await createdDesign(app, { title: 'told', images: [told], tags: ['gap'], basePrice: 1 })
      await createdDesign(app, { title: 'half told', images: [told, { fileId }], tags: ['gap'] })
      await createdDesign(app, { title: 'bare', tags: ['gap'], discountPrice: 0, basePrice: 0 })
    })
    afterAll(async () => {
      for (const { _id } of (await app.visit('/api/designs?tag=gap')).body.data)
        await app.delete(`/api/designs/${_id}`)
    })

    it.each([
      ['missing=price', ['bare', 'half told', 'zeta', 'gamma']],
      ['missing=picture', ['bare', 'zeta', 'gamma', 'Alpha', 'beta']],
      ['missing=alt', ['half told']],
      ['missing=picture&tag=gap', ['bare']],
    ])('%s', async (query, expected) => {
      expect(await titles(query)).toEqual(expected)
    })
  })

  it.each([
    ['', ['zeta', 'gamma', 'Alpha', 'beta']],
    ['sort=newest', ['zeta', 'gamma', 'Alpha', 'beta']],
    ['sort=oldest', ['beta', 'Alpha', 'gamma', 'zeta']],
    ['sort=title', ['Alpha', 'beta', 'gamma', 'zeta']],
    ['sort=title-desc', ['zeta', 'gamma', 'beta', 'Alpha']],
    ['sort=category', ['gamma', 'Alpha', 'beta', 'zeta']],
    ['sort=category-desc', ['zeta', 'gamma', 'Alpha', 'beta']],
    ['sort=category-desc&categorySlug=architecture&search=a', ['gamma', 'Alpha', 'beta']],
    ['sort=featured', ['beta', 'zeta', 'gamma', 'Alpha']],
    ['sort=updated', ['zeta', 'gamma', 'Alpha', 'beta']],
    ['sort=price-asc', ['Alpha', 'beta', 'zeta', 'gamma']],
    ['sort=price-desc', ['beta', 'Alpha', 'zeta', 'gamma']],
    ['sort=area-asc', ['Alpha', 'beta', 'gamma', 'zeta']],
    ['sort=area-desc', ['gamma', 'beta', 'Alpha', 'zeta']],
  ])('is in the order of %j', async (query, expected) => {
    expect(await titles(query)).toEqual(expected)
  })

  it('has what was changed last first where it is asked to', async () => {
    const [{ _id }] = (await app.visit('/api/designs?sort=oldest')).body.data
    await app.put(`/api/designs/${_id}`, { trending: false })
    expect(await titles('sort=updated')).toEqual(['beta', 'zeta', 'gamma', 'Alpha'])
  })

  describe('pages', () => {
    it.each([
      ['', 4, { page: 1, limit: 100, total: 4, pages: 1 }],
      ['limit=3', 3, { page: 1, limit: 3, total: 4, pages: 2 }],
      ['limit=3&page=2', 1, { page: 2, limit: 3, total: 4, pages: 2 }],
      ['limit=2&page=2', 2, { page: 2, limit: 2, total: 4, pages: 2 }],
      ['page=9', 0, { page: 9, limit: 100, total: 4, pages: 1 }],
      ['limit=500', 4, { page: 1, limit: 500, total: 4, pages: 1 }],
      ['limit=501', 4, { page: 1, limit: 500, total: 4, pages: 1 }],
      ['limit=9999999999999999999999', 4, { page: 1, limit: 500, total: 4, pages: 1 }],
      ['page=9999999999', 0, { page: 9999999999, limit: 100, total: 4, pages: 1 }],
      ['categorySlug=nowhere', 0, { page: 1, limit: 100, total: 0, pages: 0 }],
      ['featured=true', 1, { page: 1, limit: 100, total: 1, pages: 1 }],
    ])('%s', async (query, length, pagination) => {
      const { body } = await app.visit(`/api/designs?${query}`)
      expect(body.data).toHaveLength(length)
      expect(body.pagination).toEqual(pagination)
    })

    it('go no further than the largest number', async () => {
      const { status, body } = await app.visit(`/api/designs?limit=500&page=${'9'.repeat(400)}`)
      expect([status, body.data]).toEqual([200, []])
    })

    it('together hold every design once', async () => {
      const pages = await Promise.all(
        [1, 2, 3, 4].map((page) => titles(`sort=price-asc&limit=1&page=${page}`)),
      )
      expect(pages.flat()).toEqual(await titles('sort=price-asc'))
    })
  })

  it.each([
    ...['0', '-1', '1.5', '1e3', '+1', 'abc', 'NaN', '', '%00', '٣', '0x10'].flatMap((value) => [
      [`page=${value}`, 'page', 'Page must be a positive whole number'],
      [`limit=${value}`, 'limit', 'Limit must be a positive whole number'],
    ]),
    ...['-1', '1e308', 'NaN', 'Infinity', 'abc', '1,5', ''].flatMap((value) => [
      [`minPrice=${value}`, 'minPrice', 'Minimum price must be a number'],
      [`maxPrice=${value}`, 'maxPrice', 'Maximum price must be a number'],
      [`minArea=${value}`, 'minArea', 'Minimum area must be a number'],
      [`maxArea=${value}`, 'maxArea', 'Maximum area must be a number'],
    ]),
    ...['1000000000000000', '9'.repeat(400)].flatMap((value) => [
      [`minPrice=${value}`, 'minPrice', 'Minimum price must be at most 999999999999999'],
      [`maxArea=${value}`, 'maxArea', 'Maximum area must be at most 999999999999999'],
    ]),
    ...['1', 'yes', 'TRUE', '', 'null'].flatMap((value) => [
      [`featured=${value}`, 'featured', 'Featured must be true or false'],
      [`trending=${value}`, 'trending', 'Trending must be true or false'],
    ]),
    ...['Newest', 'price', '', 'constructor'].map((value) => [
      `sort=${value}`,
      'sort',
      'Sort must be one of newest, oldest, updated, title, title-desc, category, category-desc, featured, price-asc, price-desc, area-asc, area-desc, popular',
    ]),
    ...['prices', 'Alt', '', 'constructor'].map((value) => [
      `missing=${value}`,
      'missing',
      'Missing must be one of price, picture, alt, house',
    ]),
    ...['prices', 'Alt', '', 'constructor'].map((value) => [
      `missing=${value}`,
      'missing',
      'Missing must be one of price, picture, alt, house',
    ]),
  ])('refuses %s', async (query = '', field = '', message = '') => {
    expectInvalid(await app.visit(`/api/designs?${query}`), field, message)
  })

  it.each([
    'page',
    'limit',
    'search',
    'sort',
    'featured',
    'minPrice',
    'missing',
    'categorySlug',
    'subcategorySlug',
  ])('refuses %s twice', async (name) => {
    expect((await app.visit(`/api/designs?${name}=1&${name}=2`)).status).toBe(400)
  })

  it('follows a renamed category: the new slug has its designs, the old one none', async () => {
    const category = await createdCategory(app, { name: 'Old Name', subcategories: [{ name: 'Part' }] })
    const { _id } = await createdDesign(app, {
      title: 'follows',
      category: category._id,
      subcategory: 'Part',
    })
    const [part] = category.subcategories
    await app.put(`/api/categories/${category._id}`, {
      name: 'New Name',
      subcategories: [{ _id: part._id, name: 'Piece' }],
    })
    expect(await titles('categorySlug=new-name&subcategorySlug=piece')).toEqual(['follows'])
    expect(await titles('categorySlug=old-name')).toEqual([])
    expect((await app.visit(`/api/designs/${_id}`)).body.data).toMatchObject({
      category: { _id: category._id, name: 'New Name', slug: 'new-name' },
      categoryName: 'New Name',
      subcategory: { name: 'Piece', slug: 'piece' },
    })
  })
})
