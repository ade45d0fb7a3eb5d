import { afterAll, beforeAll, expect, it } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
import { expectError, expectInvalid } from '#test/expect-response.ts'
import { categoryNamed, createdDesign, uploaded, uploadedPicture } from '#test/factories.ts'
import { video } from '#test/files/make-files.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

onEachDatabase("A design's images", (open) => {
  let app: TestApp
  let one: string
  let two: string
  beforeAll(async () => {
    app = await startApp(await open())
    one = await uploadedPicture(app, 64, 48)
    two = await uploadedPicture(app, 30, 40)
  })
  afterAll(() => app.stop())

  const shown = (design: { images: { fileId: string }[] }) => design.images.map(({ fileId }) => fileId)
  const stored = async (id: string) => (await app.visit(`/api/designs/${id}`)).body.data

  it('are answered with all that the stored file knows, here and in lists', async () => {
    const images = [{ fileId: one, url: 'https://elsewhere.example/x.jpg', alt: ' The court ' }, two]
    const design = await createdDesign(app, { title: 'Pictured', images })
    expect(design.images).toEqual([
      {
        fileId: one,
        url: `/v1/storage/buckets/media/files/${one}/view?project=portfolio`,
        alt: 'The court',
        kind: null,
        width: 64,
        height: 48,
        placeholder: expect.stringMatching(/^data:image\/\w+;base64,/),
      },
      expect.objectContaining({ fileId: two, alt: 'Pictured', width: 30, height: 40 }),
    ])
    for (const path of ['/api/designs?search=pictured', '/api/designs/random?limit=24'])
      expect((await app.visit(path)).body.data).toContainEqual(
        expect.objectContaining({ _id: design._id, images: design.images }),
      )
    expect((await app.request(design.images[0].url)).status).toBe(200)
  })

  it('are no films, which would leave an empty frame', async () => {
    const film = await uploaded(app, 'film.mp4', video())
    const design = await createdDesign(app, { images: [one] })
    const change = (images: unknown) => app.put(`/api/designs/${design._id}`, { images })
    expectInvalid(await change([two, film]), 'images', 'Only image files are allowed')
    expectInvalid(await change([{ fileId: film }]), 'images', 'Only image files are allowed')
    expect(shown(await stored(design._id))).toEqual([one])
  })

  it('say what they are of, in words too where they have none of their own', async () => {
    const images = [{ fileId: one, kind: 'plan' }, { fileId: two, kind: 'model', alt: 'In card' }, two]
    const design = await createdDesign(app, { title: 'Told', images })
    const told = [
      ['plan', 'Plan of Told'],
      ['model', 'In card'],
      [null, 'Told'],
    ]
    const kinds = (response: { images: { kind: string | null; alt: string }[] }) =>
      response.images.map(({ kind, alt }) => [kind, alt])
    expect(kinds(design)).toEqual(told)
    expect(kinds(await stored(design._id))).toEqual(told)
    const [listed] = (await app.visit('/api/designs?search=told')).body.data
    expect(kinds(listed)).toEqual(told)
    const { body } = await app.put(`/api/designs/${design._id}`, { images: design.images })
    expect(kinds(body)).toEqual(told)
  })

  it('keep what they are of where a body does not say it, in any order, until it says otherwise', async () => {
    const { _id } = await createdDesign(app, { images: [{ fileId: one, kind: 'elevation' }, two] })
    const kinds = async (images: unknown[]) =>
      (await app.put(`/api/designs/${_id}`, { images })).body.images.map(
        ({ kind }: { kind: string | null }) => kind,
      )
    expect(await kinds([two, one])).toEqual([null, 'elevation'])
    expect(await kinds([{ fileId: one, alt: 'Front' }])).toEqual(['elevation'])
    expect(await kinds([{ fileId: one, kind: null }, two])).toEqual([null, null])
  })

  it('of a title as long as can be are told in words that can be sent back', async () => {
    const title = 'x'.repeat(200)
    const { _id, images } = await createdDesign(app, { title, images: [{ fileId: one, kind: 'elevation' }] })
    expect((await app.put(`/api/designs/${_id}`, { images })).status).toBe(200)
  })

  it('are what designs are found by: one of the kinds that are asked for', async () => {
    const title = 'Found by its pictures'
    const made = await createdDesign(app, { title, images: [one, { fileId: two, kind: 'section' }] })
    const found = async (query: string) =>
      (await app.visit(`/api/designs?search=found&${query}`)).body.data.map(({ _id }: { _id: string }) => _id)
    const counted = async () => (await app.visit('/api/designs/facets?search=found')).body.data.picture
    expect(await found('picture=plan&picture=section')).toEqual([made._id])
    expect(await found('picture=plan')).toEqual([])
    expect(await counted()).toEqual([{ value: 'section', label: 'Section', count: 1 }])
    await app.put(`/api/designs/${made._id}`, { images: [one, { fileId: two, kind: 'plan' }] })
    expect(await found('picture=section')).toEqual([])
    expect(await counted()).toEqual([{ value: 'plan', label: 'Plan', count: 1 }])
    const near = await app.visit('/api/designs?search=found&picture=section&near=true')
    expect(near.body.near[0].by).toEqual([
      { what: 'picture', amount: 1, unit: '', words: 'shows no section' },
    ])
    const wrong = await app.visit('/api/designs?picture=drawing')
    expectInvalid(wrong, 'picture', 'Picture must be one of photo, model, plan, elevation, section')
  })

  it.each(['Plan', 'drawing', '', 5])('of the kind %j are refused', async (kind) => {
    const response = await app.put(`/api/designs/${(await createdDesign(app))._id}`, {
      images: [one, { fileId: two, kind }],
    })
    expectError(response, 400, 'Kind must be one of photo, model, plan, elevation, section')
  })

  it('are known by a plain id, a view address or an object, and may repeat', async () => {
    const url = `/v1/storage/buckets/media/files/${one}/view?project=portfolio`
    const images = [one, url, { fileId: `https://elsewhere.example${url}` }, { fileId: one, alt: null }]
    expect(shown(await createdDesign(app, { images }))).toEqual([one, one, one, one])
  })

  it('are replaced, put in another order, and taken away', async () => {
    const { _id } = await createdDesign(app, { images: [one, two] })
    for (const images of [[two, one], [two], [two, two, one], []]) {
      const { body } = await app.put(`/api/designs/${_id}`, { images })
      expect([shown(body), shown(await stored(_id))]).toEqual([images, images])
    }
  })

  it('stay where the body does not carry them', async () => {
    const { _id } = await createdDesign(app, { images: [one] })
    expect(shown((await app.put(`/api/designs/${_id}`, { title: 'Other title' })).body)).toEqual([one])
  })

  it.each([
    'nothing',
    '',
    { fileId: 'nothing' },
    { fileId: '' },
    { fileId: 5 },
    {},
    null,
    5,
    [],
    'a/../b',
    'a\u0000b',
    { url: '/v1/storage/buckets/media/files/x/view' },
  ])('that name no stored file, as %j, are refused', async (image) => {
    const { _id } = await createdDesign(app, { images: [one] })
    const response = await app.put(`/api/designs/${_id}`, { title: 'Never saved', images: [two, image] })
    expect([response.status, response.body.message]).toEqual([400, 'File not found'])
    const design = await stored(_id)
    expect([shown(design), design.title === 'Never saved']).toEqual([[one], false])
  })

  it('of too long an alternative text are refused', async () => {
    const response = await app.put(`/api/designs/${(await createdDesign(app))._id}`, {
      images: [{ fileId: one, alt: 'x'.repeat(201) }],
    })
    expect(response.status).toBe(400)
  })

  it('leave no trace of a design that was not created, not even its number', async () => {
    const before = await createdDesign(app)
    const refused = await app.post('/api/designs', {
      title: 'Never made',
      category: (await categoryNamed(app, 'Architecture'))._id,
      subcategory: 'Villa',
      tags: ['never'],
      images: [one, 'nothing'],
    })
    expectInvalid(refused, 'images', 'File not found')
    expect((await app.visit('/api/designs?search=never')).body.data).toEqual([])
    const after = await createdDesign(app)
    expect(Number(after.code.slice(4))).toBe(Number(before.code.slice(4)) + 1)
  })

  it('count as unused once no design shows them', async () => {
    const fileId = await uploadedPicture(app)
    const unused = async () =>
      (
        await app.dependencies.db
          .selectFrom('file')
          .selectAll()
          .where('id', '=', fileId)
          .executeTakeFirstOrThrow()
      ).unusedSince !== null
    const designs = await Promise.all([1, 2].map(() => createdDesign(app, { images: [fileId] })))
    expect(await unused()).toBe(false)
    await app.put(`/api/designs/${designs[0]._id}`, { images: [] })
    expect(await unused()).toBe(false)
    await app.delete(`/api/designs/${designs[1]._id}`)
    await app.delete(`/api/trash/${designs[1]._id}`)
    expect(await unused()).toBe(true)
  })
})
