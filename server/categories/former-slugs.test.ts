import { afterAll, beforeAll, expect, it } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
import { createdCategory } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

onEachDatabase('A former slug', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  async function bySlug(slug: string, subcategorySlug?: string) {
    const query = new URLSearchParams({ slug, ...(subcategorySlug !== undefined && { subcategorySlug }) })
    const { status, body } = await app.visit(`/api/categories?${query}`)
    expect(status).toBe(200)
    expect(body.pagination.total).toBe(body.data.length)
    return body.data[0]
  }
  const rename = (id: string, fields: object) => app.put(`/api/categories/${id}`, fields)

  it('still finds its category, as does each since', async () => {
    const { _id } = await createdCategory(app, { name: 'First' })
    for (const name of ['Second', 'Third One']) await rename(_id, { name })
    for (const slug of ['first', 'second', 'third-one'])
      expect(await bySlug(slug)).toMatchObject({ _id, slug: 'third-one' })
  })

  it('belongs to the category that has it now, else to the one that had it last', async () => {
    const [one, two] = [await createdCategory(app, { name: 'Shared' }), await createdCategory(app)]
    await rename(one._id, { name: 'Was Shared' })
    expect(await bySlug('shared')).toMatchObject({ _id: one._id })
    await rename(two._id, { name: 'Shared' })
    expect(await bySlug('shared')).toMatchObject({ _id: two._id })
    await rename(two._id, { name: 'Also Was Shared' })
    expect(await bySlug('shared')).toMatchObject({ _id: two._id })
    await app.delete(`/api/categories/${two._id}`)
    expect(await bySlug('shared')).toMatchObject({ _id: one._id })
    await rename(one._id, { name: 'SHARED' })
    expect(await bySlug('shared')).toMatchObject({ _id: one._id, name: 'SHARED', slug: 'shared' })
  })

  it('of a subcategory is answered with the current one', async () => {
    const { _id, subcategories } = await createdCategory(app, {
      name: 'House Parts',
      subcategories: [{ name: 'Hall' }, { name: 'Room' }],
    })
    const [hall, room] = subcategories
    await rename(_id, { name: 'Parts', subcategories: [{ ...hall, name: 'Great Hall' }, room] })
    expect(await bySlug('house-parts', 'hall')).toMatchObject({ _id, subcategorySlug: 'great-hall' })
    expect(await bySlug('parts', 'great-hall')).toMatchObject({ subcategorySlug: 'great-hall' })
    expect(await bySlug('parts', 'nowhere')).not.toHaveProperty('subcategorySlug')
    await rename(_id, {
      subcategories: [
        { ...hall, name: 'Great Hall' },
        { ...room, name: 'Hall' },
      ],
    })
    expect(await bySlug('parts', 'hall')).toMatchObject({ subcategorySlug: 'hall' })
  })

  it.each(['', 'nowhere', 'Parts', 'parts\0', '%', "'", '🏡', 'x'.repeat(5000)])(
    'never was %j',
    async (slug) => {
      expect(await bySlug(slug)).toBeUndefined()
    },
  )
})
