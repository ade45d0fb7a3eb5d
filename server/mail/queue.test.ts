import { afterEach, expect, it } from 'vitest'
import { openBegunPostgres, openBegunSqlite, type TestDatabase } from '#test/databases.ts'
import { eventually } from '#test/eventually.ts'
import { createdDesign, enquiryFields, signedInAccount } from '#test/factories.ts'
import { openMailbox, received, unfolded } from '#test/mailbox.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { createMailQueue } from './queue.ts'
import { mailsWaiting } from './waiting.ts'

const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close()
})

const databases = [
  ['SQLite', openBegunSqlite],
  ['PostgreSQL', openBegunPostgres],
] as const

for (const [name, openDatabase] of databases) {
  it(`a mail follows a saved enquiry on ${name}`, async () => {
    const mailbox = await opened()
    const app = await start(await openDatabase(), mailbox.port, { PUBLIC_URL: 'https://plinth.example/' })
    const design = await createdDesign(app)
    const { body } = await app.post(
      '/api/enquiries',
      enquiryFields({ designId: design._id, plot: '30x40ft-e' }),
      '',
    )
    const [mail = ''] = await received(mailbox, 1)
    expect(mail).toMatch(/^To: studio@example\.com$/m)
    expect(mail).toMatch(/^Reply-To: .*Asha Rao.* <asha@example\.com>$/m)
    expect(mail).toMatch(new RegExp(`^Subject: New enquiry from Asha Rao about ${design.code}$`, 'm'))
    for (const text of [
      '+91 98765 43210',
      'Mysuru, Karnataka',
      'with a courtyard',
      design.title,
      '30 =C3=97 40 ft, facing east',
    ])
      expect(unfolded(mail)).toContain(text)
    expect(unfolded(mail)).toContain(`https://plinth.example/admin/enquiries/${body._id}`)
    await eventually(async () => expect(await queued(app)).toEqual([]))
  })

  it(`whom somebody else assigns an enquiry to is mailed, once and while it is theirs, on ${name}`, async () => {
    const mailbox = await opened()
    const app = await start(await openDatabase(), mailbox.port, { PUBLIC_URL: 'https://plinth.example/' })
    const colleague = await signedInAccount(app, { role: 'enquiries', email: 'colleague@example.com' })
    const { _id } = (await app.post('/api/enquiries', enquiryFields(), '')).body
    await received(mailbox, 1)
    const assign = (assignee: string | null, token?: string) =>
      app.put(`/api/enquiries/${_id}`, { assignee }, token)
    await assign(colleague.id)
    await assign(colleague.id)
    const [, mail = ''] = await received(mailbox, 2)
    expect(mail).toMatch(/^To: colleague@example\.com$/m)
    expect(mail).toMatch(/^Reply-To: .*Asha Rao.* <asha@example\.com>$/m)
    expect(mail).toMatch(/^Subject: Assigned to you: enquiry from Asha Rao$/m)
    for (const text of ['This enquiry was assigned to you.', 'with a courtyard', `/admin/enquiries/${_id}`])
      expect(unfolded(mail)).toContain(text)
    await eventually(async () => expect(await queued(app)).toEqual([]))

    // The colleague's own doing.
    await assign(null)
    await assign(colleague.id, colleague.token)
    await app.put(`/api/enquiries/${_id}`, { status: 'contacted' })
    expect(await queued(app)).toEqual([])
    await app.post('/api/enquiries', enquiryFields({ name: 'The last' }), '')
    const mails = await received(mailbox, 3)
    expect(mails[2]).toMatch(/^Subject: New enquiry from The last$/m)
  })

  it(`an enquiry that is assigned anew while its mail is under way or waits is mailed to whom it is then, on ${name}`, async () => {
    let greet: (error?: Error) => void = () => {}
    const greeted = new Promise<void>((resolve) => {
      greet = () => resolve()
    })
    const mailbox = await opened(0, greeted)
    const app = await start(await openDatabase(), mailbox.port, { ENQUIRY_TO: '' })
    const first = await signedInAccount(app, { role: 'enquiries', email: 'first@example.com' })
    const second = await signedInAccount(app, { role: 'enquiries', email: 'second@example.com' })
    const { _id } = (await app.post('/api/enquiries', enquiryFields(), '')).body
    const assign = (assignee: string | null, token?: string) =>
      app.put(`/api/enquiries/${_id}`, { assignee }, token)
    const waiting = async () => (await queued(app)).length
    await assign(first.id)
    await eventually(async () => expect(await queued(app)).toMatchObject([{ attempts: 1 }]))
    await assign(second.id)
    expect(await waiting()).toBe(1)
    greet()
    await eventually(async () => expect(await waiting()).toBe(0))
    expect(mailbox.mails.at(-1)).toMatch(/^To: second@example\.com$/m)

    await mailbox.close()
    await assign(first.id)
    expect(await waiting()).toBe(1)
    await assign(null)
    expect(await waiting()).toBe(0)
  })

  it(`a mail that has not left as its enquiry is marked as spam leaves once that is none, on ${name}`, async () => {
    const port = await unusedPort()
    const app = await start(await openDatabase(), port)
    const { _id } = (await app.post('/api/enquiries', enquiryFields(), '')).body
    await eventually(async () => expect(await queued(app)).toMatchObject([{ attempts: 1 }]))
    const spam = (await app.post(`/api/enquiries/${_id}/spam`)).body
    expect(await queued(app)).toEqual([])
    const [{ trash }] = [(await app.get('/api/people?email=asha@example.com')).body.data]
    expect(Object.keys(trash[0])).not.toContain('mailQueue')
    await app.post(`/api/spam/${spam._id}/accept`)
    const mailbox = await opened(port)
    await makeDue(app)
    app.dependencies.mail.wake()
    await received(mailbox, 1)
    await eventually(async () => expect(await queued(app)).toEqual([]))

    const again = (await app.post(`/api/enquiries/${_id}/spam`)).body
    await app.post(`/api/spam/${again._id}/accept`)
    expect(await queued(app)).toEqual([])
  })

  it(`an enquiry is saved at once while mail cannot be sent, which is tried again later, on ${name}`, async () => {
    const port = await unusedPort()
    const app = await start(await openDatabase(), port)
    expect((await app.post('/api/enquiries', enquiryFields(), '')).status).toBe(201)
    await eventually(async () => expect(await queued(app)).toMatchObject([{ attempts: 1 }]))
    const [{ dueAt } = { dueAt: '' }] = await queued(app)
    expect(Date.parse(dueAt)).toBeGreaterThan(Date.now() + 30_000)

    const mailbox = await opened(port)
    await makeDue(app)
    app.dependencies.mail.wake()
    await received(mailbox, 1)
    await eventually(async () => expect(await queued(app)).toEqual([]))
  })

  it(`a mail has failed once it could not be sent, and not while it is being sent, on ${name}`, async () => {
    let greet: (error?: Error) => void = () => {}
    const greeted = new Promise<void>((resolve) => {
      greet = () => resolve()
    })
    const mailbox = await opened(0, greeted)
    const app = await start(await openDatabase(), mailbox.port)
    const waiting = () => mailsWaiting(app.dependencies.db)
    await app.post('/api/enquiries', enquiryFields(), '')
    await eventually(async () => expect(await queued(app)).toMatchObject([{ attempts: 1 }]))
    expect(await waiting()).toEqual({ waiting: 1, failed: 0 })
    greet()
    await eventually(async () => expect(await waiting()).toEqual({ waiting: 0, failed: 0 }))

    await mailbox.close()
    await app.post('/api/enquiries', enquiryFields({ name: 'The second' }), '')
    await eventually(async () => expect(await waiting()).toEqual({ waiting: 1, failed: 1 }))
    expect(await queued(app)).toMatchObject([{ attempts: 1 }])
  })

  it(`a mail that a clock ahead has put off is sent once that is right again, on ${name}`, async () => {
    const database = await openDatabase()
    open.push(database.remove)
    const port = await unusedPort()
    const before = await startApp({ ...database, remove: async () => {} }, environment(port))
    await before.post('/api/enquiries', enquiryFields(), '')
    await eventually(async () => expect(await queued(before)).toMatchObject([{ attempts: 1 }]))
    const dueAt = new Date(Date.now() + 365 * 24 * 3_600_000).toISOString()
    await before.dependencies.db.updateTable('mailQueue').set({ dueAt }).execute()
    await before.stop()

    const mailbox = await opened(port)
    const after = await start({ ...database, remove: async () => {} }, port)
    await received(mailbox, 1)
    await eventually(async () => expect(await queued(after)).toEqual([]))
  })

  it(`a restart keeps what is not sent yet on ${name}`, async () => {
    const database = await openDatabase()
    open.push(database.remove)
    const port = await unusedPort()
    const before = await startApp({ ...database, remove: async () => {} }, environment(port))
    for (const name of ['First', 'Second']) await before.post('/api/enquiries', enquiryFields({ name }), '')
    await before.stop()

    const mailbox = await opened(port)
    const after = await start({ ...database, remove: async () => {} }, port)
    await makeDue(after)
    after.dependencies.mail.wake()
    const mails = await received(mailbox, 2)
    expect(mails.map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]).sort()).toEqual([
      'New enquiry from First',
      'New enquiry from Second',
    ])
  })
}

