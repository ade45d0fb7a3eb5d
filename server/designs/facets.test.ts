import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DesignFacets } from '#contract/design-query.ts'
import { onEachDatabase } from '#test/databases.ts'
import { expectInvalid } from '#test/expect-response.ts'
import { categoryNamed, createdDesign } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

onEachDatabase('The counts of designs by filter', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
    const interior = (await categoryNamed(app, 'Interior'))._id
    const kitchen = { category: interior, subcategory: 'Kitchen' }
    await createdDesign(app, {
      title: 'Banyan house',
      tags: ['modern', 'open-plan'],
      basePrice: 500,
      area: 900,
    })
    await createdDesign(app, { title: 'Neem house', tags: ['modern', 'brick'], basePrice: 900 })
    await createdDesign(app, { title: 'Teak house', subcategory: 'Compact', tags: ['rustic'] })
    await createdDesign(app, { ...kitchen, title: 'Galley kitchen', tags: ['modern'], basePrice: 300 })
  })
  afterAll(() => app.stop())

  async function facets(query: string): Promise<DesignFacets> {
    const { status, body } = await app.visit(`/api/designs/facets?${query}`)
    expect([query, status]).toEqual([query, 200])
    return body.data
  }
  const counts = <T extends { count: number }>(list: T[], name: keyof T) =>
    Object.fromEntries(list.map((entry) => [entry[name], entry.count]))

  it('counts everything where nothing is chosen', async () => {
    const { categories, subcategories, tags } = await facets('')
    expect(categories).toEqual([
      { slug: 'architecture', count: 3 },
      { slug: 'interior', count: 1 },
    ])
    expect(subcategories).toEqual([
      { categorySlug: 'architecture', slug: 'villa', count: 2 },
      { categorySlug: 'architecture', slug: 'compact', count: 1 },
      { categorySlug: 'interior', slug: 'kitchen', count: 1 },
    ])
    expect(tags).toEqual([
      { tag: 'modern', count: 3 },
      { tag: 'brick', count: 1 },
      { tag: 'open-plan', count: 1 },
      { tag: 'rustic', count: 1 },
    ])
  })

  it('counts the other categories and subcategories beside the chosen ones', async () => {
    const found = await facets('categorySlug=architecture&subcategorySlug=villa')
    expect(counts(found.categories, 'slug')).toEqual({ architecture: 3, interior: 1 })
    expect(counts(found.subcategories, 'slug')).toEqual({ villa: 2, compact: 1 })
    expect(counts(found.tags, 'tag')).toEqual({ modern: 2, brick: 1, 'open-plan': 1 })
  })

  it.each<[string, Record<string, number>, Record<string, number>]>([
    ['tag=modern', { architecture: 2, interior: 1 }, { modern: 3, brick: 1, 'open-plan': 1 }],
    ['tag=modern&tag=brick', { architecture: 1 }, { modern: 1, brick: 1 }],
    ['search=house', { architecture: 3 }, { modern: 2, brick: 1, 'open-plan': 1, rustic: 1 }],
    ['minPrice=400', { architecture: 2 }, { modern: 2, brick: 1, 'open-plan': 1 }],
    ['maxPrice=500&search=house', { architecture: 1 }, { modern: 1, 'open-plan': 1 }],
    ['minArea=800', { architecture: 1 }, { modern: 1, 'open-plan': 1 }],
    ['search=%21', {}, {}],
    ['tag=nowhere', {}, {}],
  ])('%s', async (query, categories, tags) => {
    const found = await facets(query)
    expect(counts(found.categories, 'slug')).toEqual(categories)
    expect(counts(found.tags, 'tag')).toEqual(tags)
  })

  describe('agrees with the list', () => {
    it.each(['', 'search=house', 'tag=modern', 'minPrice=400'])('%j', async (query) => {
      for (const { slug, count } of (await facets(query)).categories) {
        const { body } = await app.visit(`/api/designs?${query}&categorySlug=${slug}`)
        expect([slug, body.pagination.total]).toEqual([slug, count])
      }
    })
  })

  it('refuses what the list refuses', async () => {
    const response = await app.visit('/api/designs/facets?minPrice=cheap')
    expectInvalid(response, 'minPrice', 'Minimum price must be a number')
  })
})
