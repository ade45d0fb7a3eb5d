import { afterAll, beforeAll, expect, it } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
import { expectError } from '#test/expect-response.ts'
import { createdDesign, uploadedPicture } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

const changed = 'This design was changed by someone else. Reload to see the latest version.'

onEachDatabase('Racing writes of designs', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  it('twenty at once get consecutive codes, each its own', async () => {
    const designs = await Promise.all(Array.from({ length: 20 }, () => createdDesign(app)))
    expect(designs.map(({ code }) => code).sort()).toEqual(
      Array.from({ length: 20 }, (_, i) => `ARC-${1001 + i}`),
    )
  })

  it('of two edits of one version one wins, the other is told', async () => {
    const { _id, updatedAt } = await createdDesign(app)
    const answers = await Promise.all(
      ['One', 'Other'].map((title) => app.put(`/api/designs/${_id}`, { title: `${title} title`, updatedAt })),
    )
    const [winner, loser] = answers.sort((a, b) => a.status - b.status)
    expect(winner?.status).toBe(200)
    if (loser) expectError(loser, 409, changed)
    expect((await app.visit(`/api/designs/${_id}`)).body.data).toEqual(winner?.body)
  })

  it('an edit without a version is taken as it is, one of the stored version too', async () => {
    const { _id, updatedAt } = await createdDesign(app)
    const { status, body } = await app.put(`/api/designs/${_id}`, { featured: true })
    expect(status).toBe(200)
    expect(Date.parse(body.updatedAt)).toBeGreaterThan(Date.parse(updatedAt))
    expectError(await app.put(`/api/designs/${_id}`, { featured: false, updatedAt }), 409, changed)
    const inAnotherZone = body.updatedAt.replace('Z', '+00:00')
    const response = await app.put(`/api/designs/${_id}`, { trending: true, updatedAt: inAnotherZone })
    expect([response.status, response.body.featured]).toEqual([200, true])
  })

  it('edits of different fields are all kept', async () => {
    const { _id } = await createdDesign(app)
    const edits = [
      { title: 'New title' },
      { area: 5 },
      { tags: ['glass'] },
      { basePrice: 7 },
      { featured: true },
    ]
    await Promise.all(edits.map((edit) => app.put(`/api/designs/${_id}`, edit)))
    expect((await app.visit(`/api/designs/${_id}`)).body.data).toMatchObject(Object.assign({}, ...edits))
    expect((await app.visit('/api/designs?tag=glass&search=new+title')).body.data).toHaveLength(1)
  })

  it('of several deletions one deletes', async () => {
    const { _id } = await createdDesign(app)
    const answers = await Promise.all([1, 2, 3].map(() => app.delete(`/api/designs/${_id}`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
  })

  it('a deletion and an edit at once leave nothing half there', async () => {
    const { _id } = await createdDesign(app)
    const [deletion, edit] = await Promise.all([
      app.delete(`/api/designs/${_id}`),
      app.put(`/api/designs/${_id}`, { title: 'Too late or not', tags: ['brick'] }),
    ])
    expect(deletion.status).toBe(200)
    expect([200, 404]).toContain(edit.status)
    expect((await app.visit('/api/designs?tag=brick')).body.data).toEqual([])
    expect((await app.visit('/api/designs?search=too+late')).body.data).toEqual([])
  })

  it('designs that exchange their pictures at once all get them', async () => {
    const pictures = await Promise.all([1, 2, 3, 4].map(() => uploadedPicture(app)))
    const designs = await Promise.all([1, 2, 3, 4, 5, 6].map(() => createdDesign(app)))
    for (let round = 0; round < 8; round++) {
      const answers = await Promise.all(
        designs.map(({ _id }, index) =>
          app.put(`/api/designs/${_id}`, {
            images: [pictures[(index + round) % 4], pictures[(index * 3 + round) % 4]],
          }),
        ),
      )
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    }
  })
})
