import { afterAll, beforeAll, expect, it } from 'vitest'
import { daysAfter, isoDayOf } from '#contract/dates.ts'
import { onEachDatabase } from '#test/databases.ts'
import { expectError, expectInvalid } from '#test/expect-response.ts'
import { enquiryFields } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { forgetPeople } from './retention.ts'

onEachDatabase('A follow-up', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  const inDays = (count: number) => daysAfter(isoDayOf(new Date()), count)

  /** An enquiry that is to be followed up in so many days. @returns its id */
  async function planned(name: string, days: number | null, status = 'contacted'): Promise<string> {
    const { body } = await app.post('/api/enquiries', enquiryFields({ name }), '')
    const followUpOn = days === null ? null : inDays(days)
    expect((await app.put(`/api/enquiries/${body._id}`, { status, followUpOn })).status).toBe(200)
    return body._id
  }

  async function found(query: Record<string, string>): Promise<string[]> {
    const { status, body } = await app.get(`/api/enquiries?${new URLSearchParams(query)}`)
    expect([status, body.pagination.total]).toEqual([200, body.data.length])
    return body.data.map(({ name }: { name: string }) => name)
  }

  it('is a day that is set and cleared by itself, beside the status', async () => {
    const { body } = await app.post('/api/enquiries', enquiryFields(), '')
    const path = `/api/enquiries/${body._id}`
    expect((await app.get(path)).body.data.followUpOn).toBe(null)
    const set = (await app.put(path, { followUpOn: '2026-11-30' })).body
    expect(set).toMatchObject({ status: 'new', followUpOn: '2026-11-30' })
    expect((await app.put(path, { status: 'contacted' })).body.followUpOn).toBe('2026-11-30')
    const { body: cleared } = await app.put(path, { followUpOn: null })
    expect(cleared).toMatchObject({ status: 'contacted', followUpOn: null })
    expectError(
      await app.put(path, { followUpOn: '2026-12-01', updatedAt: set.updatedAt }),
      409,
      'This enquiry was changed by someone else. Reload to see the latest version.',
    )
    expect((await app.get(path)).body.data.followUpOn).toBe(null)
    const { data } = (await app.get(`/api/activity?kind=enquiry&subject=${body._id}`)).body
    expect(data.map(({ changes }: { changes: unknown }) => changes).slice(0, 3)).toEqual([
      [{ field: 'followUpOn', from: '2026-11-30', to: null }],
      [{ field: 'status', from: 'new', to: 'contacted' }],
      [{ field: 'followUpOn', from: null, to: '2026-11-30' }],
    ])
    await app.delete(path)
  })

  it.each(['', '2026-02-30', '30/11/2026', '2026-11-30T09:00:00Z', 5, 'tomorrow'])(
    'is refused where it is %j, which is no day',
    async (followUpOn) => {
      const { body } = await app.post('/api/enquiries', enquiryFields(), '')
      expectInvalid(
        await app.put(`/api/enquiries/${body._id}`, { followUpOn }),
        'followUpOn',
        'Follow-up must be a date like 2026-11-21',
      )
      await app.delete(`/api/enquiries/${body._id}`)
    },
  )

  it('is due today in India and from then on, until the enquiry is resolved', async () => {
    await planned('Late', -3)
    await planned('Today', 0, 'new')
    await planned('Tomorrow', 1)
    await planned('Resolved', -1, 'resolved')
    await planned('None', null)
    expect(await found({ followUp: 'due', sort: 'followUp' })).toEqual(['Late', 'Today'])
    expect(await found({ followUp: 'set', sort: 'followUp' })).toEqual(['Late', 'Today', 'Tomorrow'])
    expect(await found({ followUp: 'due', status: 'new' })).toEqual(['Today'])
    expect(await found({ followUp: 'due', status: 'resolved' })).toEqual([])
    expect(await found({ sort: 'followUp' })).toEqual(['Late', 'Resolved', 'Today', 'Tomorrow', 'None'])
    expect(await found({ sort: 'followUp', search: 'mysuru' })).toHaveLength(5)
    expectInvalid(
      await app.get('/api/enquiries?followUp=soon'),
      'followUp',
      'Follow-up must be one of due, set',
    )
    const { body: counted } = await app.get('/api/enquiries/count-by-status?followUp=due')
    expect(counted.data).toEqual({ new: 1, contacted: 1, resolved: 0 })
    const { body: csv } = await app.get('/api/enquiries/export?format=csv&followUp=due')
    expect(csv.trim().split('\n')).toHaveLength(3)
    const { followUps } = (await app.get('/api/dashboard')).body.data
    expect(followUps.count).toBe(2)
    expect(followUps.first.map(({ name }: { name: string }) => name)).toEqual(['Late', 'Today'])
  })

  it('is not told to who sends the same again', async () => {
    const fields = enquiryFields()
    const { body } = await app.post('/api/enquiries', fields, '')
    await app.put(`/api/enquiries/${body._id}`, { followUpOn: inDays(1) })
    expect((await app.post('/api/enquiries', fields, '')).body).toEqual(body)
    await app.delete(`/api/enquiries/${body._id}`)
  })

  it('comes back with an enquiry out of the trash', async () => {
    const id = await planned('Restored', 2)
    await app.delete(`/api/enquiries/${id}`)
    expect(await found({ followUp: 'set', search: 'restored' })).toEqual([])
    const { body } = await app.get('/api/trash?kind=enquiry')
    const { _id } = body.data.find(({ name }: { name: string }) => name === 'Restored')
    expect((await app.post(`/api/trash/${_id}/restore`, {})).status).toBe(200)
    expect(await found({ followUp: 'set', search: 'restored' })).toEqual(['Restored'])
  })

  it('goes with whose it was, once their time is over', async () => {
    const id = await planned('Zubin Wadia', 0)
    await app.put('/api/settings', { enquiryMonths: 1 })
    const later = new Date()
    later.setUTCFullYear(later.getUTCFullYear() + 1)
    await forgetPeople(app.dependencies.db, later)
    expect((await app.get(`/api/enquiries/${id}`)).body.data).toMatchObject({
      name: 'Anonymous',
      followUpOn: null,
    })
    expect(await found({ followUp: 'set' })).toEqual([])
  })
})
