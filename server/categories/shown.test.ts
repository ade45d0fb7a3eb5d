import { afterAll, beforeAll, expect, it } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
import { expectInvalid } from '#test/expect-response.ts'
import { createdCategory, createdDesign } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

onEachDatabase('What visitors see of a category', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  const sitemap = async () => (await app.visit('/sitemap.xml')).body as string
  const changesOf = async () => (await app.get('/api/activity')).body.data[0].changes

  it('is the administrator’s, field by field, and the record tells of it', async () => {
    const { _id, inMenu, hideWhenEmpty } = await createdCategory(app)
    expect([inMenu, hideWhenEmpty]).toEqual([true, false])
    const { body } = await app.put(`/api/categories/${_id}`, { inMenu: false, hideWhenEmpty: true })
    expect(body).toMatchObject({ inMenu: false, hideWhenEmpty: true })
    expect(await changesOf()).toEqual([
      { field: 'inMenu', from: true, to: false },
      { field: 'hideWhenEmpty', from: false, to: true },
    ])
    const { body: described } = await app.put(`/api/categories/${_id}`, { description: 'Other' })
    expect(described).toMatchObject({ inMenu: false, hideWhenEmpty: true })
    expectInvalid(
      await app.put(`/api/categories/${_id}`, { inMenu: 'no' }),
      'inMenu',
      'In the menu must be true or false',
    )
    expectInvalid(
      await app.put(`/api/categories/${_id}`, { hideWhenEmpty: 1 }),
      'hideWhenEmpty',
      'Hide while empty must be true or false',
    )
  })

  it('is nothing in the sitemap while it hides for being empty', async () => {
    const category = await createdCategory(app, { hideWhenEmpty: true, subcategories: [{ name: 'Part' }] })
    const path = `/category/${category.slug}`
    expect(await sitemap()).not.toContain(path)
    await createdDesign(app, { category: category._id, subcategory: 'Part' })
    expect(await sitemap()).toContain(`${path}</loc>`)
    expect(await sitemap()).toContain(`${path}/part</loc>`)
  })

  it('is no sample either while it hides for being empty', async () => {
    const { body } = await app.visit('/api/categories?slug=interior')
    const [{ _id }] = body.data
    const slugs = async () =>
      (await app.visit('/api/samples')).body.data.map(
        (sample: { category: { slug: string } }) => sample.category.slug,
      )
    expect(await slugs()).toContain('interior')
    await app.put(`/api/categories/${_id}`, { hideWhenEmpty: true })
    expect(await slugs()).not.toContain('interior')
  })
})
