import { afterAll, beforeAll, expect, it } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
import { enquiryFields } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

const hour = 3_600_000

onEachDatabase('How long visitors waited', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  const read = async () => (await app.get('/api/dashboard')).body.data.answered

  /** Somebody asks so many hours ago, and is answered now. */
  async function answeredAfter(hours: number) {
    const { _id } = (await app.post('/api/enquiries', enquiryFields(), '')).body
    const createdAt = new Date(Date.now() - hours * hour).toISOString()
    await app.dependencies.db.updateTable('enquiry').set({ createdAt }).where('id', '=', _id).execute()
    const answered = await app.put(`/api/enquiries/${_id}`, { status: 'contacted' })
    expect(answered.status).toBe(200)
    return _id as string
  }

  it('is nothing before anybody was answered', async () => {
    await app.post('/api/enquiries', enquiryFields(), '')
    expect(await read()).toEqual({ count: 0, medianMinutes: null })
  })

  it('is what half of them waited at most, until their enquiry first ceased to be new', async () => {
    const first = await answeredAfter(1)
    await answeredAfter(3)
    expect(await read()).toEqual({ count: 2, medianMinutes: 120 })
    await answeredAfter(50)
    expect(await read()).toEqual({ count: 3, medianMinutes: 180 })
    // What becomes of it later is no answer, nor is anything else that is noted.
    await app.put(`/api/enquiries/${first}`, { followUpOn: '2027-01-04' })
    await app.put(`/api/enquiries/${first}`, { status: 'resolved' })
    expect(await read()).toEqual({ count: 3, medianMinutes: 180 })
  })

  it('leaves out what is new again, and what came longer ago', async () => {
    const again = await answeredAfter(10)
    await app.put(`/api/enquiries/${again}`, { status: 'new' })
    await answeredAfter(40 * 24)
    expect(await read()).toEqual({ count: 3, medianMinutes: 180 })
  })
})
