import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { viewUrl } from '#contract/file-address.ts'
import { onEachDatabase } from '#test/databases.ts'
import { expectError, expectInvalid } from '#test/expect-response.ts'
import {
  bannerFields,
  createdCategory,
  createdDesign,
  enquiryFields,
  serviceFields,
  signedInAccount,
  testimonialFields,
  unusedSince,
  uploaded,
  uploadedPicture,
} from '#test/factories.ts'
import { svg, video } from '#test/files/make-files.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { findStrayRows } from '../files/check/rows.ts'

onEachDatabase('Replacing a file', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  const replace = (id: string, fileId: unknown) => app.post(`/api/media/${id}/replace`, { fileId })

  describe('that is shown everywhere', () => {
    let ids: { old: string; other: string }
    const paths: Record<string, string> = {}
    let trashed: string
    let enquiry: string

    beforeAll(async () => {
      ids = { old: await uploadedPicture(app, 64, 48), other: await uploadedPicture(app, 80, 60) }
      const { old } = ids
      const made = async (path: string, body: object) => {
        const saved = await app.post(path, body)
        expect([path, saved.status]).toEqual([path, 201])
        return `${path}/${saved.body._id}`
      }
      const design = await createdDesign(app, {
        images: [{ fileId: old, alt: 'From the street', kind: 'photo' }],
      })
      paths.design = `/api/designs/${design._id}`
      enquiry = (await app.post('/api/enquiries', enquiryFields({ designId: design._id }))).body._id
      const category = await createdCategory(app, { subcategories: [{ name: 'Court', image: old }] })
      paths.category = `/api/categories/${category._id}`
      paths.service = await made('/api/services', serviceFields({ icon: old }))
      paths.pricing = await made('/api/pricing', { fileId: old })
      paths.testimonial = await made('/api/testimonials', testimonialFields({ avatar: old, media: [old] }))
      paths.banner = await made('/api/banners', bannerFields(old, { thumbnailUrl: old }))
      const aboutUs = `<p>Us</p><img src="/v1/storage/buckets/media/files/${old}/view?project=portfolio" alt="Us">`
      await app.put('/api/settings', {
        aboutUs,
        paymentSettings: { bankDetails: { qrCodeUrl: old } },
        identity: { logo: old },
      })
      paths.settings = '/api/settings'
      const waiting = await made('/api/services', serviceFields())
      await app.put(`${waiting}/draft`, { icon: old })
      paths.draft = `${waiting}/draft`
      await app.put(paths.pricing, { alt: 'Fees' })
      trashed = (await createdDesign(app, { images: [old] }))._id
      await app.delete(`/api/designs/${trashed}`)
      await app.put(`/api/media/${old}`, { alt: 'A court', credit: 'R. Menon' })
    })

    const everyAnswer = async () => {
      const read = (path: string) => app.get(path.startsWith('/api/pricing') ? '/api/pricing' : path)
      const answers = await Promise.all(Object.values(paths).map(read))
      return answers.map(({ body }) => JSON.stringify(body))
    }

    it('puts the other in every place, with the texts that stand there, in one step', async () => {
      const { old, other } = ids
      const before = await everyAnswer()
      expect(before.every((text) => text.includes(old))).toBe(true)
      const stale = (await app.get(paths.service ?? '')).body.data.updatedAt
      const { status, body } = await replace(old, other)
      expect([status, body]).toMatchObject([
        200,
        { _id: other, used: true, uses: 12, alt: 'A court', credit: 'R. Menon' },
      ])
      const after = await everyAnswer()
      expect(after.filter((text) => text.includes(old))).toEqual([])
      expect(after.every((text) => text.includes(other))).toBe(true)
      const { data: design } = (await app.get(paths.design ?? '')).body
      expect(design.images).toMatchObject([
        { fileId: other, alt: 'From the street', kind: 'photo', width: 80, height: 60 },
      ])
      const { data: draft } = (await app.get(paths.draft ?? '')).body
      expect(draft.icon).toMatchObject({ fileId: other, width: 80, height: 60 })
      expect((await app.get(`/api/enquiries/${enquiry}`)).body.data.about.image.fileId).toBe(other)
      expect(await unusedSince(app, old)).toEqual(expect.any(String))
      expect(await unusedSince(app, other)).toBeNull()
      expect(await findStrayRows(app.dependencies.db)).toEqual([])
      expectError(await app.put(paths.service ?? '', { title: 'Stale', updatedAt: stale }), 409)
      const list = await app.visit('/api/designs')
      expect(JSON.stringify(list.body)).not.toContain(old)
    })

    it('keeps what every document was, with the file that it showed', async () => {
      const { old, other } = ids
      const { draft: _, pricing, ...documents } = paths
      for (const [kind, path] of Object.entries(documents)) {
        const [version] = (await app.get(`${path}/versions`)).body.data
        const { body } = await app.get(`${path}/versions/${version._id}`)
        expect([kind, JSON.stringify(body).includes(old)]).toEqual([kind, true])
      }
      const held = await app.dependencies.db
        .selectFrom('versionFile')
        .innerJoin('version', 'version.id', 'versionFile.versionId')
        .select('fileId')
        .where('documentId', '=', pricing?.split('/').at(-1) ?? '')
        .execute()
      expect(held).toEqual([{ fileId: old }])
      const [version] = (await app.get(`${paths.design}/versions`)).body.data
      expect(version.fields).toEqual(['images'])
      await app.post(`${paths.design}/versions/${version._id}/restore`)
      expect((await app.get(paths.design ?? '')).body.data.images[0].fileId).toBe(old)
      await app.put(paths.design ?? '', { images: [other] })
    })

    it('is known to the record, and reaches what lies in the trash and what is published later', async () => {
      const { old, other } = ids
      const [record] = (await app.get(`/api/activity?kind=media&subject=${other}`)).body.data
      expect(record).toMatchObject({ action: 'replaced', subject: { name: 'picture.jpg' } })
      const [change] = (await app.get(`/api/activity?subject=${paths.banner?.split('/').at(-1)}`)).body.data
      expect(change).toMatchObject({ kind: 'banner', action: 'updated' })
      await app.post(`/api/trash/${trashed}/restore`)
      expect((await app.get(`/api/designs/${trashed}`)).body.data.images[0].fileId).toBe(other)
      const published = await app.post(`${paths.draft}/publish`)
      expect([published.status, published.body.icon.fileId]).toEqual([200, other])
      expect((await app.get(`/api/media/${old}`)).body.data.used).toBe(false)
    })
  })

  it('that texts of designs show puts the other into them, into those that wait and those in the trash', async () => {
    const [old, other] = [await uploadedPicture(app), await uploadedPicture(app, 80, 60)]
    const detailedDescription = `<p>Seen from the road</p><img src="${viewUrl(old)}" alt="The road">`
    const [stored, waiting, trashed, waitingInTrash] = [
      await createdDesign(app, { detailedDescription }),
      await createdDesign(app),
      await createdDesign(app, { detailedDescription }),
      await createdDesign(app),
    ].map(({ _id }) => `/api/designs/${_id}`)
    await app.put(`${waiting}/draft`, { detailedDescription })
    await app.put(`${waitingInTrash}/draft`, { detailedDescription, images: [old] })
    for (const path of [trashed, waitingInTrash]) await app.delete(`${path}`)
    const { updatedAt } = (await app.get(`${waiting}/draft`)).body.data
    expect((await replace(old, other)).status).toBe(200)
    expectError(await app.put(`${waiting}/draft`, { detailedDescription, updatedAt }), 409)
    for (const path of [trashed, waitingInTrash])
      await app.post(`/api/trash/${path?.split('/').at(-1)}/restore`)

    for (const path of [stored, `${waiting}/draft`, trashed, `${waitingInTrash}/draft`]) {
      const text = JSON.stringify((await app.get(`${path}`)).body.data)
      expect([path, text.includes(old), text.includes(viewUrl(other))]).toEqual([path, false, true])
    }
    const published = await app.post(`${waitingInTrash}/draft/publish`)
    expect([published.status, published.body.images[0].fileId]).toEqual([200, other])
    const [version] = (await app.get(`${stored}/versions`)).body.data
    expect(version.fields).toEqual(['detailedDescription'])
    expect(await unusedSince(app, old)).toEqual(expect.any(String))
    await app.post(`${stored}/versions/${version._id}/restore`)
    expect((await app.get(`${stored}`)).body.data.detailedDescription).toContain(old)
  })

  it('leaves what waits to be published as publishable as it was', async () => {
    const [old, other] = [await uploadedPicture(app), await uploadedPicture(app, 80, 60)]
    const paths = [
      await createdDesign(app, { images: [old] }),
      await createdDesign(app, { images: [old] }),
    ].map(({ _id }) => `/api/designs/${_id}`)
    for (const path of paths) await app.put(`${path}/draft`, { title: 'With a court', images: [old] })
    const [path, changed] = paths
    await app.put(`${changed}`, { shortDescription: 'By a colleague' })
    expect((await replace(old, other)).status).toBe(200)
    const { status, body } = await app.post(`${path}/draft/publish`)
    expect([status, body.title, body.images[0].fileId]).toEqual([200, 'With a court', other])
    expectError(await app.post(`${changed}/draft/publish`), 409)
  })

  it('that is the QR code of the firm is refused to whoever may not change how it is paid', async () => {
    const [code, other, thief] = await Promise.all([1, 2, 3].map(() => uploadedPicture(app)))
    await app.put('/api/settings', { paymentSettings: { bankDetails: { qrCodeUrl: code } } })
    const { token } = await signedInAccount(app, { role: 'editor' })
    const refused = await app.post(`/api/media/${code}/replace`, { fileId: thief }, token)
    expectError(refused, 403, 'You are not allowed to do this')
    const qrCode = async () =>
      (await app.get('/api/settings')).body.data.paymentSettings.bankDetails.qrCodeUrl
    expect(await qrCode()).toContain(code)
    expect((await replace(code ?? '', other)).status).toBe(200)
    expect(await qrCode()).toContain(other)
  })

  it('by what its places do not take changes nothing', async () => {
    const id = await uploadedPicture(app)
    const film = await uploaded(app, 'film.mp4', video())
    const drawing = await uploaded(app, 'plan.svg', svg('<path d="M1 1h7"/>'))
    await app.post('/api/pricing', { fileId: id })
    const service = await app.post('/api/services', serviceFields({ icon: id }))
    const refused: [unknown, string][] = [
      [film, 'A video takes the place of a video, and a picture that of a picture.'],
      [drawing, 'Only PNG and JPG images are allowed'],
      [id, 'Please choose another file'],
      ['nothing', 'File not found'],
      ['', 'No file provided'],
      [undefined, 'No file provided'],
      [7, 'File not found'],
    ]
    for (const [fileId, message] of refused) expectInvalid(await replace(id, fileId), 'fileId', message)
    expectError(await replace('nothing', id), 404, 'File not found')
    expect((await app.get(`/api/media/${id}`)).body.data.uses).toBe(2)
    expect((await app.get(`/api/services/${service.body._id}/versions`)).body.data).toEqual([])
    expect(await unusedSince(app, drawing)).toEqual(expect.any(String))
  })

  it('by one that stands beside it in a list is refused, which would show that twice', async () => {
    const [id, other] = [await uploadedPicture(app), await uploadedPicture(app)]
    const refusal = (where: string, advice = 'Take one of both out there.') =>
      `This file stands beside the other already, in ${where}. ${advice}`
    const ofTrash = 'Restore what lies there and take one of both out, or delete it for good.'
    const design = await createdDesign(app, { title: 'Two views', images: [id, other] })
    const path = `/api/designs/${design._id}`
    expectInvalid(await replace(id, other), 'fileId', refusal(`the design "Two views" (${design.code})`))
    expect((await app.get(path)).body.data.images).toMatchObject([{ fileId: id }, { fileId: other }])
    await app.delete(path)
    expectInvalid(await replace(id, other), 'fileId', refusal('"Two views" in the trash', ofTrash))
    await app.delete(`/api/trash/${design._id}`)

    const { body: said } = await app.post('/api/testimonials', testimonialFields({ media: [id, other] }))
    expectInvalid(await replace(id, other), 'fileId', refusal('the testimonial of "Ravi Shah"'))
    await app.put(`/api/testimonials/${said._id}`, { media: [id], avatar: other })
    const waiting = await createdDesign(app, { title: 'Later' })
    const text = `<p>Seen</p><img src="${viewUrl(other)}" alt="">`
    await app.put(`/api/designs/${waiting._id}/draft`, { images: [id, other] })
    expectInvalid(await replace(id, other), 'fileId', refusal('the pending changes of "Later"'))
    await app.put(`/api/designs/${waiting._id}/draft`, { images: [id], detailedDescription: text })
    expect((await replace(id, other)).status).toBe(200)
    const third = await uploadedPicture(app)
    const next = { images: [other], detailedDescription: `<p>Seen</p><img src="${viewUrl(third)}" alt="">` }
    await app.put(`/api/designs/${waiting._id}/draft`, next)
    await app.delete(`/api/designs/${waiting._id}`)
    expect((await replace(other, third)).status).toBe(200)
  })

  it('of a banner, or of its changes that wait, by what no banner shows is refused', async () => {
    const [shown, waiting] = [await uploadedPicture(app), await uploadedPicture(app)]
    const { body: banner } = await app.post('/api/banners', bannerFields(shown))
    await app.put(`/api/banners/${banner._id}/draft`, { thumbnailUrl: waiting })
    const drawing = await uploaded(app, 'street.svg', svg('<path d="M1 1h8"/>'))
    for (const id of [shown, waiting])
      expectInvalid(
        await replace(id, drawing),
        'fileId',
        'Invalid file type for image. Please select a valid file.',
      )
    expect((await app.get(`/api/banners/${banner._id}`)).body.data.mediaUrl).toContain(shown)
  })
})
