import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { onEachDatabase, openBegunSqlite } from '#test/databases.ts'
import { createdDesign, signedInAccount, uploadedPicture } from '#test/factories.ts'
import { openMailbox, received, unfolded } from '#test/mailbox.ts'
import { adminLogin, startApp, type TestApp } from '#test/start-app.ts'

let app: TestApp
afterEach(() => app.stop())

const read = async (token?: string) => (await app.get('/api/system', token)).body.data

onEachDatabase('The system', (open) => {
  it('is what the product runs on, and what waits', async () => {
    app = await startApp(await open())
    const before = await read()
    const isSqlite = app.dependencies.env.DATABASE_URL.startsWith('sqlite:')
    expect(before).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      node: process.versions.node,
      database: {
        kind: isSqlite ? 'sqlite' : 'postgresql',
        version: expect.stringMatching(/^\d+\.\d+/),
        migrations: expect.any(Number),
        isCurrent: true,
      },
      store: { kind: 'file', place: expect.stringMatching(/files$/), isReachable: true },
      queues: { mails: 0, mailsFailed: 0, scheduled: 0 },
      backup: { last: null, isProved: false, at: '02:30' },
      mail: 'off',
      certificate: null,
    })
    expect(before.database.bytes).toBeGreaterThan(10_000)
    expect(before.disk.size).toBeGreaterThan(before.disk.free)

    await uploadedPicture(app)
    await createdDesign(app, { status: 'published', unpublishAt: '2199-01-01T00:00:00.000Z' })
    const after = await read()
    expect(after.store.files).toBe(before.store.files + 1)
    expect(after.store.bytes).toBeGreaterThan(before.store.bytes)
    expect(after.queues.scheduled).toBe(1)
  })

  it('tells which mails could not be sent', async () => {
    app = await startApp(await open())
    const now = new Date().toISOString()
    const mail = { kind: 'enquiry' as const, enquiryId: null, dueAt: now, createdAt: now }
    const insert = app.dependencies.db.insertInto('mailQueue')
    await insert.values({ ...mail, subject: 'one', id: 'a'.repeat(24), attempts: 0 }).execute()
    await insert.values({ ...mail, subject: 'two', id: 'b'.repeat(24), attempts: 3 }).execute()
    const { queues, warnings } = await read()
    expect(queues).toMatchObject({ mails: 2, mailsFailed: 1 })
    expect(warnings).toContainEqual(
      expect.objectContaining({ about: 'mails', message: '1 mail could not be sent so far.' }),
    )
  })
})

it('owners are told of backups, editors are not, and who keeps enquiries is told nothing', async () => {
  app = await startApp(await openBegunSqlite())
  const createdAt = new Date(Date.now() - 49 * 3_600_000).toISOString()
  await app.dependencies.db.updateTable('account').set({ createdAt }).execute()
  const editor = await signedInAccount(app, { role: 'editor' })
  const about = ({ warnings }: { warnings: { about: string }[] }) => warnings.map((one) => one.about)
  expect(about(await read())).toContain('backup')
  const seen = await read(editor.token)
  expect([about(seen).includes('backup'), seen.backup]).toEqual([false, null])
  const other = await signedInAccount(app, { role: 'enquiries' })
  expect((await app.get('/api/system', other.token)).status).toBe(403)
})

it('nothing that it says holds a password', async () => {
  app = await startApp(await openBegunSqlite(), { SMTP_URL: 'smtp://user:hidden-word@127.0.0.1:9' })
  expect(JSON.stringify(await read())).not.toContain('hidden-word')
})

describe('A test mail', () => {
  it('goes to who asked for it, at once', async () => {
    const mailbox = await openMailbox()
    onTestFinished(mailbox.close)
    app = await startApp(await openBegunSqlite(), { SMTP_URL: `smtp://127.0.0.1:${mailbox.port}` })
    expect((await read()).mail).toBe('accounts')
    const { status, body } = await app.post('/api/system/test-mail')
    expect([status, body]).toEqual([200, { success: true, data: { to: adminLogin.email } }])
    const [mail = ''] = await received(mailbox, 1)
    expect(mail).toMatch(new RegExp(`^To: ${adminLogin.email}$`, 'm'))
    expect(unfolded(mail)).toContain('was sent from the back-office to try it')
  })

  it('is refused where no mail server is set', async () => {
    app = await startApp(await openBegunSqlite())
    const { status, body } = await app.post('/api/system/test-mail')
    expect([status, body.code, body.message]).toEqual([
      409,
      'mail-off',
      'No mail server is set: SMTP_URL is empty',
    ])
  })

  it('says what the mail server has against it', async () => {
    const mailbox = await openMailbox()
    await mailbox.close()
    app = await startApp(await openBegunSqlite(), { SMTP_URL: `smtp://127.0.0.1:${mailbox.port}` })
    const { status, body } = await app.post('/api/system/test-mail')
    expect([status, body.code]).toEqual([409, 'mail-failed'])
    expect(body.message).toMatch(/^The mail server in SMTP_URL does not answer: .*ECONNREFUSED/)
  })

  it('is asked for ten times in ten minutes at most', async () => {
    const mailbox = await openMailbox()
    onTestFinished(mailbox.close)
    app = await startApp(await openBegunSqlite(), { SMTP_URL: `smtp://127.0.0.1:${mailbox.port}` })
    for (let at = 0; at < 10; at++) expect((await app.post('/api/system/test-mail')).status).toBe(200)
    expect((await app.post('/api/system/test-mail')).status).toBe(429)
  })
})
