import { afterEach, describe, expect, it } from 'vitest'
import { onEachDatabase, openBegunSqlite, type TestDatabase } from '#test/databases.ts'
import { expectError } from '#test/expect-response.ts'
import { accountPassword, signedInAccount } from '#test/factories.ts'
import { adminLogin, startApp, type TestApp } from '#test/start-app.ts'

let app: TestApp
afterEach(() => app.stop())

const start = async (open: () => Promise<TestDatabase>) => {
  app = await startApp(await open(), { TRUST_PROXY: '1' })
}

const logIn = (email: unknown, password: unknown, address = '198.51.100.1') =>
  app.call('POST', '/api/auth/login', { email, password }, '', { 'x-forwarded-for': address })

describe('Ten failures in fifteen minutes', () => {
  const tooMany = 'Too many failed sign-ins. Please try again later.'

  it('close an account from every address that it does not know, even for the right password', async () => {
    await start(openBegunSqlite)
    for (let failure = 0; failure < 10; failure++)
      expectError(await logIn(adminLogin.email.toUpperCase(), 'wrong', `198.51.100.${failure}`), 401)
    const response = await logIn(adminLogin.email, adminLogin.password, '203.0.113.9')
    expectError(response, 429, tooMany)
    const seconds = Number(response.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(14 * 60)
    expect(seconds).toBeLessThanOrEqual(15 * 60)
  })

  it('close an address for every account, and leave other addresses open', async () => {
    await start(openBegunSqlite)
    for (let failure = 0; failure < 10; failure++)
      expectError(await logIn(`nobody-${failure}@example.com`, 'wrong'), 401)
    expectError(await logIn(adminLogin.email, adminLogin.password), 429, tooMany)
    expect((await logIn(adminLogin.email, adminLogin.password, '203.0.113.9')).status).toBe(200)
  })

  it('are not outrun by many attempts at once', async () => {
    await start(openBegunSqlite)
    const attempts = Array.from({ length: 13 }, (_, index) =>
      logIn(adminLogin.email, 'wrong', `198.51.100.${index}`),
    )
    const statuses = (await Promise.all(attempts)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([...Array(10).fill(401), ...Array(3).fill(429)])
    expectError(await logIn(adminLogin.email, adminLogin.password, '198.51.100.13'), 429, tooMany)
  })

  it('cannot be escaped by an address that the client itself claims', async () => {
    app = await startApp(await openBegunSqlite(), { TRUST_PROXY: '0' })
    for (let failure = 0; failure < 10; failure++)
      expectError(await logIn(`nobody-${failure}@example.com`, 'wrong', `198.51.100.${failure}`), 401)
    expectError(await logIn(adminLogin.email, adminLogin.password, '203.0.113.9'), 429)
  })

  it('cannot be escaped by what is put before the trusted proxy’s entry', async () => {
    await start(openBegunSqlite)
    for (let failure = 0; failure < 10; failure++)
      expectError(
        await logIn(`nobody-${failure}@example.com`, 'wrong', `10.0.0.${failure}, 198.51.100.1`),
        401,
      )
    expectError(await logIn(adminLogin.email, adminLogin.password, '10.0.0.99, 198.51.100.1'), 429)
  })

  it('count one IPv6 /64 as one address, and IPv4 within IPv6 as itself', async () => {
    await start(openBegunSqlite)
    for (let failure = 0; failure < 10; failure++)
      expectError(await logIn(`nobody-${failure}@example.com`, 'wrong', `2001:db8:1:2:${failure}::1`), 401)
    expectError(await logIn('other@example.com', 'wrong', '2001:db8:1:2:ffff::9'), 429, tooMany)
    expectError(await logIn('other@example.com', 'wrong', '2001:db8:1:3::9'), 401)
    for (let failure = 0; failure < 10; failure++)
      expectError(await logIn(`nobody-${failure}@example.com`, 'wrong', '::ffff:198.51.100.7'), 401)
    expectError(await logIn('other@example.com', 'wrong', '198.51.100.7'), 429, tooMany)
  })

  it('are told of an account that nobody has just as of one that somebody has', async () => {
    await start(openBegunSqlite)
    const answersOf = async (email: string, net: string) => {
      const answers = []
      for (let failure = 0; failure < 12; failure++)
        answers.push(await logIn(email, 'wrong', `${net}.${failure}`))
      return answers.map(({ status, body, headers }) => [status, body, headers.has('retry-after')])
    }
    const answers = await answersOf(adminLogin.email, '198.51.100')
    expect(await answersOf('nobody@example.com', '203.0.113')).toEqual(answers)
    expect(answers.map(([status]) => status)).toEqual([...Array(10).fill(401), 429, 429])
  })

  it('are counted for the address as well where the account is closed', async () => {
    await start(openBegunSqlite)
    for (let failure = 0; failure < 10; failure++)
      expectError(await logIn(adminLogin.email, 'wrong', `198.51.100.${failure}`), 401)
    for (let failure = 0; failure < 10; failure++)
      expectError(await logIn(adminLogin.email, 'wrong', '203.0.113.9'), 429)
    expectError(await logIn('nobody@example.com', 'wrong', '203.0.113.9'), 429)
  })
})

onEachDatabase('An address from which an account signed in lately', (open) => {
  const home = '192.0.2.77'
  const day = 24 * 3600 * 1000

  async function ownerAtHome() {
    await start(open)
    const owner = await signedInAccount(app)
    expect((await logIn(owner.email, accountPassword, home)).status).toBe(200)
    return owner
  }

  async function close(email: string) {
    for (let failure = 0; failure < 10; failure++)
      expectError(await logIn(email, 'wrong', `198.51.100.${failure}`), 401)
  }

  const known = (accountId: string) =>
    app.dependencies.db.selectFrom('knownAddress').selectAll().where('accountId', '=', accountId).execute()

  it('signs in though others have closed the account, but not without limit', async () => {
    const { email } = await ownerAtHome()
    await close(email)
    expectError(await logIn(email, accountPassword, '203.0.113.9'), 429)
    expect((await logIn(email, accountPassword, home)).status).toBe(200)
    for (let failure = 0; failure < 10; failure++) expectError(await logIn(email, 'wrong', home), 401)
    expectError(await logIn(email, accountPassword, home), 429)
  })

  it('is one from which a link set another password, too: nobody is locked out for good', async () => {
    const { id, email } = await ownerAtHome()
    await close(email)
    const { url } = (await app.post(`/api/auth/admins/${id}/reset-link`)).body
    const body = { token: url.split('#')[1], newPassword: 'another one', confirmPassword: 'another one' }
    const away = { 'x-forwarded-for': '203.0.113.9' }
    expect((await app.call('POST', '/api/auth/password/reset', body, '', away)).status).toBe(200)
    expect((await logIn(email, 'another one', '203.0.113.9')).status).toBe(200)
    expectError(await logIn(email, 'another one', '203.0.113.10'), 429)
  })

  it('opens no other account', async () => {
    await ownerAtHome()
    const other = await signedInAccount(app)
    await close(other.email)
    expectError(await logIn(other.email, accountPassword, home), 429)
  })

  it('is kept only as a hash, another one for each account', async () => {
    const owner = await ownerAtHome()
    const other = await signedInAccount(app)
    await logIn(other.email, accountPassword, home)
    const [[ofOwner], [ofOther]] = [await known(owner.id), await known(other.id)]
    expect(ofOwner?.addressHash).toMatch(/^[0-9a-f]{32}$/)
    expect(ofOther?.addressHash).not.toBe(ofOwner?.addressHash)
    expect(JSON.stringify([ofOwner, ofOther])).not.toContain(home)
  })

  it('is forgotten after ninety days', async () => {
    const { id, email } = await ownerAtHome()
    await app.dependencies.db
      .updateTable('knownAddress')
      .set({ lastSignInAt: new Date(Date.now() - 90 * day - 1000).toISOString() })
      .execute()
    await close(email)
    expectError(await logIn(email, accountPassword, home), 429)
    await logIn(adminLogin.email, adminLogin.password, home)
    expect(await known(id)).toEqual([])
  })

  it('is one of twenty at most: the one that was longest away goes', async () => {
    const { id, email } = await ownerAtHome()
    const [first] = await known(id)
    for (let place = 0; place < 20; place++)
      expect((await logIn(email, accountPassword, `203.0.113.${place}`)).status).toBe(200)
    const addresses = (await known(id)).map(({ addressHash }) => addressHash)
    expect(addresses).toHaveLength(20)
    expect(addresses).not.toContain(first?.addressHash)
  })

  it('goes with its account', async () => {
    const { id } = await ownerAtHome()
    expect((await app.delete(`/api/auth/admins/${id}`)).status).toBe(200)
    expect(await known(id)).toEqual([])
  })
})
