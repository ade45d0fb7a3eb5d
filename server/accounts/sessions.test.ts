import { afterAll, beforeAll, expect, it } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
import { eventually } from '#test/eventually.ts'
import { expectError } from '#test/expect-response.ts'
import { accountPassword, newSession, signedInAccount } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { deleteExpiredSessions } from './repository.ts'
import { hashOf } from './tokens.ts'

const day = 24 * 3600 * 1000

onEachDatabase('Sessions', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  const profile = (token: string) => app.get('/api/auth/profile', token)
  const setLastUse = (token: string, ago: number) =>
    app.dependencies.db
      .updateTable('session')
      .set({ lastUsedAt: new Date(Date.now() - ago).toISOString() })
      .where('tokenHash', '=', hashOf(token))
      .execute()

  it('end seven days after their last use', async () => {
    const { token } = await signedInAccount(app)
    await setLastUse(token, 7 * day + 1000)
    expectError(await profile(token), 401, 'Unauthorized access')
  })

  it('last as long as they are used', async () => {
    const { token } = await signedInAccount(app)
    await setLastUse(token, 7 * day - 60_000)
    expect((await profile(token)).status).toBe(200)
    await eventually(async () => {
      const { lastUsedAt } = await app.dependencies.db
        .selectFrom('session')
        .select('lastUsedAt')
        .where('tokenHash', '=', hashOf(token))
        .executeTakeFirstOrThrow()
      expect(Date.now() - Date.parse(lastUsedAt)).toBeLessThan(60_000)
    })
  })

  it('end ninety days after they began, though they are used', async () => {
    const { token } = await signedInAccount(app)
    const began = (ago: number) =>
      app.dependencies.db
        .updateTable('session')
        .set({ createdAt: new Date(Date.now() - ago).toISOString() })
        .where('tokenHash', '=', hashOf(token))
        .execute()
    await began(90 * day - 60_000)
    expect((await profile(token)).status).toBe(200)
    await began(90 * day + 1000)
    expectError(await profile(token), 401, 'Unauthorized access')
    await deleteExpiredSessions(app.dependencies.db)
    const left = app.dependencies.db.selectFrom('session').selectAll().where('tokenHash', '=', hashOf(token))
    expect(await left.execute()).toEqual([])
  })

  it.each(['X-Appwrite-JWT', 'X-Appwrite-Key'])('end with a logout by %s', async (header) => {
    const { id, token } = await signedInAccount(app)
    const other = await newSession(app, id)
    const response = await app.call('POST', '/api/auth/logout', undefined, '', { [header]: token })
    expect(response.body).toEqual({ success: true })
    expectError(await profile(token), 401)
    expect((await profile(other)).status).toBe(200)
  })

  it('end with a logout, and only that one', async () => {
    const { id, token } = await signedInAccount(app)
    const other = await newSession(app, id)
    expect((await app.post('/api/auth/logout', undefined, token)).body).toEqual({ success: true })
    expectError(await profile(token), 401)
    expect((await profile(other)).status).toBe(200)
  })

  it('end with a changed password, but for the one that changed it', async () => {
    const { id, token, email } = await signedInAccount(app)
    const others = [await newSession(app, id), await newSession(app, id)]
    const stranger = await signedInAccount(app)
    const change = {
      currentPassword: accountPassword,
      newPassword: 'öäü-🏠-house',
      confirmPassword: 'öäü-🏠-house',
    }
    expect((await app.put('/api/auth/password', change, token)).body).toEqual({ success: true })
    for (const other of others) expectError(await profile(other), 401)
    for (const kept of [token, stranger.token]) expect((await profile(kept)).status).toBe(200)
    expect(await app.signIn(email, 'öäü-🏠-house')).toEqual(expect.any(String))
    expectError(await app.post('/api/auth/login', { email, password: accountPassword }, ''), 401)
  })

  it('end with their account', async () => {
    const { id, token } = await signedInAccount(app)
    expect((await app.delete(`/api/auth/admins/${id}`)).body).toEqual({ success: true, data: { _id: id } })
    expectError(await profile(token), 401)
  })

  it('a sign-in with the old password that a change overtakes opens nothing', async () => {
    const { token, email } = await signedInAccount(app)
    const change = {
      currentPassword: accountPassword,
      newPassword: 'a new one',
      confirmPassword: 'a new one',
    }
    const [changed, ...signIns] = await Promise.all([
      app.put('/api/auth/password', change, token),
      ...Array.from({ length: 4 }, () =>
        app.post('/api/auth/login', { email, password: accountPassword }, ''),
      ),
    ])
    expect(changed.status).toBe(200)
    for (const { status, body } of signIns) {
      if (status === 200) expectError(await profile(body.token), 401)
      else expect(status).toBe(401)
    }
  })

  it('an account deleted while its password changes is no failure of the server', async () => {
    const { id, token } = await signedInAccount(app)
    const change = {
      currentPassword: accountPassword,
      newPassword: 'a new one',
      confirmPassword: 'a new one',
    }
    const [changed] = await Promise.all([
      app.put('/api/auth/password', change, token),
      app.delete(`/api/auth/admins/${id}`),
    ])
    expect(changed.status).toBeLessThan(500)
  })

  it.each(['x', 'é', 'a'.repeat(5000), `'--`])(
    'no token, an unknown one or a broken one is told apart: %s',
    async (token) => {
      expectError(await app.call('GET', '/api/auth/profile', undefined, '', { authorization: token }), 401)
      expectError(
        await app.call('GET', '/api/auth/profile', undefined, '', { authorization: `Basic ${token}` }),
        401,
      )
      expectError(await profile(token), 401, 'Unauthorized access')
      expectError(await app.visit('/api/auth/profile'), 401, 'Unauthorized access')
    },
  )

  it('a public call ignores a token that is unknown, ended or revoked', async () => {
    const { token } = await signedInAccount(app)
    await setLastUse(token, 8 * day)
    for (const stale of ['unknown', token])
      for (const path of [
        '/api/designs',
        '/api/designs/random',
        '/api/categories',
        '/api/services',
        '/api/pricing',
        '/api/testimonials',
        '/api/settings',
        '/api/banners/active',
        '/api/health',
      ])
        expect([path, (await app.get(path, stale)).status]).toEqual([path, 200])
    expect((await app.post('/api/auth/logout', undefined, token)).status).toBe(200)
  })
})
