import { afterEach, describe, expect, it } from 'vitest'
import { onEachDatabase, openBegunSqlite, type TestDatabase } from '#test/databases.ts'
import { expectError, expectInvalid } from '#test/expect-response.ts'
import { accountPassword, signedInAccount } from '#test/factories.ts'
import { adminLogin, startApp, type TestApp } from '#test/start-app.ts'

let app: TestApp
afterEach(() => app.stop())

const start = async (open: () => Promise<TestDatabase>) => {
  app = await startApp(await open(), { TRUST_PROXY: '1' })
}

const logIn = (email: unknown, password: unknown, address = '198.51.100.1') =>
  app.call('POST', '/api/auth/login', { email, password }, '', { 'x-forwarded-for': address })

onEachDatabase('Signing in', (open) => {
  it('answers a token and the account, whatever the letter case of the email', async () => {
    await start(open)
    const { status, body } = await logIn('  ADMIN@Example.com ', adminLogin.password)
    expect([status, Object.keys(body).sort()]).toEqual([200, ['_id', 'email', 'isAdmin', 'name', 'token']])
    expect(body).toMatchObject({ email: adminLogin.email, isAdmin: true })
    expect((await app.get('/api/auth/profile', body.token)).body._id).toBe(body._id)
  })

  it('keeps a token only as a hash', async () => {
    await start(open)
    const { body } = await logIn(adminLogin.email, adminLogin.password)
    const sessions = await app.dependencies.db.selectFrom('session').selectAll().execute()
    expect(sessions).toHaveLength(2)
    expect(JSON.stringify(sessions)).not.toContain(body.token)
  })

  it('says the same of a wrong email and of a wrong password', async () => {
    await start(open)
    for (const [email, password] of [
      ['nobody@example.com', adminLogin.password],
      [adminLogin.email, `${adminLogin.password} `],
      [adminLogin.email, 'x'.repeat(100_000)],
      ['not an email', 'x'],
      [`' or 1=1 --`, 'x'],
    ]) {
      const response = await logIn(email, password)
      expectError(response, 401, 'Invalid email or password')
      expect(response.body.errors).toBeUndefined()
    }
  })

  it('gives a non-admin a token that opens its own profile, password and logout alone', async () => {
    await start(open)
    const account = await signedInAccount(app, { role: null })
    const { status, body } = await logIn(account.email, accountPassword)
    expect([status, body.isAdmin]).toEqual([200, false])
    expect((await app.get('/api/auth/profile', body.token)).body).toMatchObject({
      _id: account.id,
      isAdmin: false,
    })
    expectError(await app.get('/api/auth/admins', body.token), 403, 'Admin privileges required')
    expect((await app.post('/api/auth/logout', undefined, body.token)).status).toBe(200)
    expectError(await app.get('/api/auth/profile', body.token), 401)
  })

  it('an account deleted while it signs in is simply not signed in', async () => {
    await start(open)
    const account = await signedInAccount(app)
    const signingIn = logIn(account.email, accountPassword)
    await app.delete(`/api/auth/admins/${account.id}`)
    const response = await signingIn
    if (response.status !== 200) expectError(response, 401, 'Invalid email or password')
    else expectError(await app.get('/api/auth/profile', response.body.token), 401)
  })
})

describe('A sign-in that cannot be read', () => {
  it('names what is missing', async () => {
    await start(openBegunSqlite)
    expectInvalid(await logIn(undefined, 'x'), 'email', 'Email is required')
    expectInvalid(await logIn('  ', 'x'), 'email', 'Email is required')
    expectInvalid(await logIn('a@example.com', ''), 'password', 'Password is required')
    expectInvalid(await logIn('a@example.com', 5), 'password', 'Password is required')
    expectError(await logIn('a\u0000@example.com', 'x'), 400)
  })
})
