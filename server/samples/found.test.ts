import { afterAll, beforeAll, expect, it } from 'vitest'
import type { NearSample } from '#contract/near.ts'
import { onEachDatabase } from '#test/databases.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

onEachDatabase('Samples that are sought', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  async function codes(query: string): Promise<string[]> {
    const { status, body } = await app.visit(`/api/samples?${query}`)
    expect([query, status]).toEqual([query, 200])
    return body.data.map(({ code }: { code: string }) => code)
  }

  it('are all of them, as they are arranged, where nothing is sought', async () => {
    const all = await codes('')
    expect(all).toHaveLength(15)
    expect(await codes('sort=newest')).toEqual(all)
    expect(await codes('sort=oldest')).toEqual(all.toReversed())
    expect((await codes('search=')).length).toBe(15)
  })

  it('are narrowed and ordered as designs are', async () => {
    const { data } = (await app.visit('/api/samples')).body
    const fitting = (test: (sample: (typeof data)[number]) => boolean) =>
      data.filter(test).map(({ code }: { code: string }) => code)
    expect((await codes('categorySlug=interior')).sort()).toEqual(
      fitting(({ category }) => category.slug === 'interior').sort(),
    )
    const bedrooms = fitting(({ house }) => house?.bedrooms === 3)
    expect(bedrooms.length).toBeGreaterThan(0)
    expect((await codes('bedrooms=3')).sort()).toEqual(bedrooms.sort())
    expect(await codes('search=3bhk')).toEqual(expect.arrayContaining(bedrooms))
    expect(await codes('search=nothing-at-all')).toEqual([])
    const prices = (await app.visit('/api/samples?sort=price-asc')).body.data
      .map(
        ({ basePrice, discountPrice }: { basePrice: number | null; discountPrice: number | null }) =>
          discountPrice || basePrice,
      )
      .filter(Boolean)
    expect(prices).toEqual(prices.toSorted((one: number, other: number) => one - other))
  })

  it('say what is near, and what was understood where nothing fits', async () => {
    const { body } = await app.visit('/api/samples?near=true&search=1+bhk')
    expect(body.data).toEqual([])
    expect(body.understood).toMatchObject([{ kind: 'bedrooms', words: '1 bhk', bedrooms: 1 }])
    const near = (body.near as NearSample[]).map(({ design, by }) => [
      design.house?.bedrooms,
      by.map(({ words }) => words),
    ])
    expect(near).toEqual(near.map(() => [2, ['one bedroom more']]))
    expect(near.length).toBeGreaterThan(0)
    expect((await app.visit('/api/samples?search=1+bhk')).body).not.toHaveProperty('near')
  })

  it('say what was understood, and are counted', async () => {
    const { body } = await app.visit('/api/samples?search=3+bhk')
    expect(body.understood).toEqual([{ kind: 'bedrooms', words: '3 bhk', means: '3 bedrooms', bedrooms: 3 }])
    const { data } = (await app.visit('/api/samples/facets')).body
    expect(data.categories.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(15)
    expect(data.bedrooms.length).toBeGreaterThan(0)
    expect((await app.visit('/api/samples/facets?categorySlug=nowhere')).body.data.tags).toEqual([])
  })
})