it('an enquiry does not wait for a mail server that hangs', async () => {
  let greet: (error?: Error) => void = () => {}
  const greeted = new Promise<void>((resolve) => {
    greet = () => resolve()
  })
  const mailbox = await opened(0, greeted)
  const app = await start(await openBegunSqlite(), mailbox.port)
  expect((await app.post('/api/enquiries', enquiryFields(), '')).status).toBe(201)
  expect((await app.get('/api/enquiries')).body.pagination.total).toBe(1)
  expect(mailbox.mails).toEqual([])
  greet()
  await received(mailbox, 1)
})

it('a mail server that takes its time holds up no end of a process, and the mail waits for the next one', async () => {
  const app = await startApp(await openBegunSqlite())
  open.push(app.stop)
  const { db, log } = app.dependencies
  let isAsked = false
  const hangs = () => {
    isAsked = true
    return new Promise<void>(() => {})
  }
  const queue = createMailQueue(db, log, { 'password-reset': hangs }, 0)
  await queue.enqueue(db, 'password-reset', 'asha@example.com')
  queue.wake()
  await eventually(() => expect(isAsked).toBe(true))
  await queue.close()
  expect(await queued(app)).toMatchObject([{ kind: 'password-reset', attempts: 1 }])
})

it('two processes on one database send a mail once', async () => {
  const mailbox = await opened()
  const database = await openBegunPostgres()
  open.push(database.remove)
  const shared = { ...database, remove: async () => {} }
  const apps = [await start(shared, mailbox.port), await start(shared, mailbox.port)]
  for (let sent = 0; sent < 6; sent++) {
    await apps[sent % 2]?.post('/api/enquiries', enquiryFields(), '')
    for (const { dependencies } of apps) dependencies.mail.wake()
  }
  await received(mailbox, 6)
  for (const app of apps) await eventually(async () => expect(await queued(app)).toEqual([]))
  expect(mailbox.mails).toHaveLength(6)
})

