import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
import { createdDesign, enquiryFields, uploadedPicture } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

onEachDatabase('The same enquiry sent again', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterEach(() => vi.useRealTimers())
  afterAll(() => app.stop())

  const send = (fields: object) => app.post('/api/enquiries', fields, '')
  const total = async () => (await app.get('/api/enquiries?limit=1')).body.pagination.total as number

  it('within ten minutes is stored once, however it is written, and answered as it was at first', async () => {
    const fields = enquiryFields({ phone: '98765 43210' })
    const { body: first } = await send(fields)
    await app.put(`/api/enquiries/${first._id}`, { status: 'contacted' })
    const before = await total()
    const again = { ...fields, name: ' asha  rao', email: 'Asha@Example.com', phone: '+919876543210' }
    for (const body of [fields, again]) expect(await send(body)).toMatchObject({ status: 201, body: first })
    expect(await total()).toBe(before)
    expect((await app.get(`/api/enquiries/${first._id}`)).body.data.status).toBe('contacted')
    const { body: record } = await app.get(`/api/activity?subject=${first._id}`)
    expect(record.data.map(({ action }: { action: string }) => action)).toEqual(['updated', 'received'])
  })

  it('after ten minutes, about another design, or with another word, is another', async () => {
    const fields = enquiryFields()
    const [one, two] = [await createdDesign(app), await createdDesign(app)]
    const ids = [(await send(fields)).body._id]
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.now() + 10 * 60_000 + 1000)
    for (const other of [{}, { designId: one._id }, { designId: two._id }, { city: 'Mandya' }])
      ids.push((await send({ ...fields, ...other })).body._id)
    expect(new Set(ids).size).toBe(5)
  })

  it('at once is stored once, also about a design', async () => {
    const design = await createdDesign(app, { images: [await uploadedPicture(app)] })
    const fields = enquiryFields({ designId: design._id })
    const before = await total()
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(fields)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body._id}`)).size).toBe(1)
    expect(await total()).toBe(before + 1)
  })

  it('is stored anew where it was deleted', async () => {
    const fields = enquiryFields()
    const { body } = await send(fields)
    await app.delete(`/api/enquiries/${body._id}`)
    expect((await send(fields)).body._id).not.toBe(body._id)
  })
})
