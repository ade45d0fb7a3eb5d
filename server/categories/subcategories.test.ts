import { afterAll, beforeAll, expect, it } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
import { expectError, expectInvalid } from '#test/expect-response.ts'
import { createdCategory, createdDesign, uploaded, uploadedPicture } from '#test/factories.ts'
import { video } from '#test/files/make-files.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

const taken = 'A subcategory with this name already exists'
const inUse = (designs: number) => `This subcategory still has ${designs} designs. Move or delete them first.`

interface Subcategory {
  _id: string
  name: string
  slug: string
}

onEachDatabase('Subcategories', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  async function categoryOf(...names: string[]) {
    const created = await createdCategory(app, { subcategories: names.map((name) => ({ name })) })
    const path = `/api/categories/${created._id}`
    return {
      ...created,
      subcategories: created.subcategories as Subcategory[],
      put: (subcategories: unknown, rest = {}) => app.put(path, { subcategories, ...rest }),
      read: async () => (await app.visit(path)).body.data,
      design: (subcategory: string) => createdDesign(app, { category: created._id, subcategory }),
    }
  }
  const designName = async (id: string) => (await app.visit(`/api/designs/${id}`)).body.data.subcategory.name
  const namesOf = ({ subcategories }: { subcategories: Subcategory[] }) =>
    subcategories.map(({ name }) => name)

  it('known by their _id are renamed with their designs', async () => {
    const { subcategories, put, design } = await categoryOf('Hall', 'Room')
    const { _id } = await design('Hall')
    const { body } = await put([{ ...subcategories[0], name: 'Great Hall' }, subcategories[1]])
    expect(body.subcategories).toMatchObject([
      { _id: subcategories[0]?._id, name: 'Great Hall', slug: 'great-hall', designCount: 1 },
      { _id: subcategories[1]?._id, name: 'Room', slug: 'room', designCount: 0 },
    ])
    expect(await designName(_id)).toBe('Great Hall')
  })

  it('without an _id are known by their name, in any letter case', async () => {
    const { subcategories, put, design } = await categoryOf('Hall')
    await design('Hall')
    const { body } = await put([{ name: 'HALL' }])
    expect(body.subcategories).toMatchObject([{ _id: subcategories[0]?._id, name: 'HALL', designCount: 1 }])
  })

  it('change names with each other in one edit', async () => {
    const { subcategories, put, design } = await categoryOf('One', 'Two')
    const [one, two] = subcategories
    const designs = [await design('One'), await design('Two')]
    const { status, body } = await put([
      { _id: one?._id, name: 'Two' },
      { _id: two?._id, name: 'One' },
    ])
    expect([status, namesOf(body)]).toEqual([200, ['Two', 'One']])
    expect(await Promise.all(designs.map(({ _id }) => designName(_id)))).toEqual(['Two', 'One'])
  })

  it('take the name of one that leaves in the same edit', async () => {
    const { subcategories, put, design } = await categoryOf('One', 'Two')
    const { _id } = await design('Two')
    const { body } = await put([{ _id: subcategories[1]?._id, name: 'One' }])
    expect([namesOf(body), await designName(_id)]).toEqual([['One'], 'One'])
  })

  it('are put in another order, added and taken away', async () => {
    const { subcategories, put, read } = await categoryOf('One', 'Two', 'Three')
    const [one, , three] = subcategories
    const { body } = await put([three, { name: 'New', description: 'Fresh' }, one])
    expect(namesOf(body)).toEqual(['Three', 'New', 'One'])
    expect(await read()).toEqual(body)
  })

  it('keep the description and the picture that an edit does not carry; null takes the picture away', async () => {
    const fileId = await uploadedPicture(app)
    const { put } = await categoryOf('Hall')
    const { body } = await put([
      { name: 'Hall', description: 'Wide', image: { fileId, url: 'https://x.example' } },
    ])
    const [hall] = body.subcategories
    expect(hall).toMatchObject({ description: 'Wide', image: { fileId, alt: 'Hall', width: 64, height: 48 } })
    expect(hall.image.url).toBe(`/v1/storage/buckets/media/files/${fileId}/view?project=portfolio`)
    const kept = await put([{ _id: hall._id, name: 'Room' }])
    expect(kept.body.subcategories).toMatchObject([{ description: 'Wide', image: { fileId, alt: 'Room' } }])
    for (const image of [null, '', {}, { fileId: '' }]) {
      await put([{ _id: hall._id, name: 'Room', image: fileId }])
      const cleared = await put([{ _id: hall._id, name: 'Room', image }])
      expect(cleared.body.subcategories).toMatchObject([{ description: 'Wide', image: null }])
    }
  })

  it('have no film for a picture', async () => {
    const { put } = await categoryOf('Hall')
    const film = await uploaded(app, 'film.mp4', video())
    expectInvalid(
      await put([{ name: 'Hall', image: film }]),
      'subcategories.0.image',
      'Only image files are allowed',
    )
  })

  it('of one category have different names, regardless of case and repeated spaces', async () => {
    const { put, read } = await categoryOf('Hall')
    const before = await read()
    for (const [one, other] of [
      ['Hall', 'hall'],
      ['Hall', ' HALL '],
      ['Tea Room', 'Tea  Room'],
    ]) {
      const subcategories = [{ name: one }, { name: 'Court' }, { name: other }]
      for (const response of [
        await put(subcategories),
        await app.post('/api/categories', { name: 'Twice', subcategories }),
      ]) {
        expectError(response, 409, taken)
        expect(response.body).toMatchObject({
          code: 'name-taken',
          errors: { 'subcategories.2.name': taken },
        })
      }
    }
    expect(await read()).toEqual(before)
    expect(
      (await app.post('/api/categories', { name: 'New', subcategories: before.subcategories })).status,
    ).toBe(201)
  })

  it('in use are not taken away, and then nothing of the edit is saved', async () => {
    const { subcategories, name, put, read, design } = await categoryOf('Hall', 'Room', 'Empty')
    await design('Room')
    await design('Room')
    const before = await read()
    const [hall] = subcategories
    for (const list of [[], [{ ...hall, name: 'Renamed' }], [{ name: 'New' }, { ...hall, name: 'room' }]]) {
      const response = await put(list, { name: `${name} changed`, description: 'Changed' })
      expectError(response, 409, inUse(2))
      expect(response.body.errors).toEqual({ subcategories: inUse(2) })
      expect(await read()).toEqual(before)
    }
    const found = await app.visit(`/api/designs?search=${encodeURIComponent(`${name} room`)}`)
    expect(found.body.pagination.total).toBe(2)
  })

  it('with an unknown _id, or one of another category, are new or known by name', async () => {
    const other = await categoryOf('Elsewhere')
    const { subcategories, put } = await categoryOf('Hall')
    const { status, body } = await put([
      { _id: 'f'.repeat(24), name: 'Hall' },
      { _id: other.subcategories[0]?._id, name: 'Foreign' },
      { _id: null, name: 'Null' },
      { _id: '', name: 'Empty' },
    ])
    expect([status, namesOf(body)]).toEqual([200, ['Hall', 'Foreign', 'Null', 'Empty']])
    expect(body.subcategories[0]._id).toBe(subcategories[0]?._id)
    expect(await other.read()).toMatchObject({ subcategories: other.subcategories })
  })

  it('that name one _id twice are one and a new one', async () => {
    const { subcategories, put } = await categoryOf('Hall')
    const { _id = '' } = subcategories[0] ?? {}
    const { status, body } = await put([
      { _id, name: 'One' },
      { _id, name: 'Two' },
    ])
    expect([status, namesOf(body), body.subcategories[0]._id]).toEqual([200, ['One', 'Two'], _id])
  })

  it.each([
    [null, 'subcategories', 'Subcategories must be a list'],
    ['Hall', 'subcategories', 'Subcategories must be a list'],
    [{ name: 'Hall' }, 'subcategories', 'Subcategories must be a list'],
    [[{}], 'subcategories.0.name', 'Name is required'],
    [[{ name: '.' }], 'subcategories.0.name', 'A name cannot be dots alone'],
    [[{ name: 'Fine' }, { name: ' ' }], 'subcategories.1.name', 'Name is required'],
    [[{ name: 5 }], 'subcategories.0.name', 'Name must be text'],
    [[{ name: 'x'.repeat(101) }], 'subcategories.0.name', 'Name must be at most 100 characters'],
    [[{ name: 'x', description: 5 }], 'subcategories.0.description', 'Description must be text'],
    [[{ name: 'x', image: 'nothing' }], 'subcategories.0.image', 'File not found'],
    [[{ name: 'x', image: { fileId: 5 } }], 'subcategories.0.image', 'File not found'],
    [
      Array.from({ length: 101 }, (_, i) => ({ name: `${i}` })),
      'subcategories',
      'At most 100 subcategories are allowed',
    ],
  ])('are refused as %j', async (list, field, message) => {
    const { put, read } = await categoryOf('Hall')
    const before = await read()
    expectInvalid(await put(list), field, message)
    expectInvalid(await app.post('/api/categories', { name: 'Never', subcategories: list }), field, message)
    expect(await read()).toEqual(before)
  })

  it.each([[null], ['Hall'], [5], [[]], { name: 'x', _id: 5 }])(
    'are refused with %j as one of them',
    async (entry) => {
      const { put } = await categoryOf()
      expectError(await put([entry]), 400)
    },
  )
})