it('a visitor writes no header of a mail', async () => {
  const mailbox = await opened()
  const app = await start(await openBegunSqlite(), mailbox.port)
  const name = 'Asha\r\nBcc: everyone@example.com\r\n\r\nbody'
  expect((await app.post('/api/enquiries', enquiryFields({ name, city: name }), '')).status).toBe(201)
  const [mail = ''] = await received(mailbox, 1)
  const head = headOf(mail)
  expect(head).not.toMatch(/^Bcc:/im)
  // Nor of the answer to it, whose writer copies what stands behind the encoding.
  expect(head).not.toMatch(/=0[AD]/i)
  expect(unfolded(mail)).toMatch(/^Name: Asha Bcc: everyone@example\.com body\r$/m)
  expect(mailbox.mails).toHaveLength(1)
})

it('the head of a mail is ASCII, which every mail server takes, also where the address of the visitor is not', async () => {
  const mailbox = await opened()
  const app = await start(await openBegunSqlite(), mailbox.port)
  for (const email of ['मीरा@example.com', 'asha@मीरा.example'])
    expect((await app.post('/api/enquiries', enquiryFields({ name: 'मीरा', email }), '')).status).toBe(201)
  const mails = await received(mailbox, 2)
  const ofDomain = mails.find((mail) => mail.includes('xn--')) ?? ''
  const ofLocalPart = mails.find((mail) => mail !== ofDomain) ?? ''
  for (const mail of mails) expect(headOf(mail)).toMatch(/^[\x20-\x7e\r\n]+$/)
  expect(unfolded(ofLocalPart)).toContain('Email: =E0=A4=AE=E0=A5=80=E0=A4=B0=E0=A4=BE@example.com')
  expect(headOf(ofDomain)).toMatch(/^Reply-To: .* <asha@xn--[^>]+\.example>\r$/m)
})

it('neither a bot nor a refused enquiry is mailed, nor one that is deleted first', async () => {
  const port = await unusedPort()
  const app = await start(await openBegunSqlite(), port)
  await app.post('/api/enquiries', enquiryFields({ website: 'x' }), '')
  await app.post('/api/enquiries', enquiryFields({ email: 'x' }), '')
  expect(await queued(app)).toEqual([])
  const { body } = await app.post('/api/enquiries', enquiryFields(), '')
  expect(await queued(app)).toHaveLength(1)
  await app.delete(`/api/enquiries/${body._id}`)
  expect(await queued(app)).toEqual([])
})

it.each(['ENQUIRY_TO', 'SMTP_URL'])('mail is off without %s', async (missing) => {
  const app = await start(await openBegunSqlite(), 25, { [missing]: '' })
  expect((await app.post('/api/enquiries', enquiryFields(), '')).status).toBe(201)
  expect(await queued(app)).toEqual([])
})

const environment = (port: number) => ({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  ENQUIRY_TO: 'studio@example.com',
})

async function start(
  database: TestDatabase,
  port: number,
  more: Record<string, string> = {},
): Promise<TestApp> {
  const app = await startApp(database, { ...environment(port), ...more })
  open.push(app.stop)
  return app
}

async function opened(...given: Parameters<typeof openMailbox>) {
  const mailbox = await openMailbox(...given)
  open.push(mailbox.close)
  return mailbox
}

async function unusedPort(): Promise<number> {
  const { port, close } = await opened()
  await close()
  return port
}

const headOf = (mail: string) => mail.slice(0, mail.indexOf('\r\n\r\n') + 2)

function queued({ dependencies }: TestApp) {
  return dependencies.db.selectFrom('mailQueue').selectAll().execute()
}

/** As if the pause before the next attempt were over. */
async function makeDue({ dependencies }: TestApp): Promise<void> {
  await dependencies.db
    .updateTable('mailQueue')
    .set({ dueAt: new Date(0).toISOString() })
    .execute()
}
