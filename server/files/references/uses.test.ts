import { afterAll, beforeAll, expect, it } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
import {
  bannerFields,
  createdCategory,
  createdDesign,
  enquiryFields,
  serviceFields,
  testimonialFields,
  uploadedPicture,
} from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

onEachDatabase('A file that is in use', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  const pathOf = (id: string) => `/v1/storage/buckets/media/files/${id}`
  const made = async (path: string, body: object) => (await app.post(path, body)).body

  type Show = (fileId: string) => Promise<unknown>
  async function askedAbout(id: string) {
    const design = await createdDesign(app, { images: [id] })
    await made('/api/enquiries', enquiryFields({ name: 'Ravi Shah', designId: design._id }))
    await app.delete(`/api/designs/${design._id}`)
  }

  const documents: [string, Show][] = [
    [
      'the design "Courtyard house" (ARC-1001)',
      (id) => createdDesign(app, { title: 'Courtyard house', images: [id] }),
    ],
    [
      'the subcategory "Tree house" of "Follies"',
      (id) => createdCategory(app, { name: 'Follies', subcategories: [{ name: 'Tree house', image: id }] }),
    ],
    [
      'the service "Garden design"',
      (icon) => made('/api/services', serviceFields({ title: 'Garden design', icon })),
    ],
    ['the testimonial of "Ravi Shah"', (id) => made('/api/testimonials', testimonialFields({ media: [id] }))],
    [
      'the testimonial of "Asha Rao"',
      (avatar) => made('/api/testimonials', testimonialFields({ clientName: 'Asha Rao', avatar })),
    ],
    ['the enquiry of "Ravi Shah"', askedAbout],
    ['the banner "Monsoon offer"', (id) => made('/api/banners', bannerFields(id))],
    [
      'the QR code of the payment settings',
      (id) => app.put('/api/settings', { paymentSettings: { bankDetails: { qrCodeUrl: id } } }),
    ],
    [
      'the text "About Us"',
      (id) =>
        app.put('/api/settings', { aboutUs: `<img src="${pathOf(id)}/view?project=portfolio" alt="Us">` }),
    ],
  ]

  it.each(documents)('is not deleted: %s shows it', async (name, show) => {
    const id = await uploadedPicture(app)
    await show(id)
    const { status, body } = await app.delete(pathOf(id))
    expect([status, body]).toEqual([
      409,
      { success: false, type: 'in-use', message: `This file is still in use by ${name}.` },
    ])
    expect((await app.visit(`${pathOf(id)}/view`)).status).toBe(200)
  })

  it('is not deleted: a pricing image is known by its day', async () => {
    const fileId = await uploadedPicture(app)
    await made('/api/pricing', { fileId })
    expect((await app.delete(pathOf(fileId))).body.message).toMatch(
      /^This file is still in use by the pricing image of \d\d \w{3} \d{4}\.$/,
    )
  })

  it('is not deleted: a design in the trash is to come back with it', async () => {
    const id = await uploadedPicture(app)
    const { _id } = await createdDesign(app, { title: 'Well house', images: [id] })
    await app.delete(`/api/designs/${_id}`)
    expect((await app.delete(pathOf(id))).body.message).toBe(
      'This file is still in use by "Well house" in the trash.',
    )
    await app.delete(`/api/trash/${_id}`)
    expect((await app.delete(pathOf(id))).status).toBe(204)
  })

  it('is deleted once the text that showed it shows another, also one that is not there', async () => {
    const id = await uploadedPicture(app)
    const showInTerms = (fileId: string) =>
      app.put('/api/settings', { termsAndConditions: `<img src="${pathOf(fileId)}/view">` })
    await showInTerms(id)
    expect((await app.delete(pathOf(id))).body.message).toContain('the text "Terms & Conditions"')
    expect((await showInTerms('nothing')).status).toBe(200)
    expect((await app.delete(pathOf(id))).status).toBe(204)
  })

  it('names the first of several, and how many more there are', async () => {
    const id = await uploadedPicture(app)
    const message = async () => (await app.delete(pathOf(id))).body.message
    const designs = [await createdDesign(app, { title: 'One', images: [id, id] })]
    designs.push(await createdDesign(app, { title: 'Two', images: [id] }))
    const [one, two] = designs.map(({ title, code }) => `the design "${title}" (${code})`)
    expect(await message()).toBe(`This file is still in use by ${one} and ${two}.`)
    for (const title of ['Three', 'Four']) await createdDesign(app, { title, images: [id] })
    expect(await message()).toBe(`This file is still in use by ${one}, ${two} and 2 more.`)
  })
})
