import { afterAll, beforeAll, expect, it } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
import { expectError, expectInvalid } from '#test/expect-response.ts'
import { signedInAccount } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

onEachDatabase('Saved views', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  const save = (token: string, name: unknown, query: unknown = 'status=new', list = 'enquiries') =>
    app.post('/api/views', { list, name, query }, token)
  const viewsOf = async (token: string, list = 'enquiries') =>
    (await app.get(`/api/views?list=${list}`, token)).body.data
  const namesOf = async (token: string, list?: string) =>
    (await viewsOf(token, list)).map(({ name }: { name: string }) => name)

  it('are kept of each list under a name, and told by name', async () => {
    const { token } = await signedInAccount(app)
    const first = await save(token, '  New this week ', 'status=new&received=week')
    const view = { list: 'enquiries', name: 'New this week', query: 'status=new&received=week' }
    expect([first.status, first.body]).toEqual([
      201,
      { _id: expect.stringMatching(/^[0-9a-f]{24}$/), ...view },
    ])
    await save(token, 'केरल के लोग', 'state=Kerala')
    await save(token, 'from Goa', 'state=Goa')
    await save(token, 'Drafts', 'status=draft', 'designs')
    expect(await viewsOf(token)).toContainEqual(first.body)
    expect(await namesOf(token)).toEqual(['from Goa', 'New this week', 'केरल के लोग'])
    expect(await namesOf(token, 'designs')).toEqual(['Drafts'])
  })

  it('take the place of one of the same name in any letter case, of the same list alone', async () => {
    const { token } = await signedInAccount(app)
    const { body: before } = await save(token, 'Mine')
    await save(token, 'Mine', 'featured=true', 'designs')
    const { status, body } = await save(token, 'MINE', 'status=contacted')
    expect([status, body]).toEqual([200, { ...before, name: 'MINE', query: 'status=contacted' }])
    expect(await viewsOf(token)).toEqual([body])
    expect(await viewsOf(token, 'designs')).toMatchObject([{ name: 'Mine', query: 'featured=true' }])
  })

  it.each([
    ['enquiries', '?sort=name&status=new&page=7&limit=500&unknown=1', 'status=new&sort=name'],
    ['enquiries', 'from=2026-11-01&status=new&status=resolved&state=', 'status=new&from=2026-11-01'],
    ['enquiries', 'search=%E0%A4%95&search=x&categorySlug=villa', 'search=%E0%A4%95'],
    ['enquiries', 'page=2', ''],
    ['designs', 'missing=alt&near=true&id=x&received=week&status=any', 'status=any&missing=alt'],
    ['designs', '%00&search=%00&%ff=%', 'search=%00'],
  ])('keep of the %s %j what the list knows: %j', async (list, query, kept) => {
    const { token } = await signedInAccount(app)
    expect((await save(token, 'One', query, list)).body.query).toBe(kept)
  })

  it('are the account’s own, and go with it', async () => {
    const [asha, ravi] = [await signedInAccount(app), await signedInAccount(app)]
    const { body: view } = await save(asha.token, 'Mine')
    expect(await viewsOf(ravi.token)).toEqual([])
    expectError(await app.delete(`/api/views/${view._id}`, ravi.token), 404, 'View not found')
    expect(await viewsOf(asha.token)).toEqual([view])
    const { body } = await app.delete(`/api/views/${view._id.toUpperCase()}`, asha.token)
    expect(body).toEqual({ success: true, data: { _id: view._id } })
    expectError(await app.delete(`/api/views/${view._id}`, asha.token), 404, 'View not found')
    expect(await viewsOf(asha.token)).toEqual([])

    await save(asha.token, 'Again')
    await app.delete(`/api/auth/admins/${asha.id}`)
    const rows = app.dependencies.db.selectFrom('savedView').select('id').where('accountId', '=', asha.id)
    expect(await rows.execute()).toEqual([])
  })

  it('are of the lists that the role may read', async () => {
    const { token } = await signedInAccount(app, { role: 'enquiries' })
    expect((await save(token, 'Mine')).status).toBe(201)
    for (const refused of [
      await save(token, 'Mine', '', 'designs'),
      await app.get('/api/views?list=designs', token),
    ])
      expectError(refused, 403, 'You are not allowed to do this')
    const lists = 'List must be one of enquiries, designs'
    expectInvalid(await save(token, 'Mine', '', 'accounts'), 'list', lists)
    expectInvalid(await app.get('/api/views', token), 'list', lists)
  })

  it('have a name of 1 to 60 characters and a query of at most 2000, also as it is stored', async () => {
    const { token } = await signedInAccount(app)
    for (const name of [undefined, null, '', ' ', '\u200b'])
      expectInvalid(await save(token, name), 'name', 'Name is required')
    expect((await save(token, 'ಮ'.repeat(60))).status).toBe(201)
    expectInvalid(await save(token, 'ಮ'.repeat(61)), 'name', 'Name must be at most 60 characters')
    expectInvalid(await save(token, 'a', 5), 'query', 'Query must be text')
    const tooLong = 'Query must be at most 2000 characters'
    expect((await save(token, 'b', `state=${'x'.repeat(1994)}`)).status).toBe(201)
    expectInvalid(await save(token, 'c', `state=${'x'.repeat(1995)}`), 'query', tooLong)
    expectInvalid(await save(token, 'd', `state=${'क'.repeat(300)}`), 'query', tooLong)
    expect(await namesOf(token)).toEqual(['b', 'ಮ'.repeat(60)])
  })

  it('are at most twenty of a list, however many are saved at once', async () => {
    const { token } = await signedInAccount(app)
    const names = Array.from({ length: 23 }, (_, index) => `View ${index}`)
    const saved = await Promise.all(names.map((name) => save(token, name)))
    const refused = saved.filter(({ status }) => status !== 201)
    expect(refused).toHaveLength(3)
    for (const response of refused)
      expectInvalid(response, 'name', 'There are 20 saved views of this list already. Delete one first.')
    const [first] = await namesOf(token)
    expect((await save(token, first.toUpperCase())).status).toBe(200)
    expect((await save(token, 'Another', '', 'designs')).status).toBe(201)
    expect(await namesOf(token)).toHaveLength(20)
  })

  it('are one where the same name is saved twice at once', async () => {
    const { token } = await signedInAccount(app)
    const saved = await Promise.all(['Mine', 'mine', 'MINE'].map((name) => save(token, name)))
    expect(saved.map(({ status }) => status).sort()).toEqual([200, 200, 201])
    expect(await viewsOf(token)).toHaveLength(1)
  })
})
