import { afterAll, beforeAll, expect, it } from 'vitest'
import { designSorts } from '#contract/design-query.ts'
import { onEachDatabase } from '#test/databases.ts'
import { expectError, expectInvalid } from '#test/expect-response.ts'
import { createdDesign, uploadedPicture } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

const head = [
  'Code,Title,Category,Subcategory,Status,Featured,Trending,Base price (₹),Discount price (₹),Area (sq ft)',
  'Plot width,Plot depth,Plot unit,Bedrooms,Bathrooms,Floors,Stilt floor,Facing,Cars,Vastu,Style',
  'Width,Height,Depth,Unit,Tags,Short description,Images,Updated,Page',
].join(',')
/** More than are read at once. */
const many = 105

onEachDatabase('The export of designs', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  const download = (query: string) =>
    app.request(`/api/designs/export${query}`, { headers: { authorization: `Bearer ${app.adminToken}` } })
  const linesOf = async (query: string) => (await (await download(query)).text()).split('\n')

  it('of none is a header alone, as a file of its day', async () => {
    const response = await download('')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="designs-\d{4}-\d{2}-\d{2}\.csv"$/),
      'cache-control': 'no-store',
    })
    expect(await response.arrayBuffer()).toEqual(new TextEncoder().encode(`\ufeff${head}\n`).buffer)
  })

  it('has a line for a design, its figures as numbers, and runs no formula', async () => {
    const { code } = await createdDesign(app, {
      title: '=Court, "open"',
      status: 'draft',
      featured: true,
      basePrice: 2_400_000,
      area: 2150.5,
      house: { bedrooms: 3, facing: 'E' },
      tags: ['modern', 'open-plan'],
      shortDescription: 'Around a court',
      images: [{ fileId: await uploadedPicture(app) }, { fileId: await uploadedPicture(app) }],
    })
    await app.dependencies.db.updateTable('design').set({ updatedAt: '2026-09-05T20:00:00.000Z' }).execute()
    const [, line, rest] = await linesOf('?status=any')
    expect(line?.replace(/https?:\/\/[^/]+/, '')).toBe(
      `${code},"'=Court, ""open""",Architecture,Villa,Draft,Yes,No,2400000,,2150.5,,,,3,,,No,E,,,,,,,,"modern, open-plan",Around a court,2,06 Sep 2026,/designs/${code}`,
    )
    expect(rest).toBe('')
  })

  it('says all that a house is, and its size, as an import reads them', async () => {
    const house = { bedrooms: 4, bathrooms: 3, floors: 2, stilt: true, facing: 'any', parking: 2 }
    const { _id } = await createdDesign(app, {
      title: 'Told whole',
      house: { ...house, plot: { width: 30, depth: 40.5, unit: 'yd' }, vastu: 'on-request', style: 'Modern' },
      dimensions: { width: 9, height: null, depth: 12, unit: 'm' },
    })
    const [, line] = await linesOf('?search=told+whole')
    expect(line).toContain(',,,,30,40.5,yd,4,3,2,Yes,any,2,On request,Modern,9,,12,m,')
    await app.delete(`/api/designs/${_id}`)
  })

  it('has tags with commas and titles with apostrophes such that an import reads them as they are', async () => {
    const { _id } = await createdDesign(app, { title: "'=Quoted", tags: ['wood, teak', 'modern', '18"'] })
    const [, line] = await linesOf('?search=quoted')
    expect(line).toContain(`,''=Quoted,`)
    expect(line).toContain(`,"""wood,-teak"", modern, 18""",`)
    await app.delete(`/api/designs/${_id}`)
  })

  it('leaves the cells empty of which nothing is known', async () => {
    await createdDesign(app, { title: 'Bare' })
    const [, line] = await linesOf('?search=bare')
    expect(line).toMatch(/^[A-Z0-9-]+,Bare,Architecture,Villa,Published,No,No,{21}0,/)
  })

  it('has every design that the filters keep, in the order asked for, however many', async () => {
    const titles = Array.from({ length: many }, (_, index) => `Row house ${1000 + index}`)
    for (const title of titles) await createdDesign(app, { title, tags: ['row'] })
    const found = (await linesOf('?tag=row&sort=title')).slice(1, -1)
    expect(found.map((line) => line.split(',')[1])).toEqual(titles)
    const counted = async (query: string) => (await linesOf(query)).length - 2
    expect(await counted('?search=row')).toBe(many)
    expect(await counted('?search=nothing-like-it')).toBe(0)
    expect(await counted('')).toBe(many + 1)
    expect(await counted('?status=draft')).toBe(1)
  })

  it('is for administrators alone, and refuses an order that there is not', async () => {
    expectError(await app.visit('/api/designs/export'), 401)
    expectInvalid(
      await app.get('/api/designs/export?sort=size'),
      'sort',
      `Sort must be one of ${designSorts.join(', ')}`,
    )
  })
})
