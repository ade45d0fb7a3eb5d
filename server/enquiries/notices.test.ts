import { afterAll, beforeAll, expect, it } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
import { expectError } from '#test/expect-response.ts'
import { enquiryFields, shownNotice } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

onEachDatabase('What an enquirer agreed to', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
    await app.put('/api/settings', { contactEmail: 'studio@example.com', privacyPolicy: '<p>The first</p>' })
  })
  afterAll(() => app.stop())

  const ask = async (fields: Record<string, unknown>) =>
    (await app.post('/api/enquiries', enquiryFields(fields), '')).body
  const beside = () => shownNotice(app)
  const noticeOf = async (id: string) => (await app.get(`/api/enquiries/${id}/notice`)).body.data

  it('is kept with the enquiry: the notice beside the form, the policy of then, and when', async () => {
    const words = await beside()
    expect(words).toContain('studio@example.com')
    const sent = await ask({ agreedTo: words })
    expect(sent.agreedAt).toBe(sent.createdAt)
    await app.put('/api/settings', { privacyPolicy: '<p>The second</p>', websiteName: 'Another firm' })
    expect(await noticeOf(sent._id)).toMatchObject({ words, privacyPolicy: '<p>The first</p>' })
    expect((await app.get(`/api/enquiries/${sent._id}`)).body.data.agreedAt).toBe(sent.createdAt)
  })

  it('is what stood on a page that was opened before the settings changed', async () => {
    const before = await beside()
    await app.put('/api/settings', { websiteName: 'A third name' })
    const sent = await ask({ agreedTo: before })
    expect((await noticeOf(sent._id)).words).toBe(before)
    const now = await ask({ agreedTo: await beside() })
    expect((await noticeOf(now._id)).words).toContain('A third name')
  })

  it('is nothing where no such notice ever stood there', async () => {
    for (const agreedTo of [undefined, '', 'I agree to nothing', 7, null, 'x'.repeat(5000), '\ud800']) {
      const sent = await ask({ agreedTo })
      expect(sent.agreedAt).toBeNull()
      expectError(
        await app.get(`/api/enquiries/${sent._id}/notice`),
        404,
        'This enquiry came without a notice',
      )
    }
  })

  it('is handed over with the rest of what is stored of a person', async () => {
    const words = await beside()
    await ask({ agreedTo: words, phone: '90000 77777' })
    const { data } = (await app.get('/api/people?phone=9000077777')).body
    expect(data.enquiries[0].notice).toMatchObject({ words })
  })

  it('comes along where an enquiry is taken out of spam', async () => {
    const words = await beside()
    await ask({ agreedTo: words, website: 'x', name: 'Taken for spam' })
    const [spam] = (await app.get('/api/spam')).body.data
    expect(spam).not.toHaveProperty('agreedTo')
    const { body } = await app.post(`/api/spam/${spam._id}/accept`)
    expect((await noticeOf(body._id)).words).toBe(words)
  })

  it('does not make two of one enquiry', async () => {
    const fields = enquiryFields()
    const first = await app.post('/api/enquiries', fields, '')
    const again = await app.post('/api/enquiries', { ...fields, agreedTo: await beside() }, '')
    expect(again.body._id).toBe(first.body._id)
  })
})
