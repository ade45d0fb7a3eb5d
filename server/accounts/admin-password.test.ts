import { afterAll, beforeAll, expect, it } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
import { expectError, expectInvalid } from '#test/expect-response.ts'
import { accountPassword, newSession, signedInAccount } from '#test/factories.ts'
import { adminLogin, startApp, type TestApp } from '#test/start-app.ts'

onEachDatabase('The password of another administrator', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  const set = (id: string, newPassword: unknown, confirmPassword = newPassword, token?: string) =>
    app.put(`/api/auth/admins/${id}/password`, { newPassword, confirmPassword }, token)

  it('is set, which ends all of their sessions, and only theirs; the record says who did it for whom', async () => {
    const target = await signedInAccount(app)
    const bystander = await signedInAccount(app)
    const other = await newSession(app, target.id)
    const { status, body } = await set(target.id.toUpperCase(), 'a new one')
    expect([status, body]).toEqual([200, { success: true }])
    for (const token of [target.token, other]) expectError(await app.get('/api/auth/profile', token), 401)
    expect((await app.get('/api/auth/profile', bystander.token)).status).toBe(200)
    expectError(
      await app.post('/api/auth/login', { email: target.email, password: accountPassword }, ''),
      401,
    )
    const [row] = (await app.get(`/api/activity?subject=${target.id}`)).body.data
    expect(await app.signIn(target.email, 'a new one')).toEqual(expect.any(String))
    expect(row).toMatchObject({
      action: 'password-changed',
      account: { name: 'Administrator' },
      subject: { _id: target.id, name: 'Meera Iyer' },
      changes: [],
    })
  })

  it.each([
    ['', '', 'newPassword', 'New password is required'],
    [undefined, undefined, 'newPassword', 'New password is required'],
    ['12345', '12345', 'newPassword', 'Password must be at least 6 characters'],
    ['x'.repeat(201), 'x'.repeat(201), 'newPassword', 'Password must be at most 200 characters'],
    ['123456', 'other', 'confirmPassword', 'Passwords do not match'],
  ])('is not set to %j and %j', async (newPassword, confirmPassword, field, message) => {
    const { id, token } = await signedInAccount(app)
    expectInvalid(await set(id, newPassword, confirmPassword), field, message)
    expect((await app.get('/api/auth/profile', token)).status).toBe(200)
  })

  it('is never the own one: that asks for the current password', async () => {
    const { _id } = (await app.get('/api/auth/profile')).body
    const message = 'Your own password is changed with the current one, under Password.'
    expectError(await set(_id, 'a new one'), 409, message)
    expect(await app.signIn(adminLogin.email, adminLogin.password)).toEqual(expect.any(String))
  })

  it('is set by administrators alone, and for administrators alone', async () => {
    const nobody = await signedInAccount(app, { role: null })
    const target = await signedInAccount(app)
    expectError(await set(target.id, 'a new one', 'a new one', nobody.token), 403)
    expectError(await set(nobody.id, 'a new one'), 404, 'Admin user not found')
    expect((await app.get('/api/auth/profile', nobody.token)).status).toBe(200)
  })
})
