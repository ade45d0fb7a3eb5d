import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { openCommandLine } from '#test/command-line.ts'
import { openBegunPostgres, openBegunSqlite } from '#test/databases.ts'
import { expectError } from '#test/expect-response.ts'
import { runNode } from '#test/run-node.ts'
import { adminLogin, startApp, type TestApp } from '#test/start-app.ts'

let app: TestApp
afterEach(() => app.stop())

const command = 'server/user.ts'
const environment = () => ({ DATABASE_URL: app.dependencies.env.DATABASE_URL })

/** Runs `npm run user -- …` against the database of the running application. */
function user(...words: string[]) {
  return runNode([command, ...words], environment())
}

/** As `user`, all in one process. */
function openUser() {
  const { run, close } = openCommandLine(command, environment())
  onTestFinished(close)
  return run
}

const logIn = (email: string, password: string) => app.post('/api/auth/login', { email, password }, '')

describe.each([
  ['SQLite', openBegunSqlite],
  ['PostgreSQL', openBegunPostgres],
] as const)('The command line, on %s,', (_name, open) => {
  it('goes on behind the newest stored id, whatever the clock says', async () => {
    app = await startApp(await open())
    const { db } = app.dependencies
    const [createdAt, ahead] = [new Date().toISOString(), `e${'0'.repeat(23)}`]
    const service = {
      id: ahead,
      title: 'Later',
      description: '',
      displayOrder: 0,
      status: 'published' as const,
    }
    await db
      .insertInto('service')
      .values({ ...service, createdAt, updatedAt: createdAt })
      .execute()
    await user('add', '--email', 'nila@example.com', '--name', 'Nila', '--password', 'a long one')
    const added = db.selectFrom('account').select('id').where('name', '=', 'Nila')
    expect((await added.executeTakeFirstOrThrow()).id > ahead).toBe(true)
  })

  it('adds and resets accounts beside a running server', async () => {
    app = await startApp(await open())
    const added = await user(
      'add',
      '--email',
      'Nila@example.com',
      '--name',
      'Nila',
      '--password',
      'a long one',
    )
    expect(added).toMatchObject({ code: 0, out: 'Added the administrator Nila@example.com.\n', error: '' })
    const { body: session } = await logIn('nila@example.com', 'a long one')
    expect(session).toMatchObject({ name: 'Nila', isAdmin: true })

    const userAgain = openUser()
    const reset = await userAgain('reset', '--email', 'NILA@example.com')
    expect(reset.code).toBe(0)
    const [, password = ''] = /^Password: (\S{20})$/m.exec(reset.out) ?? []
    expectError(await app.get('/api/auth/profile', session.token), 401)
    expectError(await logIn('nila@example.com', 'a long one'), 401)
    expect((await logIn('nila@example.com', password)).status).toBe(200)
    expect((await app.get('/api/auth/profile')).status).toBe(200)
    const accounts = await app.dependencies.db.selectFrom('account').selectAll().orderBy('id').execute()
    expect(accounts.map(({ passwordChangedAt }) => passwordChangedAt)).toEqual([null, expect.any(String)])
    expect(accounts.at(-1)?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)

    const ofNila = app.dependencies.db.updateTable('account').where('name', '=', 'Nila')
    await ofNila.set({ secondFactorSecret: 'JBSWY3DPEHPK3PXP' }).execute()
    expect((await logIn('nila@example.com', password)).body.code).toBe('second-factor-needed')
    const takenOff = await userAgain('reset', '--email', 'nila@example.com', '--second-factor')
    expect(takenOff).toMatchObject({ code: 0, out: expect.not.stringContaining('Password') })
    expect((await logIn('nila@example.com', password)).status).toBe(200)

    const roleOf = async (email: string, ...words: string[]) => {
      expect(
        (await userAgain('add', '--email', email, '--name', 'Ravi', '--password', 'a long one', ...words))
          .code,
      ).toBe(0)
      const { body } = await logIn(email, 'a long one')
      return (await app.get('/api/auth/profile', body.token)).body.role
    }
    expect(await roleOf('first@example.com')).toBe('owner')
    expect(await roleOf('second@example.com', '--role', 'editor')).toBe('editor')

    const plain = await userAgain('add', '--email', 'plain@example.com', '--name', 'Plain', '--no-admin')
    const [, plainPassword = ''] = /^Password: (\S{20})$/m.exec(plain.out) ?? []
    expect((await logIn('plain@example.com', plainPassword)).body.isAdmin).toBe(false)
    const { body: record } = await app.get('/api/activity?account=command-line')
    expect(record.data).toMatchObject([
      { action: 'created', kind: 'account', subject: { name: 'Plain' } },
      { action: 'created', kind: 'account', subject: { name: 'Ravi' } },
      { action: 'created', kind: 'account', subject: { name: 'Ravi' } },
      { action: 'second-factor-off', kind: 'account', subject: { name: 'Nila' } },
      { action: 'password-changed', kind: 'account', subject: { name: 'Nila' } },
      { action: 'created', account: { name: 'Command line' }, subject: { name: 'Nila' } },
    ])
  })
})

it('refuses what it cannot do, with a line that says why', async () => {
  app = await startApp(await openBegunSqlite())
  const taken = [
    'add',
    '--email',
    adminLogin.email.toUpperCase(),
    '--name',
    'Again',
    '--password',
    'a long one',
  ]
  expect(await user(...taken)).toMatchObject({ code: 1, error: expect.stringContaining('already exists') })
  const userAgain = openUser()
  for (const [words, code, message] of [
    [['reset', '--email', 'nobody@example.com'], 1, 'There is no account with the email nobody@example.com.'],
    [['add', '--email', 'a@example.com'], 2, 'Name is required'],
    [['add', '--name', 'A'], 2, 'Email is required'],
    [['add', '--email', 'a@example.com', '--name', 'A', '--role', 'owner', '--no-admin'], 2, 'has no role'],
    [['add', '--email', 'nobody', '--name', 'A'], 2, 'Please enter a valid email address'],
    [
      ['reset', '--email', adminLogin.email, '--password', '12345'],
      2,
      'Password must be at least 6 characters',
    ],
    [['add', '--email', 'a@example.com', '--name', 'Asha', 'Rao'], 2, 'not understood: Rao'],
    [['add', '--email', 'a@example.com', '--name', 'A', '--second-factor'], 2, 'no second factor yet'],
    [['reset', '--email', adminLogin.email, '--role', 'editor'], 2, 'neither name nor role'],
    [['reset', '--email', adminLogin.email, '--no-admin'], 2, 'neither name nor role'],
    [[], 2, 'npm run user'],
    [['remove'], 2, 'npm run user'],
    [['add', '--unknown'], 1, '--unknown'],
  ] as const) {
    const { code: ended, error, out } = await userAgain(...words)
    expect([words, ended, out]).toEqual([words, code, ''])
    expect(error).toContain(message)
    expect(error).not.toContain('    at ')
  }
  expect((await logIn(adminLogin.email, adminLogin.password)).status).toBe(200)
})
