import { afterAll, beforeAll, expect, it } from 'vitest'
import { publishingDefaults } from '#contract/publishing.ts'
import { onEachDatabase } from '#test/databases.ts'
import { expectError, expectInvalid } from '#test/expect-response.ts'
import { testimonialFields, unusedSince, uploaded, uploadedPicture } from '#test/factories.ts'
import { video } from '#test/files/make-files.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

onEachDatabase('Testimonials', (open) => {
  let app: TestApp
  let film: string
  beforeAll(async () => {
    app = await startApp(await open())
    film = await uploaded(app, 'film.mp4', video())
  })
  afterAll(() => app.stop())

  const create = (fields: Record<string, unknown> = {}) =>
    app.post('/api/testimonials', testimonialFields(fields))

  it('have every field, filled in where the form left it empty', async () => {
    const { status, body } = await create()
    expect([status, body]).toEqual([
      201,
      {
        ...testimonialFields(),
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        clientRole: '',
        company: '',
        rating: null,
        isFeatured: false,
        media: [],
        avatar: null,
        ...publishingDefaults,
        displayOrder: 0,
        createdAt: expect.any(String),
        updatedAt: body.createdAt,
      },
    ])
  })

  it('show pictures and films in their order, each as what it is', async () => {
    const picture = await uploadedPicture(app)
    const { body } = await create({
      media: [{ type: 'image', fileId: film }, { type: 'video', fileId: picture, url: 'x' }, picture],
      avatar: { fileId: picture },
    })
    expect(body.media).toMatchObject([
      { type: 'video', fileId: film, url: `/v1/storage/buckets/media/files/${film}/view?project=portfolio` },
      { type: 'image', fileId: picture, alt: 'Ravi Shah' },
      { type: 'image', fileId: picture },
    ])
    expect(body.avatar.fileId).toBe(picture)
    const changed = await app.put(`/api/testimonials/${body._id}`, { isFeatured: true })
    expect(changed.body).toEqual({ ...body, isFeatured: true, updatedAt: expect.any(String) })
  })

  it.each([1, 2, 3, 4, 5, null])('are rated %j', async (rating) => {
    expect((await create({ rating })).body.rating).toBe(rating)
  })

  it.each([0, 6, -1, 2.5, '5', '', true, [5], 1e300])('are never rated %j', async (rating) => {
    expectInvalid(await create({ rating }), 'rating', 'Rating must be between 1 and 5')
    const { body } = await create({ rating: 3 })
    expectError(
      await app.put(`/api/testimonials/${body._id}`, { rating }),
      400,
      'Rating must be between 1 and 5',
    )
    expect((await app.put(`/api/testimonials/${body._id}`, { rating: null })).body.rating).toBeNull()
  })

  it.each([
    [{ clientName: '' }, 'Client name is required'],
    [{ clientName: undefined }, 'Client name is required'],
    [{ content: ' ' }, 'Content is required'],
    [{ content: null }, 'Content is required'],
    [{ content: 'x'.repeat(2001) }, 'Content must be at most 2000 characters'],
    [{ media: [{ fileId: 'nothing' }] }, 'File not found'],
    [{ media: [null] }, 'File not found'],
    [{ media: Array(21).fill({ fileId: 'nothing' }) }, 'At most 20 media files are allowed'],
    [{ avatar: { fileId: 'nothing' } }, 'File not found'],
  ])('refuse %j', async (fields, message) => {
    const before = (await app.visit('/api/testimonials')).body.pagination.total
    expectError(await create(fields), 400, message)
    expect((await app.visit('/api/testimonials')).body.pagination.total).toBe(before)
  })

  it('have a picture for an avatar', async () => {
    expectInvalid(await create({ avatar: { fileId: film } }), 'avatar', 'Client avatar must be an image')
  })

  it('give their files free when these are taken away, or they themselves', async () => {
    const [first, second, avatar] = [
      await uploadedPicture(app),
      await uploadedPicture(app),
      await uploadedPicture(app),
    ]
    const { body } = await create({
      media: [{ fileId: first }, { fileId: second }],
      avatar: { fileId: avatar },
    })
    await app.put(`/api/testimonials/${body._id}`, { media: [{ fileId: second }], avatar: null })
    expect(await unusedSince(app, first)).toEqual(expect.any(String))
    expect(await unusedSince(app, second)).toBeNull()
    expect(await unusedSince(app, avatar)).toEqual(expect.any(String))
    expect((await app.delete(`/api/testimonials/${body._id}`)).status).toBe(200)
    await app.delete(`/api/trash/${body._id}`)
    expect(await unusedSince(app, second)).toEqual(expect.any(String))
    expectError(await app.visit(`/api/testimonials/${body._id}`), 404, 'Testimonial not found')
  })

  it('change in nothing when one of their files is missing', async () => {
    const { body } = await create({ media: [film] })
    const change = { content: 'Half saved', media: [], avatar: { fileId: 'nothing' } }
    expectError(await app.put(`/api/testimonials/${body._id}`, change), 400, 'File not found')
    expect((await app.visit(`/api/testimonials/${body._id}`)).body.data).toEqual(body)
    expect(await unusedSince(app, film)).toBeNull()
  })
})
