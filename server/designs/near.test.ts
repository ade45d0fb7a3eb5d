import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NearDesign } from '#contract/near.ts'
import { onEachDatabase } from '#test/databases.ts'
import { expectInvalid } from '#test/expect-response.ts'
import { categoryNamed, createdDesign } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

onEachDatabase('What is near', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
    const house = (bedrooms: number, width = 30, facing = 'E') => ({
      bedrooms,
      floors: 2,
      facing,
      plot: { width, depth: 40, unit: 'ft' },
    })
    const own = (title: string, more: object) => createdDesign(app, { title, tags: ['modern'], ...more })
    await own('Neem', { house: house(3), basePrice: 500_000, area: 1200, colors: ['Terracotta'] })
    await own('Sal', { house: house(2), basePrice: 540_000, area: 1188 })
    await own('Teak', {
      house: house(4, 33, 'N'),
      basePrice: 600_000,
      area: 1500,
      colors: ['#b0512f', 'Deep navy'],
    })
    await own('Palm', { house: house(7, 60), basePrice: 5_000_000, area: 9000, tags: ['rustic'] })
    const interior = (await categoryNamed(app, 'Interior'))._id
    await own('Galley', { category: interior, subcategory: 'Kitchen', basePrice: 100_000 })
    await own('Draft', { status: 'draft', house: house(2), basePrice: 500_000 })
    for (let number = 0; number < 15; number++)
      await own(`Row ${number}`, { house: house(5, 90), basePrice: 3_000_000, tags: ['row'] })
  })
  afterAll(() => app.stop())

  async function near(query: string) {
    const { status, body } = await app.visit(`/api/designs?near=true&${query}`)
    expect([query, status]).toEqual([query, 200])
    return {
      exact: body.data.map(({ title }: { title: string }) => title),
      near: (body.near as NearDesign[]).map(
        ({ design, by }) => `${design.title}: ${by.map(({ words }) => words).join(', ')}`,
      ),
    }
  }

  it.each([
    ['maxPrice=500000&tag=modern', ['Sal: ₹40,000 over', 'Teak: ₹1,00,000 over']],
    [
      'minPrice=550000&tag=modern&bedrooms=2',
      ['Sal: ₹10,000 under', 'Neem: ₹50,000 under, one bedroom more'],
    ],
    ['bedrooms=3', ['Teak: one bedroom more', 'Sal: one bedroom fewer']],
    ['minArea=1200&maxArea=1250', ['Sal: 12 sq ft smaller', 'Teak: 250 sq ft larger']],
    ['search=3bhk+30x40', ['Sal: one bedroom fewer', 'Teak: one bedroom more, for a plot of 33 × 40 ft']],
    ['search=3bhk+east', ['Sal: one bedroom fewer', 'Teak: one bedroom more, faces north']],
    ['search=neem+3bhk&bedrooms=3', []],
    ['search=neem+kitchen', ['Galley: does not say “neem”', 'Neem: does not say “kitchen”']],
    ['search=neem+2+car+parking', ['Neem: does not say “2 car parking”']],
    ['bedrooms=3&tag=rustic', ['Neem: without the tag Rustic']],
    ['categorySlug=interior&search=neem', ['Neem: in Architecture', 'Galley: does not say “neem”']],
    ['color=navy&bedrooms=3', ['Teak: one bedroom more', 'Neem: not navy']],
    ['search=3bhk+not+modern', []],
    ['search=3bhk+without+navy&tag=modern', ['Sal: one bedroom fewer']],
    ['search=qqqq', []],
    ['search=arc+1001', []],
  ])('%s', async (query, expected) => {
    const found = await near(query)
    expect(found.near.slice().sort()).toEqual(expected.slice().sort())
  })

  it('puts what misses least first, by amounts with units', async () => {
    const { body } = await app.visit('/api/designs?near=true&maxPrice=500000&tag=modern')
    expect(body.near.map(({ by }: NearDesign) => by)).toEqual([
      [{ what: 'price', amount: 40_000, unit: 'INR', words: '₹40,000 over' }],
      [{ what: 'price', amount: 100_000, unit: 'INR', words: '₹1,00,000 over' }],
    ])
    expect(body.near[0].design.code).toMatch(/^ARC-/)
  })

  it('is never what fits, and at most a dozen', async () => {
    const { exact, near: beside } = await near('bedrooms=6')
    expect([exact, beside.length]).toEqual([[], 12])
    const found = await near('bedrooms=3')
    expect(found.exact).toEqual(['Neem'])
    expect(found.near.join()).not.toContain('Neem')
  })

  it('is answered where it is asked for, and a page has room', async () => {
    expect((await app.visit('/api/designs?bedrooms=3')).body).not.toHaveProperty('near')
    expect((await app.visit('/api/designs?bedrooms=3&near=false')).body).not.toHaveProperty('near')
    expect((await app.visit('/api/designs?bedrooms=3&near=true&limit=1')).body).not.toHaveProperty('near')
    expect((await app.visit('/api/designs?near=true')).body.near).toEqual([])
    expectInvalid(await app.visit('/api/designs?near=7'), 'near', 'Near must be true or false')
  })

  it('shows administrators what they see', async () => {
    const { body } = await app.get('/api/designs?status=any&near=true&bedrooms=3')
    expect(body.near.map(({ design }: NearDesign) => design.title)).toContain('Draft')
  })

  describe('Colours', () => {
    it.each([
      ['terracotta', ['Teak', 'Neem']],
      ['Terracotta', ['Teak', 'Neem']],
      ['navy', ['Teak']],
      ['brick red tiles', ['Teak', 'Neem']],
      ['white', []],
      ['loud', []],
    ])('%s finds what looks like it', async (color, titles) => {
      const { body } = await app.visit(`/api/designs?color=${color}`)
      expect(body.data.map(({ title }: { title: string }) => title)).toEqual(titles)
    })
  })

  it('are counted by value, whichever of their own filter are chosen', async () => {
    const { body } = await app.visit('/api/designs/facets?bedrooms=3')
    expect(
      body.data.bedrooms.map(({ value, count }: { value: number; count: number }) => [value, count]),
    ).toEqual([
      [2, 1],
      [3, 1],
      [4, 1],
      [5, 15],
      [7, 1],
    ])
    expect(body.data.facing).toEqual([{ value: 'E', label: 'East', count: 1 }])
    expect(body.data.floors).toEqual([{ value: 2, count: 1 }])
    expect(body.data.color).toEqual([{ value: 'terracotta', hex: '#b85c3e', count: 1 }])
  })
})
