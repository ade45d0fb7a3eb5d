import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onEachDatabase, openBegunSqlite } from '#test/databases.ts'
import { expectError, expectInvalid } from '#test/expect-response.ts'
import { createdDesign, enquiryFields, unusedSince, uploadedPicture } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

const unknownId = 'f'.repeat(24)

onEachDatabase('Enquiries', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  const send = (fields: Record<string, unknown> = {}) => app.post('/api/enquiries', enquiryFields(fields), '')
  const total = async () => (await app.get('/api/enquiries?limit=1')).body.pagination.total as number

  it('are stored as new, trimmed, with the fields that the form sends', async () => {
    const fields = enquiryFields()
    const { status, body } = await send({
      ...fields,
      name: '  Asha Rao ',
      status: 'resolved',
      _id: unknownId,
      isAdmin: true,
    })
    expect([status, body]).toEqual([
      201,
      {
        ...fields,
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        reference: expect.stringMatching(/^[0-9A-F]{4}-[0-9A-F]{4}$/),
        status: 'new',
        followUpOn: null,
        assignee: null,
        designId: null,
        design: null,
        about: null,
        agreedAt: null,
        anonymousSince: null,
        createdAt: expect.any(String),
        updatedAt: body.createdAt,
      },
    ])
    expect(body._id).not.toBe(unknownId)
    expect((await app.get(`/api/enquiries/${body._id}`)).body).toEqual({ success: true, data: body })
  })

  it.each([
    ['name', 'Name'],
    ['email', 'Email'],
    ['phone', 'Phone'],
    ['state', 'State'],
    ['city', 'City'],
    ['requirement', 'Requirement'],
  ])('need a %s', async (field, label) => {
    const before = await total()
    for (const missing of [undefined, null, '', ' \n\t '])
      expectInvalid(await send({ [field]: missing }), field, `${label} is required`)
    expectInvalid(await send({ [field]: 5 }), field, `${label} must be text`)
    expect(await total()).toBe(before)
  })

  it('name every field that is missing, the first of them in the message', async () => {
    const { status, body } = await app.post('/api/enquiries', {}, '')
    expect([status, body.message, Object.keys(body.errors)]).toEqual([
      400,
      'Name is required',
      ['name', 'email', 'phone', 'state', 'city', 'requirement'],
    ])
  })

  it.each([
    ['name', 100],
    ['city', 100],
    ['state', 100],
    ['requirement', 2000],
  ])('hold a %s of at most %i characters', async (field, most) => {
    expect((await send({ [field]: 'ಮ'.repeat(most) })).body[field]).toBe('ಮ'.repeat(most))
    expectError(await send({ [field]: 'ಮ'.repeat(most + 1) }), 400)
  })

  it('hold an email of at most 254 characters', async () => {
    const ofLength = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`
    expect((await send({ email: ofLength(254) })).status).toBe(201)
    expectError(await send({ email: ofLength(255) }), 400)
  })

  it.each([
    'asha',
    'asha@',
    '@example.com',
    'asha@example',
    'asha@@example.com',
    'asha rao@example.com',
    'asha@example.com, b@example.com',
    'asha@example.com\r\nBcc: b@example.com',
    '<asha@example.com>',
    'asha@.com',
  ])('refuse the email %j', async (email) => {
    expectInvalid(await send({ email }), 'email', 'Please enter a valid email address')
  })

  it.each(['asha.rao+villa@sub.example.co.in', 'ಆಶಾ@ಉದಾಹರಣೆ.ಭಾರತ', "o'neil@example.com"])(
    'take the email %s',
    async (email) => {
      expect((await send({ email })).body.email).toBe(email)
    },
  )

  it.each(['123456', '1234567890123456', 'call me', '+91 98765 4321O', '+-()', '98765;43210', '٩٨٧٦٥٤٣٢'])(
    'refuse the phone number %s',
    async (phone) => {
      expectInvalid(await send({ phone }), 'phone', 'Please enter a valid phone number')
    },
  )

  it.each(['1234567', '123456789012345', '+91 (821) 242-1234', '9876543210'])(
    'take the phone number %s',
    async (phone) => {
      expect((await send({ phone })).body.phone).toBe(phone)
    },
  )

  it('from a bot get a 201, and are not among the enquiries', async () => {
    const before = await total()
    const { status, body } = await send({ website: 'https://spam.example' })
    expect([status, Object.keys(body)]).toEqual([201, Object.keys((await send()).body)])
    expect(await total()).toBe(before + 1)
    expectError(await app.get(`/api/enquiries/${body._id}`), 404)
  })

  it.each([undefined, null, '', false])('with the hidden field as %j are stored', async (website) => {
    const { body } = await send({ website })
    expect((await app.get(`/api/enquiries/${body._id}`)).status).toBe(200)
  })

  it('show the design that they came from', async () => {
    const fileId = await uploadedPicture(app)
    const design = await createdDesign(app, { images: [{ fileId }] })
    const { body } = await send({ designId: design._id.toUpperCase() })
    const shown = {
      _id: design._id,
      code: design.code,
      title: design.title,
      image: { fileId, alt: design.title },
    }
    expect(body).toMatchObject({ designId: design._id, design: shown })
    await app.delete(`/api/designs/${design._id}`)
    expect((await app.get(`/api/enquiries/${body._id}`)).body.data).toMatchObject({
      designId: null,
      design: null,
    })
  })

  it('keep what their design was, its picture too, when the design is deleted, until they are deleted themselves', async () => {
    const fileId = await uploadedPicture(app)
    const title = 'House under a banyan'
    const prices = { basePrice: 240_000, discountPrice: 199_999.5 }
    const design = await createdDesign(app, { title, ...prices, images: [{ fileId, alt: 'The front' }] })
    const { body } = await send({ designId: design._id })
    const about = {
      ...{ code: design.code, title, price: 199_999.5, isSample: false },
      image: expect.objectContaining({ fileId, alt: 'The front', width: 64 }),
    }
    expect(body).toMatchObject({ design: { code: design.code }, about })
    await app.put(`/api/designs/${design._id}`, { title: 'Another', images: [] })
    await app.delete(`/api/designs/${design._id}`)
    const path = `/api/enquiries/${body._id}`
    expect((await app.get(path)).body.data).toMatchObject({ design: null, about })
    const { body: found } = await app.get(`/api/enquiries?search=${design.code}`)
    expect(found.data).toMatchObject([{ _id: body._id, about }])
    expect(await unusedSince(app, fileId)).toBeNull()
    const refused = await app.delete(`/v1/storage/buckets/media/files/${fileId}`)
    expectError(refused, 409, 'This file is still in use by the enquiry of "Asha Rao".')
    await app.delete(path)
    for (const { _id } of [body, design]) await app.delete(`/api/trash/${_id}`)
    expect(await unusedSince(app, fileId)).not.toBeNull()
  })

  it('keep what sample they were about', async () => {
    const { data: samples } = (await app.get('/api/samples', '')).body
    const [{ _id, code, title, images, basePrice, discountPrice }] = samples
    const { body } = await send({ designId: _id })
    const { kind: _, ...image } = images[0]
    const about = { code, title, price: discountPrice ?? basePrice, image, isSample: true }
    expect(body).toMatchObject({ designId: null, design: null, about })
    expect((await app.get(`/api/enquiries?search=${code}`)).body.data).toMatchObject([
      { _id: body._id, about },
    ])
  })

  it.each([unknownId, 'ARC-1', '', 5, null, {}, [], '\u0000', 'x'.repeat(5000)])(
    'drop the design id %j, never themselves',
    async (designId) => {
      const { status, body } = await send({ designId })
      expect([status, body.designId, body.about]).toEqual([201, null, null])
      expect((await app.get(`/api/enquiries/${body._id}`)).status).toBe(200)
    },
  )

  it('survive that their design is deleted meanwhile', async () => {
    const design = await createdDesign(app)
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () => send({ designId: design._id })),
      app.delete(`/api/designs/${design._id}`),
      ...Array.from({ length: 8 }, () => send({ designId: design._id })),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 200]))
  })

  describe('A status', () => {
    it('moves freely among new, contacted and resolved, and changes nothing else', async () => {
      const { body } = await send()
      for (const status of ['resolved', 'new', 'contacted', 'contacted']) {
        const response = await app.put(`/api/enquiries/${body._id}`, { status, name: 'Someone else' })
        expect([response.status, response.body]).toEqual([
          200,
          { ...body, status, updatedAt: expect.any(String) },
        ])
      }
    })

    it.each(['', 'open', 'NEW', null, 1, ['new']])('is never %j', async (status) => {
      const { body } = await send()
      const message = 'Status must be one of new, contacted, resolved'
      expectInvalid(await app.put(`/api/enquiries/${body._id}`, { status }), 'status', message)
      expect((await app.get(`/api/enquiries/${body._id}`)).body.data.status).toBe('new')
    })
  })

  it('are gone once deleted', async () => {
    const { body } = await send()
    const path = `/api/enquiries/${body._id}`
    expect((await app.delete(path)).body).toEqual({ success: true, data: { _id: body._id } })
    for (const response of [
      await app.get(path),
      await app.delete(path),
      await app.put(path, { status: 'new' }),
    ])
      expectError(response, 404, 'Enquiry not found')
  })
})

describe('Enquiries from one address', () => {
  const post = (app: TestApp, address: string, fields = {}) =>
    app.call('POST', '/api/enquiries', enquiryFields(fields), '', { 'x-forwarded-for': address })

  it('are at most twenty in ten minutes', async () => {
    const app = await startApp(await openBegunSqlite(), { ENQUIRIES_PER_10_MINUTES: '', TRUST_PROXY: '1' })
    expectError(await post(app, '198.51.100.1', { name: '' }), 400)
    for (let sent = 0; sent < 20; sent++) expect((await post(app, '198.51.100.1')).status).toBe(201)
    for (const fields of [{}, { website: 'x' }]) {
      const refused = await post(app, '198.51.100.1', fields)
      expectError(refused, 429, 'Too many enquiries from this address. Please try again later.')
      const seconds = Number(refused.headers.get('retry-after'))
      expect(seconds).toBeGreaterThan(9 * 60)
      expect(seconds).toBeLessThanOrEqual(10 * 60)
    }
    expect((await post(app, '198.51.100.2')).status).toBe(201)
    expect((await app.get('/api/enquiries')).body.pagination.total).toBe(21)
    await app.stop()
  })

  it('are as many as the deployment says, whatever address the client claims, even at once', async () => {
    const app = await startApp(await openBegunSqlite(), { ENQUIRIES_PER_10_MINUTES: '3' })
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => post(app, `198.51.100.${index}`)),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
    await app.stop()
  })
})
