import { afterAll, beforeAll, expect, it } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
import { expectError, expectInvalid } from '#test/expect-response.ts'
import { signedInAccount } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

onEachDatabase('Quick replies', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  const taken = 'A quick reply with this name already exists'
  const create = (name: unknown, text: unknown = 'Hello {name}', token?: string) =>
    app.post('/api/replies', { name, text }, token)
  const change = (id: string, body: object) => app.put(`/api/replies/${id}`, body)
  const replies = async (token?: string) => (await app.get('/api/replies', token)).body.data
  const namesOf = async () => (await replies()).map(({ name }: { name: string }) => name)
  async function clear() {
    for (const { _id } of await replies()) await app.delete(`/api/replies/${_id}`)
  }

  it('are kept under a name, told by name, and never stored on the way', async () => {
    const text = 'Hello {name},\n\nThank you for {enquiry}: {link}\n\nRegards,\n{firm}'
    const made = await create('  Fees and stages ', `${text}\n`)
    expect([made.status, made.body]).toEqual([
      201,
      {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        name: 'Fees and stages',
        text,
        updatedAt: expect.any(String),
      },
    ])
    await create('आपका स्वागत है')
    await create('assign a surveyor')
    const listed = await app.get('/api/replies')
    expect(listed.body.data).toContainEqual(made.body)
    expect(await namesOf()).toEqual(['assign a surveyor', 'Fees and stages', 'आपका स्वागत है'])
    expect(listed.headers.get('cache-control')).toContain('no-store')
    expectError(await app.get('/api/replies', ''), 401, 'Unauthorized access')
  })

  it('are written and read by whoever answers enquiries, all the same ones', async () => {
    await clear()
    const { token } = await signedInAccount(app, { role: 'enquiries' })
    const { status, body } = await create('Ours', 'Hello', token)
    expect(status).toBe(201)
    expect(await replies()).toEqual([body])
    const path = `/api/replies/${body._id.toUpperCase()}`
    expect((await app.put(path, { name: 'Everybody’s' }, token)).body).toMatchObject({ name: 'Everybody’s' })
    expect((await app.delete(path, token)).body).toEqual({ success: true, data: { _id: body._id } })
    expectError(await app.delete(path, token), 404, 'Quick reply not found')
    expectError(await change(body._id, { name: 'Gone' }), 404, 'Quick reply not found')
    expect(await replies()).toEqual([])
  })

  it('change in what is sent alone, and not over what was changed meanwhile', async () => {
    await clear()
    const { body: before } = await create('Fees', 'One')
    const { body } = await change(before._id, { text: 'Two', updatedAt: before.updatedAt })
    expect(body).toEqual({ ...before, text: 'Two', updatedAt: expect.any(String) })
    expect(Date.parse(body.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt))
    const late = await change(before._id, { text: 'Three', updatedAt: before.updatedAt })
    expectError(late, 409, 'This quick reply was changed by someone else. Reload to see the latest version.')
    expect(late.body.code).toBe('changed-meanwhile')
    expect(await replies()).toEqual([body])
    expect((await change(before._id, { name: 'FEES' })).body).toMatchObject({ name: 'FEES', text: 'Two' })
  })

  it('have names of which no two are alike in any letter case, also where they come at once', async () => {
    await clear()
    const made = await Promise.all(['Fees', 'fees', ' FEES '].map((name) => create(name)))
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const refused = made.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ code: 'name-taken', message: taken, errors: { name: taken } })
    const { body } = await create('Stages')
    const renamed = await change(body._id, { name: 'fEES' })
    expect([renamed.status, renamed.body.errors]).toEqual([409, { name: taken }])
  })

  it('have a name and a text of bounded length', async () => {
    await clear()
    for (const empty of [undefined, null, '', ' ', '\u200b']) {
      expectInvalid(await create(empty), 'name', 'Name is required')
      expectInvalid(await create('a', empty ?? null), 'text', 'Text is required')
    }
    expect((await create('ಮ'.repeat(60), 'x'.repeat(2000))).status).toBe(201)
    expectInvalid(await create('ಮ'.repeat(61)), 'name', 'Name must be at most 60 characters')
    expectInvalid(await create('a', 'x'.repeat(2001)), 'text', 'Text must be at most 2000 characters')
    expectInvalid(await create('a', 5), 'text', 'Text must be text')
  })

  it.each([
    ['Hello {Name}', '{Name}'],
    ['{nom}', '{nom}'],
    ['{name} {first name}', '{first name}'],
    ['{नाम}', '{नाम}'],
    ['{}', '{}'],
  ])('refuse %j, which has a placeholder that nobody knows', async (text, unknown) => {
    const said = `${unknown} stands for nothing here; there is {name}, {enquiry}, {link}, {firm}`
    expectInvalid(await create('Unknown', text), 'text', said)
  })

  it('take braces that nothing closes', async () => {
    await clear()
    expect((await create('Braces', 'Hello :-{ {name} }')).status).toBe(201)
  })

  it('are at most thirty, however many are created at once', async () => {
    await clear()
    const names = Array.from({ length: 33 }, (_, index) => `Reply ${index}`)
    const made = await Promise.all(names.map((name) => create(name)))
    const refused = made.filter(({ status }) => status !== 201)
    expect(refused).toHaveLength(3)
    for (const response of refused)
      expectInvalid(response, 'name', 'There are 30 quick replies already. Delete one first.')
    const [first] = await replies()
    expect((await change(first._id, { text: 'Changed' })).status).toBe(200)
    expect(await namesOf()).toHaveLength(30)
  })

  it('are made once by a call whose answer was lost', async () => {
    await clear()
    const send = () =>
      app.request('/api/replies', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${app.adminToken}`,
          'content-type': 'application/json',
          'idempotency-key': 'a',
        },
        body: JSON.stringify({ name: 'Once', text: 'Hello' }),
      })
    const [first, second] = [await (await send()).json(), await (await send()).json()]
    expect(second).toEqual(first)
    expect(await namesOf()).toEqual(['Once'])
  })
})
