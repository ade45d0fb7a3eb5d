import { afterAll, beforeAll, expect, it } from 'vitest'
import { image } from '#contract/file.ts'
import { samples } from '#samples/designs.ts'
import { onEachDatabase } from '#test/databases.ts'
import { createdDesign, enquiryFields, unusedSince, uploadedPicture } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { forgetPeople } from './retention.ts'

onEachDatabase('What an enquiry is about', (open) => {
  let app: TestApp
  let count = 0
  beforeAll(async () => {
    app = await startApp(await open(), { ENQUIRIES_PER_10_MINUTES: '1000' })
  })
  afterAll(() => app.stop())

  async function asked(fields: Record<string, unknown>) {
    const requirement = `Enquiry ${++count}`
    const { body, status } = await app.post('/api/enquiries', enquiryFields({ requirement, ...fields }), '')
    expect(status).toBe(201)
    return body
  }
  const read = async (id: string) => (await app.get(`/api/enquiries/${id}`)).body.data

  it('is the plot, the words that were sought and the page, as the visitor was there', async () => {
    const beside = { plot: '30x40ft-e', search: '3 bhk', page: '/find?q=30x40' }
    const { about, designId } = await asked(beside)
    expect(about).toEqual({
      ...beside,
      ...{ code: null, title: null, price: null, image: null, isSample: false, list: [] },
    })
    expect(designId).toBeNull()
  })

  it.each([
    { page: 'https://elsewhere.example/' },
    { page: '//elsewhere.example' },
    { page: 'javascript:alert(1)' },
    { plot: { width: 30 } },
    { plot: 'x'.repeat(301) },
    { plot: 'junk' },
    { plot: '0x40ft' },
    { search: '   ' },
    { search: 3 },
    { shortlist: 'nothing-opens-with-this' },
    { shortlist: ['a'] },
    { image: 'f'.repeat(24) },
  ])('is nothing where %j makes no sense, and the enquiry is taken', async (beside) => {
    expect((await asked(beside)).about).toBeNull()
  })

  it('shows the picture that was in view, also once design and file have gone from the catalogue', async () => {
    const [first, second] = [await uploadedPicture(app), await uploadedPicture(app, 80, 60)]
    const design = await createdDesign(app, { images: [first, second] })
    const { _id, about } = await asked({ designId: design._id, image: second })
    expect(about.image.fileId).toBe(second)
    expect((await asked({ designId: design._id, image: 'f'.repeat(24) })).about.image.fileId).toBe(first)
    await app.delete(`/api/designs/${design._id}`)
    expect((await read(_id)).about).toMatchObject({ code: design.code, image: { fileId: second } })
    expect(await unusedSince(app, second)).toBeNull()
  })

  it('is a design that visitors see, by its id or its code in any letter case', async () => {
    const { _id, code } = await createdDesign(app)
    for (const designId of [_id, code, code.toLowerCase()])
      expect(await asked({ designId })).toMatchObject({ designId: _id, design: { _id }, about: { code } })
    await app.put(`/api/designs/${_id}`, { status: 'hidden' })
    for (const designId of [code, `${code}\u0001`, `${code}%`, 'x'.repeat(3000)])
      expect(await asked({ designId })).toMatchObject({ designId: null, design: null, about: null })
  })

  it('shows the picture of a sample that was in view', async () => {
    const sample = samples.find(({ images }) => images.length > 1)
    const { images } = (await app.visit(`/api/samples/${sample?.code}`)).body.data
    const { about } = await asked({ designId: sample?.code, image: images[1].fileId })
    expect(about).toMatchObject({ code: sample?.code, isSample: true, image: { fileId: images[1].fileId } })
    expect(image.strict().safeParse(about.image).error).toBeUndefined()
  })

  it('is a shortlist as it was, which outlives its designs and itself', async () => {
    const picture = await uploadedPicture(app)
    const plain = await createdDesign(app, {
      title: 'Without a picture',
      basePrice: 900,
      discountPrice: 700.5,
    })
    const shown = await createdDesign(app, { title: 'With a picture', images: [picture] })
    const [sample] = samples
    const { key } = (await app.post('/api/shortlists', { designs: [plain._id, sample?._id, shown._id] }, ''))
      .body
    const { _id } = await asked({ shortlist: key })
    await app.put(`/api/shortlists/${key}`, { remove: [shown._id] }, '')
    await app.delete(`/api/designs/${plain._id}`)
    await app.delete(`/api/designs/${shown._id}`)
    const { about } = await read(_id)
    expect(about).toMatchObject({ code: null, image: null })
    expect(about.list).toMatchObject([
      { code: plain.code, title: 'Without a picture', price: 700.5, image: null, isSample: false },
      { code: sample?.code, isSample: true },
      { code: shown.code, price: null, image: { fileId: picture }, isSample: false },
    ])
    expect((await app.get(`/api/enquiries?search=${shown.code}`)).body.data).toMatchObject([{ _id }])
  })

  it('is found by the reference that the visitor was told, however its letters are written', async () => {
    const { _id, reference } = await asked({})
    expect(reference).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/)
    for (const search of [reference, reference.toLowerCase()])
      expect((await app.get(`/api/enquiries?search=${search}`)).body.data).toMatchObject([{ _id, reference }])
  })

  it('loses what was sought and the page with whoever asked', async () => {
    const { _id } = await asked({ plot: '30x40ft', search: 'my own house', page: '/gallery?search=mine' })
    await app.put('/api/settings', { enquiryMonths: 1 })
    const { db } = app.dependencies
    await db
      .updateTable('enquiry')
      .set({ updatedAt: '2020-01-01T00:00:00.000Z' })
      .where('id', '=', _id)
      .execute()
    await forgetPeople(db)
    expect((await read(_id)).about).toMatchObject({ plot: '30x40ft', search: null, page: null })
  })
})
