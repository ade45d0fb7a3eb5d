import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
import { expectError, expectInvalid } from '#test/expect-response.ts'
import { accountPassword, newSession, signedInAccount } from '#test/factories.ts'
import { adminLogin, startApp, type TestApp } from '#test/start-app.ts'

onEachDatabase('Accounts', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  describe('The profile', () => {
    it('keeps what is not sent and trims what is', async () => {
      const { token, id, email } = await signedInAccount(app)
      const { body } = await app.put(
        '/api/auth/profile',
        { phone: ' 12345 ', address: 'Mysuru', isAdmin: false },
        token,
      )
      expect(body).toMatchObject({ _id: id, email, name: 'Meera Iyer', phone: '12345', isAdmin: true })
      expect((await app.get('/api/auth/profile', token)).body).toEqual(body)
    })

    it.each([
      [{ name: '  ' }, 'name', 'Name is required'],
      [{ name: null }, 'name', 'Name is required'],
      [{ email: '' }, 'email', 'Email is required'],
      [{ email: 'nobody' }, 'email', 'Please enter a valid email address'],
    ])('refuses %j', async (change, field, message) => {
      expectInvalid(await app.put('/api/auth/profile', change), field, message)
    })

    it('does not take the email of another account, in whatever letter case', async () => {
      const { email } = await signedInAccount(app)
      const response = await app.put('/api/auth/profile', {
        email: email.toUpperCase(),
        currentPassword: adminLogin.password,
      })
      expectError(response, 409, 'An account with this email already exists')
      expect((await app.get('/api/auth/profile')).body.email).toBe(adminLogin.email)
    })

    it('gives an email that two accounts want at once to one of them', async () => {
      const accounts = [await signedInAccount(app), await signedInAccount(app)]
      const answers = await Promise.all(
        accounts.map(({ token }, index) =>
          app.put(
            '/api/auth/profile',
            {
              email: index ? 'Wanted@example.com' : 'wanted@example.com',
              currentPassword: accountPassword,
            },
            token,
          ),
        ),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    })

    it('lets an account change the letter case of its own email', async () => {
      const { token, email } = await signedInAccount(app)
      const { body } = await app.put('/api/auth/profile', { email: email.toUpperCase() }, token)
      expect(body.email).toBe(email.toUpperCase())
    })
  })

  describe('The password', () => {
    it.each([
      [{ currentPassword: '' }, 'currentPassword', 'Current password is required'],
      [{ currentPassword: undefined }, 'currentPassword', 'Current password is required'],
      [{ newPassword: '' }, 'newPassword', 'New password is required'],
      [
        { newPassword: '12345', confirmPassword: '12345' },
        'newPassword',
        'Password must be at least 6 characters',
      ],
      [
        { newPassword: 'x'.repeat(201), confirmPassword: 'x'.repeat(201) },
        'newPassword',
        'Password must be at most 200 characters',
      ],
      [{ confirmPassword: 'different' }, 'confirmPassword', 'Passwords do not match'],
      [{ confirmPassword: undefined }, 'confirmPassword', 'Passwords do not match'],
      [{ currentPassword: 'not it' }, 'currentPassword', 'Current password is incorrect'],
    ])('is not changed by %j', async (fields, field, message) => {
      const change = {
        currentPassword: adminLogin.password,
        newPassword: '123456',
        confirmPassword: '123456',
      }
      expectInvalid(await app.put('/api/auth/password', { ...change, ...fields }), field, message)
    })

    it('may have 200 characters, and is kept as argon2id', async () => {
      const { id, token } = await signedInAccount(app)
      const newPassword = ' '.repeat(200)
      const change = { currentPassword: accountPassword, newPassword, confirmPassword: newPassword }
      expect((await app.put('/api/auth/password', change, token)).status).toBe(200)
      const { passwordHash } = await app.dependencies.db
        .selectFrom('account')
        .select('passwordHash')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      expect(passwordHash).toMatch(/^\$argon2id\$/)
    })
  })

  describe('Administrators', () => {
    const nila = { name: 'Nila', email: 'Nila@example.com', password: '123456' }

    it('are added, listed and can sign in', async () => {
      const { status, body } = await app.post('/api/auth/admins', nila)
      expect([status, body]).toMatchObject([201, { name: 'Nila', email: 'Nila@example.com', role: 'owner' }])
      expect((await app.get('/api/auth/admins')).body).toContainEqual(body)
      expect((await app.post('/api/auth/login', nila, '')).body).toMatchObject({
        _id: body._id,
        isAdmin: true,
      })
    })

    it('do not list accounts that are none, nor delete them', async () => {
      const { id } = await signedInAccount(app, { role: null })
      const ids = (await app.get('/api/auth/admins')).body.map(({ _id }: { _id: string }) => _id)
      expect(ids).not.toContain(id)
      expectError(await app.delete(`/api/auth/admins/${id}`), 404, 'Admin user not found')
    })

    it.each([
      [{ name: '' }, 'name', 'Name is required'],
      [{ email: undefined }, 'email', 'Email is required'],
      [{ email: 'a@b' }, 'email', 'Please enter a valid email address'],
      [{ email: `${'a'.repeat(250)}@b.in` }, 'email', 'Email must be at most 254 characters'],
      [{ password: undefined }, 'password', 'Password is required'],
      [{ password: '' }, 'password', 'Password is required'],
      [{ password: '12345' }, 'password', 'Password must be at least 6 characters'],
    ])('are not added with %j', async (fields, field, message) => {
      const response = await app.post('/api/auth/admins', { ...nila, email: 'other@example.com', ...fields })
      expectInvalid(response, field, message)
    })

    it('never share an email, in whatever letter case, even when added at once', async () => {
      const answers = await Promise.all(
        ['twice@example.com', 'TWICE@example.com', ' Twice@Example.com'].map((email) =>
          app.post('/api/auth/admins', { ...nila, email }),
        ),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
      for (const response of answers.filter(({ status }) => status === 409))
        expectError(response, 409, 'An account with this email already exists')
    })

    it.each(['x', 'f'.repeat(24), '%00'])('are not found by the id %s', async (id) => {
      expectError(await app.delete(`/api/auth/admins/${id}`), 404, 'Admin user not found')
      const passwords = { newPassword: '123456', confirmPassword: '123456' }
      expectError(await app.put(`/api/auth/admins/${id}/password`, passwords), 404, 'Admin user not found')
    })
  })
})

onEachDatabase('The last administrator', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  it('cannot be deleted, not even by itself', async () => {
    const { _id } = (await app.get('/api/auth/profile')).body
    expectError(await app.delete(`/api/auth/admins/${_id}`), 409, 'The last administrator cannot be deleted')
    expect((await app.get('/api/auth/profile')).status).toBe(200)
  })

  it('stays when two delete each other, or themselves, at once', async () => {
    for (const target of ['each other', 'themselves']) {
      const left = await someAdmin()
      const right = await signedInAccount(app)
      const targets = target === 'themselves' ? [left.id, right.id] : [right.id, left.id]
      const answers = await Promise.all([
        app.delete(`/api/auth/admins/${targets[0]}`, left.token),
        app.delete(`/api/auth/admins/${targets[1]}`, right.token),
      ])
      const statuses = answers.map(({ status }) => status).sort()
      expect([
        [200, 401],
        [200, 404],
        [200, 409],
      ]).toContainEqual(statuses)
      expect(await adminIds()).toHaveLength(1)
    }
  })

  it('may delete itself while another stays', async () => {
    const leaving = await signedInAccount(app)
    expect((await app.delete(`/api/auth/admins/${leaving.id.toUpperCase()}`, leaving.token)).body).toEqual({
      success: true,
      data: { _id: leaving.id },
    })
    expect(await adminIds()).toHaveLength(1)
  })

  async function adminIds(): Promise<string[]> {
    const rows = await app.dependencies.db
      .selectFrom('account')
      .select('id')
      .where('role', 'is not', null)
      .execute()
    return rows.map(({ id }) => id)
  }

  async function someAdmin() {
    const [id = ''] = await adminIds()
    return { id, token: await newSession(app, id) }
  }
})
