import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onEachDatabase, openBegunSqlite } from '#test/databases.ts'
import { eventually } from '#test/eventually.ts'
import { expectError, expectInvalid } from '#test/expect-response.ts'
import { accountPassword, signedInAccount } from '#test/factories.ts'
import { type Mailbox, mailTo, openMailbox } from '#test/mailbox.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { forgetExpiredLinks } from './links.ts'

const ended = 'This link is no longer valid. If you have used it, sign in; if not, please ask for a new one.'
const tokenIn = (text: string) => /#([\w-]{43})/.exec(text)?.[1] ?? ''

onEachDatabase('A link', (open) => {
  let app: TestApp
  let mailbox: Mailbox
  let net = 0
  beforeAll(async () => {
    mailbox = await openMailbox()
    app = await startApp(await open(), {
      SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
      PUBLIC_URL: 'https://plinth.example',
      TRUST_PROXY: '1',
    })
  })
  afterAll(async () => {
    await app.stop()
    await mailbox.close()
  })

  /** As somebody at an address of their own. */
  const send = (path: string, body: object) =>
    app.call('POST', `/api/auth/${path}`, body, '', { 'x-forwarded-for': `198.51.100.${++net % 250}` })
  const accept = (token: string, name = 'Nila') =>
    send('invitations/accepted', { token, name, newPassword: 'abcdef', confirmPassword: 'abcdef' })
  const reset = (token: string, newPassword = 'another one') =>
    send('password/reset', { token, newPassword, confirmPassword: newPassword })
  const invite = async (email: string, role = 'editor') =>
    (await app.post('/api/auth/invitations', { email, role })).body
  const expire = (table: 'accountLink' | 'invitation') =>
    app.dependencies.db
      .updateTable(table)
      .set({ expiresAt: new Date(0).toISOString() })
      .execute()

  describe('that invites', () => {
    it('sets name and password of a new account with its role, and signs it in, once', async () => {
      const made = await invite('nila@example.com')
      expect(made.url).toMatch(/^https:\/\/plinth\.example\/admin\/invitation#[\w-]{43}$/)
      expect(Date.parse(made.expiresAt) - Date.parse(made.createdAt)).toBe(7 * 24 * 3600 * 1000)
      const token = tokenIn(made.url)
      expect((await send('invitations/opened', { token })).body.data).toEqual({
        email: 'nila@example.com',
        role: 'editor',
        expiresAt: made.expiresAt,
      })
      expectInvalid(await accept(token, ' '), 'name', 'Name is required')
      const attempts = await Promise.all([accept(token), accept(token)])
      expect(attempts.map(({ status }) => status).sort()).toEqual([201, 404])
      const session = attempts.find(({ status }) => status === 201)?.body
      expect(session).toMatchObject({ name: 'Nila', email: 'nila@example.com', isAdmin: true })
      expect((await app.get('/api/auth/profile', session.token)).body.role).toBe('editor')
      expect(await app.signIn('nila@example.com', 'abcdef')).toEqual(expect.any(String))
      expect((await app.get('/api/auth/invitations')).body.data).toEqual([])
      expectError(await send('invitations/opened', { token }), 404, ended)
      const { body } = await app.get('/api/activity?kind=account&limit=500')
      expect(body.data.map(({ action }: { action: string }) => action)).toEqual(
        expect.arrayContaining(['invited', 'invitation-accepted', 'signed-in']),
      )
      expect(JSON.stringify(body)).not.toContain('nila@')
    })

    it('is mailed too, as another link of the same invitation', async () => {
      const { url, isMailed } = await invite('ravi@example.com', 'enquiries')
      const mail = await mailTo(mailbox, 'ravi@example.com')
      const mailed = tokenIn(mail)
      expect([isMailed, mailed === tokenIn(url)]).toEqual([true, false])
      expect(mail).toContain(`https://plinth.example/admin/invitation#${mailed}`)
      expect((await accept(mailed)).status).toBe(201)
      expectError(await accept(tokenIn(url)), 404, ended)
    })

    it('is withdrawn, replaced by a later one, and ends by itself', async () => {
      const first = await invite('asha@example.com')
      const second = await invite('ASHA@example.com', 'owner')
      expect((await app.get('/api/auth/invitations')).body.data).toMatchObject([{ role: 'owner' }])
      expectError(await accept(tokenIn(first.url)), 404, ended)
      expect((await app.delete(`/api/auth/invitations/${second._id}`)).body.data).toEqual({ _id: second._id })
      expectError(await accept(tokenIn(second.url)), 404, ended)
      expectError(await app.delete(`/api/auth/invitations/${second._id}`), 404, 'Invitation not found')
      const third = await invite('asha@example.com')
      await expire('invitation')
      await expire('accountLink')
      expectError(await accept(tokenIn(third.url)), 404, ended)
      expect((await app.get('/api/auth/invitations')).body.data).toEqual([])
      await forgetExpiredLinks(app.dependencies.db)
      expect(await app.dependencies.db.selectFrom('invitation').select('id').execute()).toEqual([])
    })

    it('is for nobody who has an account, and stored only as a hash', async () => {
      const { email } = await signedInAccount(app)
      const taken = await app.post('/api/auth/invitations', { email, role: 'editor' })
      expectError(taken, 409, 'An account with this email already exists')
      const { url, _id } = await invite('meera@example.com')
      const { db } = app.dependencies
      const rows = [
        await db.selectFrom('accountLink').selectAll().execute(),
        await db.selectFrom('invitation').selectAll().execute(),
      ]
      expect(JSON.stringify(rows)).not.toContain(tokenIn(url))
      await app.delete(`/api/auth/invitations/${_id}`)
    })
  })

  describe('that sets another password', () => {
    it('is mailed to whom the account belongs, works once, and ends sessions and other links', async () => {
      const { email, id, token } = await signedInAccount(app)
      const handed = (await app.post(`/api/auth/admins/${id}/reset-link`)).body
      expect(handed.url).toMatch(/^https:\/\/plinth\.example\/admin\/reset#[\w-]{43}$/)
      await send('password/forgotten', { email: email.toUpperCase() })
      const mail = await mailTo(mailbox, email)
      const mailed = tokenIn(mail)
      expect(mail).toContain(`https://plinth.example/admin/reset#${mailed}`)
      expectInvalid(await reset(mailed, '12345'), 'newPassword', 'Password must be at least 6 characters')
      const attempts = await Promise.all([reset(mailed), reset(mailed)])
      expect(attempts.map(({ status }) => status).sort()).toEqual([200, 404])
      expectError(await reset(tokenIn(handed.url)), 404, ended)
      expectError(await app.get('/api/auth/profile', token), 401)
      expect((await app.get(`/api/activity?subject=${id}`)).body.data[0]).toMatchObject({
        action: 'password-reset',
      })
      expect(await app.signIn(email, 'another one')).toEqual(expect.any(String))
    })

    it('ends an hour after it was made, with a later one, and is none of an invitation', async () => {
      const { id } = await signedInAccount(app)
      const make = async () => (await app.post(`/api/auth/admins/${id}/reset-link`)).body
      const [first, second] = [await make(), await make()]
      expect(Date.parse(second.expiresAt) - Date.now()).toBeLessThanOrEqual(3_600_000)
      expectError(await reset(tokenIn(first.url)), 404, ended)
      expectError(await accept(tokenIn(second.url)), 404, ended)
      await expire('accountLink')
      expectError(await reset(tokenIn(second.url)), 404, ended)
      const own = (await app.get('/api/auth/profile')).body._id
      expectError(await app.post(`/api/auth/admins/${own}/reset-link`), 409)
    })

    it('ends as the account gets another password or email otherwise', async () => {
      const { email, id, token } = await signedInAccount(app)
      const currentPassword = accountPassword
      const newPassword = 'a safe one'
      const setAnother = { newPassword, confirmPassword: newPassword }
      for (const change of [
        () => app.put('/api/auth/profile', { email: `moved-${email}`, currentPassword }, token),
        () => app.put('/api/auth/password', { currentPassword, ...setAnother }, token),
        () => app.put(`/api/auth/admins/${id}/password`, setAnother),
      ]) {
        const { url } = (await app.post(`/api/auth/admins/${id}/reset-link`)).body
        expect((await change()).status).toBe(200)
        expectError(await reset(tokenIn(url)), 404, ended)
      }
      expect(await app.signIn(`moved-${email}`, newPassword)).toEqual(expect.any(String))
    })

    it('is promised alike to whoever has an account and whoever has none, who gets no mail', async () => {
      const { email } = await signedInAccount(app)
      const unknown = await send('password/forgotten', { email: 'nobody@example.com' })
      const known = await send('password/forgotten', { email })
      expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
      expect(known.body).toEqual({ success: true, data: { isMailed: true } })
      await mailTo(mailbox, email)
      const queue = app.dependencies.db.selectFrom('mailQueue').select('id')
      const queued = () => queue.where('kind', '=', 'password-reset').execute()
      await eventually(async () => expect(await queued()).toEqual([]))
      expect(mailbox.mails.join()).not.toContain('nobody@example.com')
    })

    it('is asked for ten times in fifteen minutes, and no more, whether the account is there or not', async () => {
      const { email } = await signedInAccount(app)
      for (const asked of [email, 'nobody-else@example.com']) {
        for (let count = 0; count < 10; count++)
          expect((await send('password/forgotten', { email: asked })).status).toBe(200)
        expectError(
          await send('password/forgotten', { email: asked }),
          429,
          'Too many attempts. Please try again later.',
        )
      }
      expect(await app.signIn(email, accountPassword)).toEqual(expect.any(String))
    })
  })

  it('that is guessed closes the address that guesses', async () => {
    const guess = () =>
      app.call('POST', '/api/auth/invitations/opened', { token: 'x' }, '', {
        'x-forwarded-for': '203.0.113.77',
      })
    for (let failure = 0; failure < 10; failure++) expectError(await guess(), 404, ended)
    expectError(await guess(), 429, 'Too many attempts. Please try again later.')
  })
})

describe('Without PUBLIC_URL', () => {
  it('a mailed link leads to where the account signed in, whatever host is asked', async () => {
    const mailbox = await openMailbox()
    const app = await startApp(await openBegunSqlite(), { SMTP_URL: `smtp://127.0.0.1:${mailbox.port}` })
    const { email, id } = await signedInAccount(app)
    const { db } = app.dependencies
    await db.updateTable('account').set({ origin: 'https://firm.example' }).where('id', '=', id).execute()
    const asked = await app.app.request('https://evil.example/api/auth/password/forgotten', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    })
    expect(asked.status).toBe(200)
    const mail = await mailTo(mailbox, email)
    expect(mail).toContain('https://firm.example/admin/reset#')
    expect(mail).not.toContain('evil.example')
    await app.stop()
    await mailbox.close()
  })

  it('and without mail nothing is promised but what owners and the command line do', async () => {
    const app = await startApp(await openBegunSqlite())
    expect((await app.visit('/api/auth/password/forgotten')).body.data).toEqual({ isMailed: false })
    const { body } = await app.post('/api/auth/password/forgotten', { email: 'admin@example.com' }, '')
    expect(body.data).toEqual({ isMailed: false })
    expect(await app.dependencies.db.selectFrom('mailQueue').select('id').execute()).toEqual([])
    await app.stop()
  })
})
