import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { countedDays, type Dashboard, dashboard } from '#contract/dashboard.ts'
import { isoDayOf } from '#contract/dates.ts'
import { type EnquiryStatus, enquiryCreate } from '#contract/enquiry.ts'
import { onEachDatabase } from '#test/databases.ts'
import { expectError } from '#test/expect-response.ts'
import {
  accountPassword,
  createdDesign,
  enquiryFields,
  signedInAccount,
  uploadedPicture,
} from '#test/factories.ts'
import { adminLogin, startApp, type TestApp } from '#test/start-app.ts'
import { updateEnquiry } from '../enquiries/repository.ts'
import { storeEnquiry } from '../enquiries/save.ts'
import { readDashboard } from './document.ts'

const now = new Date('2026-11-21T06:30:00.000Z')

onEachDatabase('The dashboard', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  const read = () => readDashboard(app.dependencies.db, app.dependencies.designIndex, false, now)

  async function received(
    createdAt: string,
    { status = 'new', ...fields }: { state?: string; status?: EnquiryStatus; designId?: string } = {},
  ) {
    const { db } = app.dependencies
    const input = enquiryCreate.parse(enquiryFields(fields))
    const id = await db.transaction().execute((tx) => storeEnquiry(tx, input))
    await updateEnquiry(db, String(id), { createdAt, status })
  }

  it('is read in several turns, so that others have theirs', async () => {
    let turns = 0
    let isOver = false
    const watching = (async () => {
      for (; !isOver; turns++) await setImmediate()
    })()
    await read()
    isOver = true
    await watching
    expect(turns).toBeGreaterThan(10)
  })

  it('of an empty database has every day and every age, at nought', async () => {
    const shown = await read()
    expect(dashboard.parse(shown)).toEqual(shown)
    expect(shown).toMatchObject({
      today: '2026-11-21',
      waiting: { count: 0, oldest: null },
      byState: { states: [], others: 0 },
      byDesign: { designs: [], others: 0, none: 0 },
      newest: [],
      counts: {
        enquiries: { new: 0, contacted: 0, resolved: 0 },
        designs: 0,
        categories: 4,
        testimonials: 0,
        banners: 1,
        activeBanners: 1,
      },
      gaps: [
        { missing: 'price', count: 0, designs: [] },
        { missing: 'picture', count: 0, designs: [] },
        { missing: 'alt', count: 0, designs: [] },
        { missing: 'house', count: 0, designs: [] },
      ],
    })
    expect(shown.days).toHaveLength(countedDays)
    expect(shown.days.at(0)).toEqual({ day: '2026-08-24', count: 0 })
    expect(shown.days.at(-1)).toEqual({ day: '2026-11-21', count: 0 })
  })

  it('is that of this moment where it is asked for', async () => {
    const { status, body } = await app.get('/api/dashboard')
    expect([status, body.success, body.data.today]).toEqual([200, true, isoDayOf(new Date())])
    expect(dashboard.parse(body.data)).toEqual(body.data)
  })

  it('counts the enquiries that wait by days in India', async () => {
    await received('2026-11-21T06:00:00.000Z')
    await received('2026-11-20T18:30:00.000Z')
    await received('2026-11-20T18:29:59.999Z')
    await received('2026-11-18T18:30:00.000Z')
    await received('2026-11-18T18:29:59.999Z')
    await received('2026-11-13T18:30:00.000Z')
    await received('2026-11-13T18:29:59.999Z')
    await received('2025-01-01T00:00:00.000Z')
    await received('2025-01-01T00:00:00.000Z', { status: 'contacted' })
    await received('2026-11-21T06:00:00.000Z', { status: 'resolved' })
    const { waiting, counts } = await read()
    expect(waiting).toEqual({
      count: 8,
      oldest: '2025-01-01T00:00:00.000Z',
      ages: [
        { age: 'today', from: '2026-11-21', to: '2026-11-21', count: 2 },
        { age: 'recent', from: '2026-11-19', to: '2026-11-20', count: 2 },
        { age: 'week', from: '2026-11-14', to: '2026-11-18', count: 2 },
        { age: 'older', from: null, to: '2026-11-13', count: 2 },
      ],
    })
    expect(counts.enquiries).toEqual({ new: 8, contacted: 1, resolved: 1 })
  })

  it('counts each of the last days, whatever became of the enquiry', async () => {
    const { days } = await read()
    const counted = days.filter(({ count }) => count > 0)
    expect(counted).toEqual([
      { day: '2026-11-13', count: 1 },
      { day: '2026-11-14', count: 1 },
      { day: '2026-11-18', count: 1 },
      { day: '2026-11-19', count: 1 },
      { day: '2026-11-20', count: 1 },
      { day: '2026-11-21', count: 3 },
    ])
    await received('2026-08-23T18:29:59.999Z')
    await received('2026-08-23T18:30:00.000Z')
    expect((await read()).days[0]).toEqual({ day: '2026-08-24', count: 1 })
  })

  it('names the states and the designs that most were about, and what is left over', async () => {
    await app.dependencies.db.deleteFrom('enquiry').execute()
    const at = '2026-11-20T06:00:00.000Z'
    const designs: string[] = []
    for (let index = 0; index < 10; index++) designs.push((await createdDesign(app))._id)
    for (const [index, designId] of designs.entries())
      for (let count = 0; count <= index; count++) await received(at, { state: `State ${index}`, designId })
    await received(at, { state: 'state 9' })
    await received('2026-01-01T00:00:00.000Z', { state: 'Long ago', designId: designs[0] })
    const { byState, byDesign } = await read()
    expect(byState).toEqual({
      states: [9, 8, 7, 6, 5, 4, 3, 2].map((index) => ({
        state: `State ${index}`,
        count: index === 9 ? 11 : index + 1,
      })),
      others: 3,
    })
    expect(byDesign).toMatchObject({
      designs: [9, 8, 7, 6, 5, 4, 3, 2].map((index) => ({ _id: designs[index], count: index + 1 })),
      others: 3,
      none: 1,
    })
    expect(byDesign.designs[0]).toMatchObject({
      code: expect.stringMatching(/^ARC-/),
      title: expect.any(String),
    })
  })

  it('counts those about samples and deleted designs too, and leads to them', async () => {
    await app.dependencies.db.deleteFrom('enquiry').execute()
    const { _id: designId, code, title } = await createdDesign(app)
    const [sample] = (await app.visit('/api/samples')).body.data
    const at = '2026-11-20T06:00:00.000Z'
    for (const about of [designId, designId, sample._id]) await received(at, { designId: about })
    await app.delete(`/api/designs/${designId}`)
    const { byDesign } = await read()
    expect(byDesign).toEqual({
      designs: [
        { _id: null, code, title, count: 2 },
        { _id: null, code: sample.code, title: sample.title, count: 1 },
      ],
      others: 0,
      none: 0,
    })
    for (const { code, count } of byDesign.designs)
      expect((await app.get(`/api/enquiries?design=${code.toLowerCase()}`)).body.pagination.total).toBe(count)
  })

  it('shows the six newest enquiries with the design that each is about', async () => {
    const { _id: designId, code, title } = await createdDesign(app)
    for (const name of ['1', '2', '3', '4', '5', '6', '7'])
      await app.post('/api/enquiries', enquiryFields({ name, designId }), '')
    const { newest } = await read()
    expect(newest.map(({ name }) => name)).toEqual(['7', '6', '5', '4', '3', '2'])
    expect(newest[0]).toMatchObject({ design: { code, title } })
  })

  it('names the newest designs of those that something is missing from', async () => {
    const fileId = await uploadedPicture(app)
    const dimensions = { width: 9, depth: 12, unit: 'm' }
    const house = { bedrooms: 3 }
    const whole = { basePrice: 1, images: [{ fileId, alt: 'The court' }], dimensions, house }
    const before = (await read()).gaps
    const lacking = {
      price: await createdDesign(app, { ...whole, basePrice: null }),
      picture: await createdDesign(app, { ...whole, images: [] }),
      alt: await createdDesign(app, { ...whole, images: [{ fileId }] }),
      house: await createdDesign(app, { ...whole, house: null }),
    }
    const { gaps, counts } = await read()
    expect(counts.designs).toBe(15)
    for (const [index, { missing, count, designs }] of gaps.entries()) {
      const { _id, code, title } = lacking[missing]
      expect([missing, count]).toEqual([missing, (before[index]?.count ?? 0) + 1])
      expect(designs[0]).toEqual({ _id, code, title })
      expect(designs.length).toBeLessThanOrEqual(3)
      const list = await app.visit(`/api/designs?missing=${missing}&limit=1`)
      expect(list.body.pagination.total).toBe(count)
    }
  })

  it('ticks the first steps off, one after another', async () => {
    const steps = async () => (await read()).firstSteps
    const { administrator, ...done } = await steps()
    expect(administrator).toBe(adminLogin.email)
    expect(done).toEqual({ contactPhone: false, qrCode: false, password: false, designs: true, mail: false })

    await app.put('/api/settings', { contactPhone: '+91 98765 43210' })
    expect(await steps()).toMatchObject({ contactPhone: true, qrCode: false })
    const scanned = async (upiId: string) => {
      await app.put('/api/settings', { paymentSettings: { upiId } })
      return (await steps()).qrCode
    }
    expect([await scanned('firm@okaxis'), await scanned('')]).toEqual([true, false])
    const qrCodeUrl = await uploadedPicture(app)
    await app.put('/api/settings', { paymentSettings: { bankDetails: { qrCodeUrl } } })
    expect(await steps()).toMatchObject({ qrCode: true, password: false })

    const other = await signedInAccount(app)
    const change = (currentPassword: string, token: string) => {
      const newPassword = 'another password'
      const passwords = { currentPassword, newPassword, confirmPassword: newPassword }
      return app.put('/api/auth/password', passwords, token)
    }
    expect((await change(accountPassword, other.token)).status).toBe(200)
    expect((await change('wrong', app.adminToken)).status).toBe(400)
    expect(await steps()).toMatchObject({ password: false })
    expect((await change(adminLogin.password, app.adminToken)).status).toBe(200)
    expect(await steps()).toMatchObject({ password: true })
  })

  it('asks for three designs to begin with', async () => {
    const { body } = await app.visit('/api/designs')
    const [, ...others] = body.data as Dashboard['gaps'][number]['designs']
    for (const { _id } of others) await app.delete(`/api/designs/${_id}`)
    expect((await read()).firstSteps.designs).toBe(false)
    await createdDesign(app)
    expect((await read()).firstSteps.designs).toBe(false)
    await createdDesign(app)
    expect((await read()).firstSteps.designs).toBe(true)
  })

  it('says to an administrator alone whether enquiries are mailed: with both settings', async () => {
    const mailServer = { SMTP_URL: 'smtp://127.0.0.1:9' }
    const told = async (environment: Record<string, string>) => {
      const other = await startApp(await open(), environment)
      const { body } = await other.get('/api/dashboard')
      expectError(await other.visit('/api/dashboard'), 401, 'Unauthorized access')
      await other.stop()
      return body.data.firstSteps.mail
    }
    expect(await told({})).toBe(false)
    expect(await told(mailServer)).toBe(false)
    expect(await told({ ...mailServer, ENQUIRY_TO: 'studio@example.com' })).toBe(true)
  })
})
