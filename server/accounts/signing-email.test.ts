import { afterAll, beforeAll, expect, it } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
import { expectError, expectInvalid } from '#test/expect-response.ts'
import { accountPassword, beganBefore, newSession, signedInAccount } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

onEachDatabase('The email that signs in', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  const save = (fields: object, token: string) => app.put('/api/auth/profile', fields, token)

  it('is not changed without the password half an hour after the sign-in, and nothing else of such a body is', async () => {
    const { token, email } = await signedInAccount(app)
    await beganBefore(app, 31)
    const change = { email: 'thief@example.com', name: 'Thief' }
    expectInvalid(await save(change, token), 'currentPassword', 'Current password is required')
    for (const [currentPassword, message] of [
      ['', 'Current password is required'],
      ['not it', 'Current password is incorrect'],
    ])
      expectInvalid(await save({ ...change, currentPassword }, token), 'currentPassword', message ?? '')
    expect((await app.get('/api/auth/profile', token)).body).toMatchObject({ email, name: 'Meera Iyer' })
  })

  it('is changed without it just after the sign-in, but with no wrong one', async () => {
    const { id, token, email } = await signedInAccount(app)
    const other = await newSession(app, id)
    await beganBefore(app, 29)
    const change = { email: `new-${email}` }
    expectInvalid(
      await save({ ...change, currentPassword: 'not it' }, token),
      'currentPassword',
      'Current password is incorrect',
    )
    const { status, body } = await save(change, token)
    expect([status, body.email]).toEqual([200, change.email])
    expectError(await app.get('/api/auth/profile', other), 401)
  })

  it('is changed with it; the record says so, and every other session ends', async () => {
    const { id, token } = await signedInAccount(app)
    await beganBefore(app, 31)
    const other = await newSession(app, id)
    const change = { email: 'moved@example.com', currentPassword: accountPassword }
    const { status, body } = await save(change, token)
    expect([status, body.email]).toEqual([200, 'moved@example.com'])
    expect(Object.keys(body)).not.toContain('currentPassword')
    expect((await app.get('/api/auth/profile', token)).status).toBe(200)
    expectError(await app.get('/api/auth/profile', other), 401)
    const [row] = (await app.get(`/api/activity?subject=${id}`)).body.data
    expect(await app.signIn('moved@example.com', accountPassword)).toEqual(expect.any(String))
    expect(row).toMatchObject({ action: 'updated', kind: 'account', changes: [{ field: 'email' }] })
  })

  it('asks for none where it stays the same, whatever else changes', async () => {
    const { id, token, email } = await signedInAccount(app)
    const other = await newSession(app, id)
    for (const fields of [{ email, phone: '12345' }, { email: ` ${email.toUpperCase()} ` }, { name: 'Nila' }])
      expect((await save(fields, token)).status).toBe(200)
    expect((await app.get('/api/auth/profile', other)).status).toBe(200)
  })

  it('is not brought back without the password by a change that overtakes another', async () => {
    const { token, email } = await signedInAccount(app)
    await beganBefore(app, 31)
    const [moved, kept] = await Promise.all([
      save({ email: `new-${email}`, currentPassword: accountPassword }, token),
      save({ email, phone: '12345' }, token),
    ])
    expect(moved.status).toBe(200)
    if (kept.status !== 200) expectInvalid(kept, 'currentPassword', 'Current password is required')
    expect((await app.get('/api/auth/profile', token)).body.email).toBe(`new-${email}`)
  })
})

onEachDatabase('Wrong current passwords', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  const tooMany = 'Too many wrong passwords. Please try again later.'
  const passwordWith = (currentPassword: string) => ({
    currentPassword,
    newPassword: '123456',
    confirmPassword: '123456',
  })
  const change = (currentPassword: string, token: string) =>
    app.put('/api/auth/password', passwordWith(currentPassword), token)
  const move = (currentPassword: string, token: string) =>
    app.put('/api/auth/profile', { email: 'moved@example.com', currentPassword }, token)

  it('are refused for a while after ten in a row, and the right one too', async () => {
    const { id, token } = await signedInAccount(app)
    const statuses = []
    for (let tried = 0; tried < 20; tried++)
      statuses.push((await (tried % 2 ? move : change)('wrong', token)).status)
    expect(statuses).toEqual([...Array(10).fill(400), ...Array(10).fill(429)])
    for (const response of [await change(accountPassword, token), await move(accountPassword, token)]) {
      expectError(response, 429, tooMany)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(14 * 60)
    }
    const ownersSession = await newSession(app, id)
    expect((await change(accountPassword, ownersSession)).status).toBe(200)
  })

  it('are not outrun by many at once', async () => {
    const { token } = await signedInAccount(app)
    const answers = await Promise.all(Array.from({ length: 14 }, () => change('wrong', token)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.sort()).toEqual([...Array(10).fill(400), ...Array(4).fill(429)])
  })
})
