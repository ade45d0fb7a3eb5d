import { afterAll, beforeAll, expect, it } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
import { expectInvalid } from '#test/expect-response.ts'
import { categoryNamed, createdDesign } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

onEachDatabase('What a house is', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
    await createdDesign(app, { title: 'Three rooms', house: { bedrooms: 3, floors: 1, facing: 'E' } })
    await createdDesign(app, { title: 'Four rooms', house: { bedrooms: 4, floors: 'G+1', facing: 'any' } })
    await createdDesign(app, { title: 'A wall' })
  })
  afterAll(() => app.stop())

  async function titles(query: string): Promise<string[]> {
    const { body } = await app.visit(`/api/designs?${query}`)
    return body.data.map(({ title }: { title: string }) => title)
  }

  it('is answered with every part, and null or empty where it is not known', async () => {
    const plot = { width: 30, depth: 40, unit: 'ft' }
    const { _id, house } = await createdDesign(app, { house: { plot, floors: 'G + 2', stilt: true } })
    const unknown = { bedrooms: null, bathrooms: null, facing: null, parking: null, vastu: null, style: '' }
    expect(house).toEqual({ ...unknown, plot, floors: 3, stilt: true })
    await app.put(`/api/designs/${_id}`, { house: { plot: { unit: 'm' }, style: ' ' } })
    const { body } = await app.visit(`/api/designs/${_id}`)
    expect(body.data.house).toBeNull()
  })

  it('takes true and false for an answer on Vastu', async () => {
    const { _id, house } = await createdDesign(app, { house: { bedrooms: 7, vastu: true } })
    expect(house.vastu).toBe('yes')
    const { body } = await app.put(`/api/designs/${_id}`, { house: { bedrooms: 7, vastu: false } })
    expect(body.house.vastu).toBe('no')
  })

  it.each([
    ['bedrooms=3', ['Three rooms']],
    ['bedrooms=3&bedrooms=4', ['Four rooms', 'Three rooms']],
    ['bedrooms=9', []],
    ['floors=1', ['Three rooms']],
    ['floors=2', ['Four rooms']],
    ['floors=G', ['Three rooms']],
    ['floors=G%2B1', ['Four rooms']],
    ['floors=g+1', ['Four rooms']],
    ['facing=E', ['Four rooms', 'Three rooms']],
    ['facing=nw', ['Four rooms']],
    ['facing=N&facing=E&bedrooms=3', ['Three rooms']],
  ])('is found by %s', async (query, expected) => {
    expect(await titles(`${query}&sort=title`)).toEqual(expected)
  })

  it.each([
    ['bedrooms=many', 'Bedrooms must be a whole number'],
    ['bedrooms=2.5', 'Bedrooms must be a whole number'],
    ['floors=-1', 'Floors must be a whole number, or like G+1'],
    ['facing=up', 'Facing must be one of N, NE, E, SE, S, SW, W, NW, any'],
  ])('%s is refused', async (query, message) => {
    expectInvalid(await app.visit(`/api/designs?${query}`), query.split('=')[0] ?? '', message)
  })

  it('is counted for each direction where it suits any, and offered for those that find one', async () => {
    const facings = async (query: string) =>
      (await app.visit(`/api/designs/facets?${query}`)).body.data.facing.map(
        ({ value, count }: { value: string; count: number }) => [value, count],
      )
    const every = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']
    expect(await facings('bedrooms=4')).toEqual(every.map((side) => [side, 1]))
    expect(await facings('bedrooms=3')).toEqual([['E', 1]])
    expect(await facings('facing=N')).toEqual(every.map((side) => [side, side === 'E' ? 2 : 1]))
  })

  it('is missed where a house lacks its size, or its bedrooms and plot', async () => {
    const dimensions = { width: 9, depth: 12, unit: 'm' }
    const interior = (await categoryNamed(app, 'Interior'))._id
    await createdDesign(app, { title: 'Whole', dimensions, house: { bedrooms: 2 } })
    await createdDesign(app, { title: 'A room', category: interior, subcategory: 'Kitchen' })
    await createdDesign(app, { title: 'Size alone', dimensions })
    const missed = await titles('missing=house')
    expect(missed).toEqual(expect.arrayContaining(['Size alone', 'A wall', 'Three rooms']))
    for (const title of ['Whole', 'A room']) expect(missed).not.toContain(title)
  })
})
