import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
import { expectError, expectInvalid } from '#test/expect-response.ts'
import { accountPassword, newSession, signedInAccount } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { newSecret, stepOf, uriOf } from './second-factor.ts'

const wrong = 'This code is wrong or was used already.'

/** What an authenticator shows so many seconds from now. */
const shown = (secret: string, seconds = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + seconds * 1000 })

onEachDatabase('A second factor', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open(), { TRUST_PROXY: '1' })
  })
  afterAll(() => app.stop())

  let net = 0
  const logIn = (email: string, code?: string, address = `198.51.100.${++net % 250}`) =>
    app.call('POST', '/api/auth/login', { email, password: accountPassword, code }, '', {
      'x-forwarded-for': address,
    })
  const begin = (token: string, currentPassword = accountPassword) =>
    app.post('/api/auth/second-factor', { currentPassword }, token)
  const confirm = (token: string, code: string) =>
    app.post('/api/auth/second-factor/confirmation', { code }, token)
  const remove = (token: string, code: string, currentPassword = accountPassword) =>
    app.post('/api/auth/second-factor/removal', { currentPassword, code }, token)
  const stateOf = async (token: string) => (await app.get('/api/auth/second-factor', token)).body.data

  /** Confirmed with the code of thirty seconds ago, so that the present one is not used yet. */
  async function protectedAccount() {
    const account = await signedInAccount(app)
    const { secret } = (await begin(account.token)).body.data
    const { body } = await confirm(account.token, shown(secret, -30))
    return { ...account, secret, recoveryCodes: body.data.recoveryCodes as string[] }
  }

  it('is set up with the password and confirmed by a code; from then on signing in asks for one', async () => {
    const { token, email } = await signedInAccount(app)
    expectInvalid(await begin(token, 'wrong'), 'currentPassword', 'Current password is incorrect')
    const { data } = (await begin(token)).body
    expect(data.uri).toContain(`secret=${data.secret}`)
    expect((await logIn(email)).status).toBe(200)
    expectInvalid(await confirm(token, '000000'), 'code', wrong)
    const { status, body } = await confirm(token, shown(data.secret, -30))
    expect([status, new Set(body.data.recoveryCodes).size]).toEqual([200, 10])
    expect(await stateOf(token)).toEqual({ state: 'on', recoveryCodes: 10 })

    const asked = await logIn(email)
    expectError(asked, 401, 'Please enter the code of your second factor.')
    expect([asked.body.code, asked.body.token]).toEqual(['second-factor-needed', undefined])
    const signedIn = await logIn(email, shown(data.secret))
    expect([signedIn.status, Object.keys(signedIn.body).sort()]).toEqual([
      200,
      ['_id', 'email', 'isAdmin', 'name', 'token'],
    ])
  })

  it('tells the recovery codes anew to a confirmation whose answer was lost, until another code counts', async () => {
    const { token, email } = await signedInAccount(app)
    const { secret } = (await begin(token)).body.data
    const code = shown(secret, -30)
    const confirmNamed = (named: string) =>
      app.call('POST', '/api/auth/second-factor/confirmation', { code }, token, { 'idempotency-key': named })
    const lost = (await confirmNamed('one')).body.data.recoveryCodes
    const again = await confirmNamed('one')
    expect([again.status, new Set(again.body.data.recoveryCodes).size]).toEqual([200, 10])
    expect(await stateOf(token)).toEqual({ state: 'on', recoveryCodes: 10 })
    expectError(await logIn(email, lost[0]), 401, wrong)
    expectError(await confirmNamed('another'), 409, 'The second factor is set up already.')
    expectError(await confirm(token, code), 409)
    expect((await logIn(email, shown(secret))).status).toBe(200)
    expectError(await confirmNamed('one'), 409)
    expect((await logIn(email, again.body.data.recoveryCodes[0])).status).toBe(200)
  })

  it('takes no code twice, nor one from before it, nor one of another time', async () => {
    const { email, secret } = await protectedAccount()
    const code = shown(secret)
    const attempts = await Promise.all([logIn(email, code), logIn(email, code)])
    expect(attempts.map(({ status }) => status).sort()).toEqual([200, 401])
    for (const used of [code, shown(secret, -30), shown(secret, 120), shown(secret, -120)])
      expectError(await logIn(email, used), 401, wrong)
    expect((await logIn(email, shown(secret, 30))).status).toBe(200)
  })

  it('takes each recovery code once, however it is typed', async () => {
    const { email, token, recoveryCodes } = await protectedAccount()
    const [first = '', second = ''] = recoveryCodes
    expect((await logIn(email, ` ${first.toUpperCase().replaceAll('-', ' ')}`)).status).toBe(200)
    expectError(await logIn(email, first), 401, wrong)
    expect(await stateOf(token)).toEqual({ state: 'on', recoveryCodes: 9 })
    const rows = await app.dependencies.db.selectFrom('recoveryCode').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(second)
  })

  it('is asked of nobody who does not know the password, and closes the account after ten wrong codes', async () => {
    const { email, secret, id } = await protectedAccount()
    const password = await app.call(
      'POST',
      '/api/auth/login',
      { email, password: 'wrong', code: shown(secret) },
      '',
      {
        'x-forwarded-for': '203.0.113.1',
      },
    )
    expectError(password, 401, 'Invalid email or password')
    for (let failure = 0; failure < 9; failure++) expectError(await logIn(email, '000000'), 401, wrong)
    expectError(await logIn(email, shown(secret)), 429, 'Too many failed sign-ins. Please try again later.')
    await expect
      .poll(async () => (await app.get(`/api/activity?subject=${id}`)).body.data[0].action)
      .toBe('sign-in-closed')
  })

  it('closes a session that guesses codes, and tells its secret to nobody', async () => {
    const { token, secret, id } = await protectedAccount()
    for (let failure = 0; failure < 10; failure++) expectInvalid(await remove(token, '000000'), 'code', wrong)
    expectError(await remove(token, shown(secret)), 429, 'Too many wrong codes. Please try again later.')
    const other = await newSession(app, id)
    for (const path of ['/api/auth/profile', '/api/auth/second-factor', '/api/auth/admins', '/api/activity'])
      expect(JSON.stringify((await app.get(path, other)).body)).not.toContain(secret)
    expectError(await begin(other), 409, 'The second factor is set up already.')
    expectError(await confirm(other, shown(secret)), 409)
  })

  it('is taken off with password and code, or by an owner who is somebody else', async () => {
    const one = await protectedAccount()
    expectInvalid(
      await remove(one.token, shown(one.secret), 'wrong'),
      'currentPassword',
      'Current password is incorrect',
    )
    expect((await remove(one.token, shown(one.secret))).body).toEqual({ success: true })
    expect(await stateOf(one.token)).toEqual({ state: 'off', recoveryCodes: 0 })
    expect((await logIn(one.email)).status).toBe(200)

    const other = await protectedAccount()
    const at = `/api/auth/admins/${other.id}/second-factor`
    expectError(await app.delete(at, other.token), 409)
    expect((await app.delete(at)).body).toEqual({ success: true })
    expectError(await app.get('/api/auth/profile', other.token), 401)
    expect((await logIn(other.email)).status).toBe(200)
  })

  it('that every account has to have is set up at the next sign-in, before anything else opens', async () => {
    const demand = (secondFactorDemanded: boolean) => app.put('/api/auth/rules', { secondFactorDemanded })
    const before = await signedInAccount(app)
    await demand(true)
    expect((await app.get('/api/enquiries', before.token)).status).toBe(200)
    const { token } = (await logIn(before.email)).body
    for (const path of ['/api/enquiries', '/api/auth/sessions', '/api/auth/admins', '/api/dashboard'])
      expectError(await app.get(path, token), 403, 'Please set up your second factor first.')
    const password = { currentPassword: accountPassword, newPassword: 'another', confirmPassword: 'another' }
    expectError(await app.put('/api/auth/password', password, token), 403)
    expect((await app.get('/api/auth/profile', token)).body.secondFactor).toBe('missing')

    const { secret } = (await begin(token)).body.data
    await confirm(token, shown(secret, -30))
    expect((await app.get('/api/auth/profile', token)).body.secondFactor).toBe('on')
    expect((await app.get('/api/enquiries', token)).status).toBe(200)
    await remove(token, shown(secret))
    expectError(await app.get('/api/enquiries', token), 403, 'Please set up your second factor first.')
    await demand(false)
    expect((await app.get('/api/enquiries', token)).status).toBe(200)
  })
})

describe('The time of a code', () => {
  const secret = newSecret()
  const at = 1_800_000_000_000

  it('is counted by thirty seconds, one before and one after the present ones included', () => {
    const codeAt = (seconds: number) => new TOTP({ secret }).generate({ timestamp: at + seconds * 1000 })
    const present = at / 30_000
    expect([-60, -30, 0, 30, 60].map((seconds) => stepOf(secret, codeAt(seconds), at))).toEqual([
      undefined,
      present - 1,
      present,
      present + 1,
      undefined,
    ])
    expect(stepOf(secret, codeAt(0).replace(/^.../, '$& '), at)).toBe(present)
    for (const code of ['', '12345', '1234567', 'abcdef', '１２３４５６'])
      expect(stepOf(secret, code, at)).toBeUndefined()
  })

  it('follows RFC 6238, of which the last six digits of its first example count', () => {
    const ofRfc = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
    expect(stepOf(ofRfc, '287082', 59_000)).toBe(1)
  })

  it('is read from an address that names site and account', () => {
    expect(uriOf(secret, { issuer: 'Rao: Shah', email: 'a@example.com' })).toMatch(
      /^otpauth:\/\/totp\/Rao%20%20Shah:a%40example\.com\?/,
    )
  })
})
