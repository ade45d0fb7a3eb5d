import { afterAll, beforeAll, expect, it } from 'vitest'
import { onEachDatabase } from './databases.ts'
import { expectError, expectInvalid } from './expect-response.ts'
import {
  bannerFields,
  createdDesign,
  enquiryFields,
  serviceFields,
  testimonialFields,
  uploadedPicture,
} from './factories.ts'
import { startApp, type TestApp } from './start-app.ts'

/** Every document that can be edited: what it calls itself, a change of it, and where it is made and read. */
const editable = [
  { name: 'design', change: { title: 'A new title' }, at: '/api/designs/' },
  { name: 'category', change: { description: 'A new one' }, at: '/api/categories/' },
  { name: 'service', change: { title: 'A new title' }, at: '/api/services/' },
  { name: 'testimonial', change: { content: 'A new one' }, at: '/api/testimonials/' },
  { name: 'banner', change: { title: 'A new title' }, at: '/api/banners/' },
  { name: 'banner', change: { isActive: true }, at: '/api/banners/', action: '/activate' },
  { name: 'enquiry', change: { status: 'contacted' }, at: '/api/enquiries/' },
  { name: 'profile', change: { phone: '12345' }, at: '/api/auth/profile' },
  { name: 'page', change: { websiteName: 'A new name' }, at: '/api/settings' },
]

onEachDatabase('Racing edits', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  it.each(editable)('of a $name $action are not lost silently', async ({ name, change, at, action = '' }) => {
    const path = at.endsWith('/') ? `${at}${await created(name)}` : at
    const read = async () => {
      const { body } = await app.get(path)
      return body.data ?? body
    }
    const save = (fields: object) => app.put(`${path}${action}`, fields)

    const { updatedAt: first } = await read()
    const saved = await save({ ...change, updatedAt: first })
    expect(saved).toMatchObject({ status: 200, body: change })
    expect(Date.parse(saved.body.updatedAt)).toBeGreaterThan(Date.parse(first))

    const before = await read()
    expectError(
      await save({ ...change, updatedAt: first }),
      409,
      `This ${name} was changed by someone else. Reload to see the latest version.`,
    )
    expect(await read()).toEqual(before)

    expect((await save(change)).status).toBe(200)
    const { updatedAt: latest } = await read()
    const inIndia = new Date(Date.parse(latest) + 5.5 * 3600 * 1000).toISOString().replace('Z', '+05:30')
    expect((await save({ ...change, updatedAt: inIndia })).status).toBe(200)
    for (const updatedAt of ['yesterday', '', null, 5, '2026-02-30T00:00:00Z', '21 Nov 2026'])
      expectInvalid(await save({ ...change, updatedAt }), 'updatedAt', 'updatedAt must be a date')
  })

  it.each(editable)(
    'of a $name $action made at once let one win',
    async ({ name, change, at, action = '' }) => {
      const path = at.endsWith('/') ? `${at}${await created(name)}` : at
      const { body } = await app.get(path)
      const { updatedAt } = body.data ?? body
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => app.put(`${path}${action}`, { ...change, updatedAt })),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    },
  )

  it.each(editable.slice(0, 7))(
    'of a $name that is deleted meanwhile break nothing',
    async ({ name, change, at }) => {
      const path = `${at}${await created(name)}`
      const [deleted, ...changed] = await Promise.all([
        app.delete(path),
        app.put(path, change),
        app.put(path, change),
        app.delete(path),
        app.get(path),
      ])
      expect([200, 404]).toContain(deleted.status)
      for (const { status } of changed) expect([200, 404]).toContain(status)
      expectError(await app.get(path), 404)
    },
  )

  it('of documents that show the same files, made at once, do not stand in each other’s way', async () => {
    const [one, other] = [await uploadedPicture(app), await uploadedPicture(app)]
    const ids = [await created('testimonial'), await created('testimonial')]
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all([
        app.put(`/api/testimonials/${ids[0]}`, { media: [one], avatar: other }),
        app.put(`/api/testimonials/${ids[1]}`, { media: [other], avatar: one }),
        app.put(`/api/testimonials/${ids[0]}`, { media: [], avatar: null }),
        app.put(`/api/testimonials/${ids[1]}`, { media: [one, other], avatar: null }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    }
  })

  async function created(name: string): Promise<string> {
    if (name === 'design') return (await createdDesign(app))._id
    const { body } = await app.post(...(await creation(name)))
    return body._id
  }

  async function creation(name: string): Promise<[path: string, body: object]> {
    if (name === 'category') return ['/api/categories', { name: `Category ${Math.random()}` }]
    if (name === 'service') return ['/api/services', serviceFields()]
    if (name === 'testimonial') return ['/api/testimonials', testimonialFields()]
    if (name === 'banner') return ['/api/banners', bannerFields(await uploadedPicture(app))]
    return ['/api/enquiries', enquiryFields()]
  }
})
