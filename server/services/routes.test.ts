import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publishingDefaults } from '#contract/publishing.ts'
import { onEachDatabase } from '#test/databases.ts'
import { expectError, expectInvalid } from '#test/expect-response.ts'
import { serviceFields, unusedSince, uploaded, uploadedPicture } from '#test/factories.ts'
import { video } from '#test/files/make-files.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

onEachDatabase('Services', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  const create = (fields: Record<string, unknown> = {}) => app.post('/api/services', serviceFields(fields))

  it('are saved trimmed, with an address that the server makes from the icon’s id', async () => {
    const fileId = await uploadedPicture(app, 64, 48)
    const icon = { fileId, url: 'https://evil.example/x.png', alt: ' A garden ' }
    const { status, body } = await create({ title: '  Landscape ', description: ' A garden. ', icon })
    expect([status, body]).toEqual([
      201,
      {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        title: 'Landscape',
        description: 'A garden.',
        icon: {
          fileId,
          url: `/v1/storage/buckets/media/files/${fileId}/view?project=portfolio`,
          alt: 'A garden',
          width: 64,
          height: 48,
          placeholder: expect.stringMatching(/^data:image\//),
        },
        ...publishingDefaults,
        displayOrder: 0,
        createdAt: expect.any(String),
        updatedAt: body.createdAt,
      },
    ])
    expect((await app.visit(`/api/services/${body._id.toUpperCase()}`)).body).toEqual({
      success: true,
      data: body,
    })
  })

  it('change in what a body carries and nothing else', async () => {
    const { body } = await create({ icon: { fileId: await uploadedPicture(app) }, displayOrder: 4 })
    const changed = await app.put(`/api/services/${body._id}`, {
      title: 'Terraces',
      _id: 'x',
      createdAt: 'x',
    })
    const expected = { ...body, title: 'Terraces', updatedAt: expect.any(String) }
    expected.icon.alt = 'Terraces'
    expect([changed.status, changed.body]).toEqual([200, expected])
    expect((await app.put(`/api/services/${body._id}`, {})).body).toEqual(expected)
    expect((await app.put(`/api/services/${body._id}`, { description: '' })).body.description).toBe('')
  })

  it.each([
    [{ title: undefined }, 'title', 'Title is required'],
    [{ title: '   ' }, 'title', 'Title is required'],
    [{ title: ' ab ' }, 'title', 'Title must be at least 3 characters'],
    [{ description: 'x'.repeat(501) }, 'description', 'Description must be less than 500 characters'],
    [{ icon: { fileId: 'nothing' } }, 'icon', 'File not found'],
    [{ icon: 'nothing' }, 'icon', 'File not found'],
    [{ icon: { fileId: '../../etc/passwd' } }, 'icon', 'File not found'],
  ])('refuse %j', async (fields, field, message) => {
    const before = (await app.visit('/api/services')).body.pagination.total
    const response = await create(fields)
    expectError(response, 400, message)
    expect(Object.keys(response.body.errors)[0]).toMatch(new RegExp(`^${field}`))
    expect((await app.visit('/api/services')).body.pagination.total).toBe(before)
  })

  it('change in nothing when the icon names no file', async () => {
    const { body } = await create({ icon: { fileId: await uploadedPicture(app) } })
    const response = await app.put(`/api/services/${body._id}`, {
      title: 'Half saved',
      icon: { fileId: 'nothing' },
    })
    expectError(response, 400, 'File not found')
    expect((await app.visit(`/api/services/${body._id}`)).body.data).toEqual(body)
  })

  it('have no film for an icon', async () => {
    const icon = { fileId: await uploaded(app, 'film.mp4', video()) }
    expectInvalid(await create({ icon }), 'icon', 'Only image files are allowed')
  })

  it('take 500 characters of description', async () => {
    expect((await create({ description: 'ಮ'.repeat(500) })).status).toBe(201)
    expectInvalid(await create({ title: 'x'.repeat(201) }), 'title', 'Title must be at most 200 characters')
  })

  describe('An icon', () => {
    it.each([{ removeIcon: true }, { icon: null }, { icon: '' }, { icon: {} }])(
      'goes with %j',
      async (change) => {
        const fileId = await uploadedPicture(app)
        const { body } = await create({ icon: { fileId } })
        expect((await app.put(`/api/services/${body._id}`, change)).body.icon).toBeNull()
        expect(await unusedSince(app, fileId)).toEqual(expect.any(String))
      },
    )

    it('goes free with its service, unless another shows it too', async () => {
      const fileId = await uploadedPicture(app)
      const [{ body: one }, { body: other }] = [
        await create({ icon: { fileId } }),
        await create({ icon: { fileId } }),
      ]
      expect(await unusedSince(app, fileId)).toBeNull()
      await app.delete(`/api/services/${one._id}`)
      expect(await unusedSince(app, fileId)).toBeNull()
      await app.delete(`/api/services/${other._id}`)
      for (const { _id } of [one, other]) await app.delete(`/api/trash/${_id}`)
      expect(await unusedSince(app, fileId)).toEqual(expect.any(String))
    })
  })

  it('are listed in display order, then newest first, in pages', async () => {
    const titles = async (query = '') =>
      (await app.visit(`/api/services${query}`)).body.data.map(({ title }: { title: string }) => title)
    for (const { _id } of (await app.visit('/api/services')).body.data)
      await app.delete(`/api/services/${_id}`)
    for (const [title, displayOrder] of [
      ['Third', 1],
      ['Second', 0],
      ['First', 0],
      ['Zeroth', -5],
    ])
      await create({ title, displayOrder })
    expect(await titles()).toEqual(['Zeroth', 'First', 'Second', 'Third'])
    expect(await titles('?page=2&limit=3')).toEqual(['Third'])
  })

  it('are gone once deleted', async () => {
    const { body } = await create()
    const path = `/api/services/${body._id}`
    expect((await app.delete(path)).body).toEqual({ success: true, data: { _id: body._id } })
    for (const response of [await app.visit(path), await app.delete(path), await app.put(path, {})])
      expectError(response, 404, 'Service not found')
  })
})
