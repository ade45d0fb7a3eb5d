import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publishingDefaults } from '#contract/publishing.ts'
import { onEachDatabase } from '#test/databases.ts'
import { expectError, expectInvalid } from '#test/expect-response.ts'
import { bannerFields, largePng, unusedSince, uploaded, uploadedPicture } from '#test/factories.ts'
import { animatedGif, heic, svg, video } from '#test/files/make-files.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

const square = { create: { width: 9, height: 9, channels: 3 as const, background: '#888' } }

onEachDatabase('Banners', (open) => {
  let app: TestApp
  let picture: string
  let film: string
  beforeAll(async () => {
    app = await startApp(await open())
    picture = await uploadedPicture(app)
    film = await uploaded(app, 'film.mp4', video())
  })
  afterAll(() => app.stop())

  const create = (fields: Record<string, unknown> = {}) =>
    app.post('/api/banners', bannerFields(picture, fields))
  const change = (id: string, fields: unknown) => app.put(`/api/banners/${id}`, fields)
  const read = async (id: string) => (await app.get(`/api/banners/${id}`)).body.data
  const total = async () => (await app.get('/api/banners')).body.pagination.total

  it('are trimmed, inactive, and say the defaults where the form was left empty', async () => {
    const { status, body } = await create({ title: '  Monsoon offer ', ctaText: ' ', secondaryCtaLink: '' })
    expect([status, body]).toEqual([
      201,
      {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        title: 'Monsoon offer',
        subtitle: '',
        type: 'image',
        mediaUrl: picture,
        thumbnailUrl: '',
        media: expect.objectContaining({
          fileId: picture,
          url: `/v1/storage/buckets/media/files/${picture}/view?project=portfolio`,
          alt: 'Monsoon offer',
        }),
        thumbnail: null,
        ctaText: 'Explore Designs',
        ctaLink: '/gallery',
        secondaryCtaText: 'Book Free Consultation',
        secondaryCtaLink: '/contact',
        offerText: '',
        isActive: false,
        ...publishingDefaults,
        displayOrder: 0,
        createdAt: expect.any(String),
        updatedAt: body.createdAt,
      },
    ])
  })

  it('change in what a body carries and nothing else', async () => {
    const { body } = await create({ thumbnailUrl: picture, isActive: true, ctaText: 'See' })
    const { body: changed } = await change(body._id, { subtitle: ' New ' })
    expect(changed).toEqual({ ...body, subtitle: 'New', updatedAt: expect.any(String) })
    expect(body.thumbnail).toMatchObject({ fileId: picture, alt: 'Monsoon offer', width: expect.any(Number) })
    expect((await change(body._id, { thumbnailUrl: '' })).body).toMatchObject({
      thumbnailUrl: '',
      thumbnail: null,
    })
  })

  it('say the defaults again where the form is emptied later', async () => {
    const { body } = await create({ ctaText: 'See', ctaLink: '/pricing', secondaryCtaText: 'Call' })
    const { body: changed } = await change(body._id, { ctaText: '', ctaLink: '', title: 'Emptied' })
    expect(changed).toMatchObject({
      ctaText: 'Explore Designs',
      ctaLink: '/gallery',
      secondaryCtaText: 'Call',
    })
  })

  it.each([
    [{ title: undefined }, 'title', 'Title is required'],
    [{ title: '' }, 'title', 'Title is required'],
    [{ title: ' ab ' }, 'title', 'Title must be at least 3 characters'],
    [{ type: 'gif' }, 'type', 'Type must be image or video'],
    [{ mediaUrl: undefined }, 'mediaUrl', 'Please upload a image file'],
    [{ mediaUrl: '' }, 'mediaUrl', 'Please upload a image file'],
    [{ mediaUrl: null, type: 'video' }, 'mediaUrl', 'Please upload a video file'],
    [{ mediaUrl: 'nothing' }, 'mediaUrl', 'File not found'],
    [{ mediaUrl: '../nothing' }, 'mediaUrl', 'File not found'],
    [{ thumbnailUrl: 'nothing' }, 'thumbnailUrl', 'File not found'],
    [{ isActive: 'true' }, 'isActive', 'Active must be true or false'],
    [{ displayOrder: 1.5 }, 'displayOrder', 'Display order must be a whole number'],
  ])('refuse %j', async (fields, field, message) => {
    const before = await total()
    expectInvalid(await create(fields), field, message)
    expect(await total()).toBe(before)
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'gallery',
    'ftp://x.in',
  ])('refuse the link %s', async (link) => {
    for (const field of ['ctaLink', 'secondaryCtaLink'])
      expectInvalid(await create({ [field]: link }), field, 'Please enter a valid link')
  })

  it.each(['https://example.com', '/designs/ARC-1001', 'tel:+911234567', 'mailto:a@example.com'])(
    'take the link %s',
    async (link) => {
      expect((await create({ ctaLink: link, secondaryCtaLink: link })).body).toMatchObject({
        ctaLink: link,
        secondaryCtaLink: link,
      })
    },
  )

  describe('The file', () => {
    const wrongImage = 'Invalid file type for image. Please select a valid file.'
    const wrongVideo = 'Invalid file type for video. Please select a valid file.'

    it.each([
      ['a PNG', () => largePng(1000)],
      ['a GIF', animatedGif],
      ['a WebP', () => sharp(square).webp().toBuffer()],
    ])('of an image banner may be %s', async (_kind, make) => {
      const mediaUrl = await uploaded(app, 'x', await make())
      expect((await create({ mediaUrl })).body.mediaUrl).toBe(mediaUrl)
    })

    it.each([
      ['a HEIC', heic],
      ['an SVG', svg],
      ['an AVIF', () => sharp(square).avif().toBuffer()],
      ['a film', video],
    ])('of an image banner is never %s', async (_kind, make) => {
      const mediaUrl = await uploaded(app, 'x.jpg', await make())
      expectInvalid(await create({ mediaUrl }), 'mediaUrl', wrongImage)
    })

    it('of a video banner is a film', async () => {
      const quicktime = await uploaded(app, 'film.mov', video(64, 'qt  '))
      for (const mediaUrl of [film, quicktime]) {
        const { body } = await create({ type: 'video', mediaUrl })
        expect(body).toMatchObject({ type: 'video', mediaUrl })
      }
      expectInvalid(await create({ type: 'video' }), 'mediaUrl', wrongVideo)
    })

    it.each([
      ['image', '10MB', 10],
      ['video', '50MB', 50],
    ])('of a %s banner is at most %s', async (type, most, megabytes) => {
      const mediaUrl =
        type === 'video' ? await uploaded(app, 'film.mp4', video()) : await uploadedPicture(app)
      const sized = async (size: number) => {
        await app.dependencies.db.updateTable('file').set({ size }).where('id', '=', mediaUrl).execute()
        return create({ type, mediaUrl })
      }
      const message = `File is too large. Maximum size is ${most}`
      expectInvalid(await sized(megabytes * 1024 * 1024 + 1), 'mediaUrl', message)
      expect((await sized(megabytes * 1024 * 1024)).status).toBe(201)
    })

    it('must fit when only the type changes, or only the file', async () => {
      const { body } = await create()
      expectInvalid(await change(body._id, { type: 'video' }), 'mediaUrl', wrongVideo)
      expectInvalid(await change(body._id, { mediaUrl: film }), 'mediaUrl', wrongImage)
      expectInvalid(await change(body._id, { thumbnailUrl: film }), 'thumbnailUrl', wrongImage)
      expectInvalid(
        await change(body._id, { type: 'video', mediaUrl: '' }),
        'mediaUrl',
        'Please upload a video file',
      )
      expect(await read(body._id)).toEqual(body)
      const changed = await change(body._id, { type: 'video', mediaUrl: film })
      expect(changed.body).toMatchObject({ type: 'video', mediaUrl: film })
    })

    it('goes free with the banner, or when another takes its place', async () => {
      const [first, second] = [await uploadedPicture(app), await uploadedPicture(app)]
      const { body } = await create({ mediaUrl: first, thumbnailUrl: second })
      await change(body._id, { mediaUrl: second })
      expect([typeof (await unusedSince(app, first)), await unusedSince(app, second)]).toEqual([
        'string',
        null,
      ])
      await app.delete(`/api/banners/${body._id}`)
      await app.delete(`/api/trash/${body._id}`)
      expect(await unusedSince(app, second)).toEqual(expect.any(String))
    })

    it('that is missing leaves nothing half saved', async () => {
      const { body } = await create()
      const half = { title: 'Half saved', mediaUrl: film, type: 'video', thumbnailUrl: 'nothing' }
      expectError(await change(body._id, half), 400, 'File not found')
      expect(await read(body._id)).toEqual(body)
    })
  })

  it('are shown to visitors while they are active, in display order, then newest first', async () => {
    for (const { _id } of (await app.get('/api/banners')).body.data) await app.delete(`/api/banners/${_id}`)
    const ids: string[] = []
    for (const [title, displayOrder] of [
      ['Third', 2],
      ['Second', 1],
      ['First', 1],
      ['Hidden', 0],
    ])
      ids.push((await create({ title, displayOrder, isActive: title !== 'Hidden' })).body._id)
    const shown = async () =>
      (await app.visit('/api/banners/active')).body.data.map(({ title }: { title: string }) => title)
    expect(await shown()).toEqual(['First', 'Second', 'Third'])
    const [third = '', , , hidden = ''] = ids
    expect((await app.put(`/api/banners/${hidden}/activate`, { isActive: true })).body.isActive).toBe(true)
    expect((await app.put(`/api/banners/${third}/activate`, { isActive: false })).body.isActive).toBe(false)
    expect(await shown()).toEqual(['Hidden', 'First', 'Second'])
    expect(await total()).toBe(4)
  })

  it('are switched by true or false alone', async () => {
    const { body } = await create()
    for (const isActive of [undefined, null, 'true', 1])
      expectInvalid(
        await app.put(`/api/banners/${body._id}/activate`, { isActive }),
        'isActive',
        'isActive must be true or false',
      )
    for (const id of ['f'.repeat(24), 'x', 'active'])
      expectError(await app.put(`/api/banners/${id}/activate`, { isActive: true }), 404, 'Banner not found')
    expect(await read(body._id)).toEqual(body)
  })
})
