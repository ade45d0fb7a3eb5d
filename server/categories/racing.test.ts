import { afterAll, beforeAll, expect, it } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
import { createdCategory, createdDesign } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

const rounds = Array.from({ length: 8 }, (_, index) => index)

onEachDatabase('Racing writes', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  it('one of two edits of the same version wins, the other is told', async () => {
    const { _id, updatedAt } = await createdCategory(app)
    const answers = await Promise.all(
      ['One', 'Other'].map((description) => app.put(`/api/categories/${_id}`, { description, updatedAt })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
      'This category was changed by someone else. Reload to see the latest version.',
    )
    const winner = answers.find(({ status }) => status === 200)?.body
    expect((await app.visit(`/api/categories/${_id}`)).body.data).toEqual(winner)
  })

  it('of two categories renamed to one name, one gets it', async () => {
    const both = [await createdCategory(app), await createdCategory(app)]
    const answers = await Promise.all(
      both.map(({ _id }) => app.put(`/api/categories/${_id}`, { name: 'Pavilions' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      message: 'A category with this name already exists',
    })
  })

  it('of categories created at once with one name, one is made', async () => {
    const answers = await Promise.all(
      ['Granary', 'granary', ' GRANARY'].map((name) => app.post('/api/categories', { name })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })

  it('a category deleted while a design is made in it leaves both or neither', async () => {
    for (const _round of rounds) {
      const { _id } = await createdCategory(app, { subcategories: [{ name: 'Villa' }] })
      const [deletion, creation] = await Promise.all([
        app.delete(`/api/categories/${_id}`),
        app.post('/api/designs', { title: 'Courtyard house', category: _id, subcategory: 'Villa' }),
      ])
      expect([
        [200, 400],
        [409, 201],
      ]).toContainEqual([deletion.status, creation.status])
      if (creation.status === 400) expect(creation.body.errors).toEqual({ category: 'Category not found' })
      else expect((await app.visit(`/api/designs/${creation.body._id}`)).status).toBe(200)
    }
  })

  it('a subcategory removed while a design moves into it leaves both or neither', async () => {
    for (const _round of rounds) {
      const { _id } = await createdCategory(app, { subcategories: [{ name: 'Old' }, { name: 'New' }] })
      const design = await createdDesign(app, { category: _id, subcategory: 'Old' })
      const [removal, move] = await Promise.all([
        app.put(`/api/categories/${_id}`, { subcategories: [{ name: 'Old' }] }),
        app.put(`/api/designs/${design._id}`, { subcategory: 'New' }),
      ])
      expect([
        [200, 400],
        [409, 200],
      ]).toContainEqual([removal.status, move.status])
    }
  })

  it('a category renamed while its designs change keeps every change, also in the search', async () => {
    const { _id } = await createdCategory(app, { subcategories: [{ name: 'Villa' }] })
    const fields = { category: _id, subcategory: 'Villa' }
    const designs = await Promise.all(rounds.map(() => createdDesign(app, fields)))
    for (const round of rounds) {
      const name = `Renamed${round}`
      const answers = await Promise.all([
        ...designs.map((design, index) =>
          app.put(`/api/designs/${design._id}`, {
            title: `Title${round} ${index}`,
            ...(index % 2 === 0 ? fields : {}),
          }),
        ),
        app.put(`/api/categories/${_id}`, { name }),
      ])
      expect(answers.map(({ status, body }) => [status, body.message])).toEqual(
        answers.map(() => [200, undefined]),
      )
      const found = await app.visit(`/api/designs?search=${name} Title${round}`)
      expect(found.body.pagination.total).toBe(designs.length)
    }
  })

  it('a category renamed while its designs are deleted is renamed, and they are gone', async () => {
    const { _id } = await createdCategory(app, { subcategories: [{ name: 'Villa' }] })
    const fields = { category: _id, subcategory: 'Villa' }
    const designs = await Promise.all(rounds.map(() => createdDesign(app, fields)))
    const answers = await Promise.all([
      ...designs.map((design) => app.delete(`/api/designs/${design._id}`)),
      app.put(`/api/categories/${_id}`, { name: 'Emptied' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect((await app.visit('/api/designs?search=emptied')).body.data).toEqual([])
  })
})
