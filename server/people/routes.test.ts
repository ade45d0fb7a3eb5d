import { afterAll, beforeAll, expect, it } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
import { expectError } from '#test/expect-response.ts'
import { enquiryFields } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { forgetPeople } from '../enquiries/retention.ts'

onEachDatabase("A person's data", (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  const ask = async (fields: Record<string, unknown>) =>
    (await app.post('/api/enquiries', enquiryFields(fields), '')).body._id as string

  it('is found by number and address wherever it lies, and deleted for good with all that was noted', async () => {
    const [phone, email] = ['+91 90000 11111', 'Meera@Example.com']
    const kept = await ask({ phone: '9000022222', email: 'other@example.com', name: 'Somebody else' })
    const written = await ask({ phone, email: 'a@example.com', name: 'Meera Iyer' })
    const byMail = await ask({ phone: '9000033333', email, name: 'Meera Iyer' })
    const trashed = await ask({ phone: '090000-11111', email: 'b@example.com', name: 'Meera Iyer' })
    await ask({ phone, website: 'x', name: 'Meera Iyer' })
    await app.post(`/api/enquiries/${written}/notes`, { text: 'Meera calls after six.' })
    await app.delete(`/api/enquiries/${trashed}`)

    const path = `/api/people?${new URLSearchParams({ phone: '9000011111', email: 'meera@example.com' })}`
    const { data } = (await app.get(path)).body
    expect(data.enquiries.map(({ enquiry }: { enquiry: { _id: string } }) => enquiry._id)).toEqual([
      byMail,
      written,
    ])
    expect(data.enquiries[1].notes).toMatchObject([{ text: 'Meera calls after six.' }])
    expect(data.trash).toMatchObject([{ enquiry: [{ id: trashed }] }])
    expect(data.spam).toMatchObject([{ phone }])

    expect((await app.delete(path)).body.data).toEqual({ enquiries: 3, spam: 1 })
    expect((await app.get(path)).body.data).toEqual({ enquiries: [], trash: [], spam: [] })
    expect((await app.get(`/api/enquiries/${kept}`)).status).toBe(200)
    const said = await everyText(app)
    expect(said).toContain('Somebody else')
    for (const text of ['Meera', '11111', '33333']) expect(said).not.toContain(text)
    expect((await app.delete(path)).body.data).toEqual({ enquiries: 0, spam: 0 })
  })

  it('takes along the saved views that look for them, and no others', async () => {
    const save = (name: string, query: string) => app.post('/api/views', { list: 'enquiries', name, query })
    await save('By filter', 'status=new&phone=%2B91+90000+66661')
    await save('By search', 'search=90000-66661')
    await save('By address', 'search=Ravi@example.com')
    await save('Others', 'search=9000066662&state=Kerala')
    await app.delete(`/api/people?${new URLSearchParams({ phone: '9000066661', email: 'ravi@EXAMPLE.com' })}`)
    const { data } = (await app.get('/api/views?list=enquiries')).body
    expect(data.map(({ name }: { name: string }) => name)).toEqual(['Others'])
  })

  it('is found by an address in any letter case, whatever letters it has', async () => {
    const one = await ask({ phone: '9000055551', email: 'ÖZGÜR@büro.example' })
    const other = await ask({ phone: '9000055552', email: 'özgür@BÜRO.example' })
    const kept = await ask({ phone: '9000055553', email: 'ozgur@büro.example' })
    const path = `/api/people?${new URLSearchParams({ email: 'Özgür@Büro.example' })}`
    const { data } = (await app.get(path)).body
    expect(data.enquiries.map(({ enquiry }: { enquiry: { _id: string } }) => enquiry._id)).toEqual([
      other,
      one,
    ])
    expect((await app.delete(path)).body.data).toEqual({ enquiries: 2, spam: 0 })
    expect((await app.get(`/api/enquiries/${kept}`)).status).toBe(200)
  })

  it('is not that of all who gave no number, where a number of noughts stands for none', async () => {
    const { db } = app.dependencies
    const old = await ask({ phone: '9000044444', email: 'old@example.com', city: 'Vapi' })
    await app.put('/api/settings', { enquiryMonths: 1 })
    await forgetPeople(db, new Date(Date.now() + 60 * 24 * 3_600_000))
    const noughts = await ask({ phone: '000 000 0000', email: 'noughts@example.com' })
    const other = await ask({ phone: '0000000', email: 'else@example.com' })
    await ask({ phone: 'none', website: 'x', name: 'In spam' })

    const counts = (await app.get(`/api/enquiries/same-phone?id=${noughts}&id=${other}`)).body.data
    expect(counts).toEqual([])
    for (const query of ['phone=0000000', `samePhoneAs=${noughts}`, `samePhoneAs=${old}`])
      expect((await app.get(`/api/enquiries?${query}`)).body.data).toEqual([])
    const path = `/api/people?${new URLSearchParams({ phone: '000 000 0000', email: 'noughts@example.com' })}`
    const { data } = (await app.get(path)).body
    expect([data.enquiries.length, data.spam]).toEqual([1, []])
    expect((await app.delete(path)).body.data).toEqual({ enquiries: 1, spam: 0 })
    for (const id of [old, other]) expect((await app.get(`/api/enquiries/${id}`)).status).toBe(200)
  })

  it('holds the notes that were deleted and can be restored', async () => {
    const id = await ask({ phone: '9000077777', email: 'noted@example.com' })
    const note = async (text: string) => (await app.post(`/api/enquiries/${id}/notes`, { text })).body._id
    const first = await note('Has moved to Pune.')
    await note('Call after six.')
    await app.delete(`/api/enquiries/${id}/notes/${first}`)
    const { data } = (await app.get('/api/people?phone=9000077777')).body
    expect(data.enquiries[0].notes).toMatchObject([
      { text: 'Has moved to Pune.', deletedAt: expect.stringMatching(/Z$/) },
      { text: 'Call after six.', deletedAt: null },
    ])
    expect((await app.post(`/api/enquiries/${id}/notes/${first}/restore`)).status).toBe(200)
  })

  it('is handed over without a word of who answered', async () => {
    const assignee = (await app.get('/api/auth/profile')).body._id
    const id = await ask({ phone: '9000055555', email: 'answered@example.com' })
    await app.put(`/api/enquiries/${id}`, { assignee })
    const read = async () => (await app.get('/api/people?phone=9000055555')).body.data
    expect((await read()).enquiries[0].enquiry.assignee).toBe(null)
    await app.delete(`/api/enquiries/${id}`)
    const { trash } = await read()
    expect([trash.length, JSON.stringify(trash).includes(assignee)]).toEqual([1, false])
    await app.delete('/api/people?phone=9000055555')
  })

  it('is nobody’s without a number or an address', async () => {
    for (const query of ['', '?phone=', '?email=%20', '?phone=000-0000', '?phone=none'])
      expectError(await app.delete(`/api/people${query}`), 400, 'Name a telephone number or an email address')
  })
})

/** What stands in the tables where a person's words may lie. */
async function everyText({ dependencies: { db } }: TestApp): Promise<string> {
  const tables = ['enquiry', 'enquiryNote', 'trash', 'version', 'spam', 'activity', 'mailQueue'] as const
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
  return JSON.stringify(rows)
}
