import { afterAll, beforeAll, expect, it } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
import { expectInvalid } from '#test/expect-response.ts'
import { categoryNamed, createdDesign } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

onEachDatabase('Random designs', (open) => {
  let app: TestApp
  let ids: string[]
  let kitchen: { _id: string; category: { _id: string } }

  beforeAll(async () => {
    app = await startApp(await open())
    const category = (await categoryNamed(app, 'Interior'))._id
    kitchen = await createdDesign(app, { category, subcategory: 'Kitchen' })
    const villas = await Promise.all(
      Array.from({ length: 25 }, () => createdDesign(app, { detailedDescription: 'Long' })),
    )
    ids = villas.map(({ _id }) => _id)
  })
  afterAll(() => app.stop())

  async function some(query = ''): Promise<string[]> {
    const { status, body } = await app.visit(`/api/designs/random?${query}`)
    expect([query, status, body.success]).toEqual([query, 200, true])
    return body.data.map(({ _id }: { _id: string }) => _id)
  }

  it('are four different ones, without their detailed descriptions', async () => {
    const { body } = await app.visit('/api/designs/random')
    expect(new Set(body.data.map(({ _id }: { _id: string }) => _id)).size).toBe(4)
    expect(body.data[0]).toMatchObject({ code: expect.any(String), images: [] })
    expect(body.data[0]).not.toHaveProperty('detailedDescription')
  })

  it.each([
    ['1', 1],
    ['24', 24],
    ['25', 24],
    ['99999999999999', 24],
  ])('with limit=%s', async (limit, count) => {
    expect(new Set(await some(`limit=${limit}`)).size).toBe(count)
  })

  it.each(['0', '-1', '1.5', 'x', ''])('refuse limit=%s', async (limit) => {
    const response = await app.visit(`/api/designs/random?limit=${limit}`)
    expectInvalid(response, 'limit', 'Limit must be a positive whole number')
  })

  it('of a category, in any letter case, are only of it', async () => {
    const { _id } = kitchen.category
    expect(await some(`category=${_id}`)).toEqual([kitchen._id])
    expect(await some(`category=${_id.toUpperCase()}`)).toEqual([kitchen._id])
    expect(await some(`category=${'f'.repeat(24)}`)).toEqual([])
  })

  it.each(['architecture', 'f'.repeat(23), '', '%00', "'"])(
    'ignore category=%s, which is no id',
    async (category) => {
      expect(await some(`category=${category}`)).toHaveLength(4)
    },
  )

  it('leave out the excluded one', async () => {
    const { _id, category } = kitchen
    expect(await some(`category=${category._id}&exclude=${_id}`)).toEqual([])
    expect(await some(`category=${category._id}&exclude=${_id.toUpperCase()}`)).toEqual([])
    expect(await some('exclude=%00')).toHaveLength(4)
  })

  it('come once before one comes again, and none that is hidden meanwhile', async () => {
    const { _id } = await createdDesign(app)
    const calls: string[][] = []
    for (let call = 0; call < 6; call++) calls.push(await some())
    expect(new Set(calls.flat()).size).toBe(24)
    await app.put(`/api/designs/${_id}`, { status: 'draft' })
    for (let call = 0; call < 20; call++) expect(await some()).not.toContain(_id)
  })

  it('are chosen anew each time', async () => {
    const seen = new Set<string>()
    for (let round = 0; round < 300 && !ids.every((id) => seen.has(id)); round++)
      for (const id of await some('limit=24')) seen.add(id)
    expect([...seen]).toEqual(expect.arrayContaining(ids))
  })
})
