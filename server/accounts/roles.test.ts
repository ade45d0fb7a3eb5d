import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { designGaps } from '#contract/design-query.ts'
import { onEachDatabase } from '#test/databases.ts'
import { expectError, expectInvalid } from '#test/expect-response.ts'
import { enquiryFields, newSession, signedInAccount } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { isPostgres } from '../database/client.ts'
import { migration } from '../database/migrations/20261210-roles.ts'

const notAllowed = 'You are not allowed to do this'

onEachDatabase('The role of an account', (open) => {
  let app: TestApp
  let own: { id: string; token: string }
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  /** The first owner alone, signed in anew. */
  beforeEach(async () => {
    const { db } = app.dependencies
    const first = await db.selectFrom('account').select('id').orderBy('id').executeTakeFirstOrThrow()
    await db.deleteFrom('account').where('id', '<>', first.id).execute()
    await db.updateTable('account').set({ role: 'owner' }).execute()
    own = { id: first.id, token: await newSession(app, first.id) }
  })

  const setRole = (id: string, role: unknown, token = own.token, updatedAt?: string) =>
    app.put(`/api/auth/admins/${id}`, { role, updatedAt }, token)
  const roleOf = async (token: string) => (await app.get('/api/auth/profile', token)).body.role

  it('is an owner’s where an administrator is added without one', async () => {
    const add = (email: string, role?: string) =>
      app.post('/api/auth/admins', { name: 'Nila', email, password: 'abcdef', role }, own.token)
    expect((await add('nila@example.com')).body.role).toBe('owner')
    expect((await add('ravi@example.com', 'enquiries')).body.role).toBe('enquiries')
    expectInvalid(
      await add('asha@example.com', 'king'),
      'role',
      'Role must be one of owner, editor, enquiries',
    )
    const { body } = await app.get('/api/auth/admins', own.token)
    expect(body.map(({ role }: { role: string }) => role)).toEqual(['owner', 'owner', 'enquiries'])
  })

  it('is changed by an owner, holds at once, and is written down', async () => {
    const other = await signedInAccount(app, { role: 'editor' })
    expect((await app.get('/api/enquiries', other.token)).status).toBe(200)
    expect((await setRole(other.id.toUpperCase(), 'enquiries')).body).toMatchObject({ role: 'enquiries' })
    expect(await roleOf(other.token)).toBe('enquiries')
    expectError(await app.post('/api/services', { title: 'A service' }, other.token), 403, notAllowed)
    const { body } = await app.get(`/api/activity?subject=${other.id}`, own.token)
    expect(body.data[0]).toMatchObject({
      action: 'updated',
      changes: [{ field: 'role', from: 'editor', to: 'enquiries' }],
    })
  })

  it('is not changed in a race, nor to something else, nor where there is none', async () => {
    const other = await signedInAccount(app, { role: 'editor' })
    const { updatedAt } = (await setRole(other.id, 'owner')).body
    await setRole(other.id, 'editor')
    expectError(await setRole(other.id, 'owner', own.token, updatedAt), 409)
    expectInvalid(await setRole(other.id, 'king'), 'role', 'Role must be one of owner, editor, enquiries')
    expect(await roleOf(other.token)).toBe('editor')
    const nobody = await signedInAccount(app, { role: null })
    expectError(await setRole(nobody.id, 'owner'), 404, 'Admin user not found')
  })

  it('of the last owner stays, and so does its account', async () => {
    await signedInAccount(app, { role: 'editor' })
    expectError(await setRole(own.id, 'editor'), 409, 'The last owner cannot take another role')
    expectError(
      await app.delete(`/api/auth/admins/${own.id}`, own.token),
      409,
      'The last owner cannot be deleted',
    )
    expect((await setRole(own.id, 'owner')).status).toBe(200)
    expect(await roleOf(own.token)).toBe('owner')
  })

  it('of one owner stays where two lower or delete each other at once', async () => {
    for (const act of [
      setRole,
      (id: string, _: string, token: string) => app.delete(`/api/auth/admins/${id}`, token),
    ]) {
      const other = await signedInAccount(app)
      await Promise.all([setRole(other.id, 'editor', own.token), act(own.id, 'enquiries', other.token)])
      const { db } = app.dependencies
      const owners = await db.selectFrom('account').select('id').where('role', '=', 'owner').execute()
      expect(owners).toHaveLength(1)
      await db
        .deleteFrom('account')
        .where('id', '<>', owners[0]?.id ?? '')
        .execute()
      own = { id: owners[0]?.id ?? '', token: await newSession(app, owners[0]?.id ?? '') }
    }
  })

  describe('of an editor', () => {
    let editor: string
    const save = (changes: unknown, token = editor) => app.put('/api/settings', changes, token)
    const read = async () => (await app.visit('/api/settings')).body.data
    beforeEach(async () => {
      editor = (await signedInAccount(app, { role: 'editor' })).token
    })

    it('allows settings, but not how the firm is paid', async () => {
      await save({ paymentSettings: { upiId: 'studio@upi' } }, own.token)
      expect((await save({ address: 'Mysuru', maintenanceMode: false })).body.address).toBe('Mysuru')
      const before = await read()
      for (const paymentSettings of [
        { razorpayLink: 'https://pay.example.com/mine' },
        { upiId: 'mine@upi' },
        { upiId: 'not a upi' },
        { bankDetails: { accountNumber: '001234567890' } },
        { bankDetails: { qrCodeUrl: 'f'.repeat(24) } },
        null,
      ])
        expectError(await save({ address: 'Elsewhere', paymentSettings }), 403, notAllowed)
      expect(await read()).toEqual(before)
    })

    it.each(['trashDays', 'versionDays', 'enquiryMonths'])(
      'leaves %s, after which something is deleted for good',
      async (field) => {
        const before = await read()
        expectError(await save({ address: 'Elsewhere', [field]: before[field] + 1 }), 403, notAllowed)
        expect(await read()).toEqual(before)
        const { status, body } = await save({ [field]: before[field] + 1 }, own.token)
        expect([status, body[field]]).toEqual([200, before[field] + 1])
        const [last] = (await app.get('/api/settings/versions', editor)).body.data
        const restore = `/api/settings/versions/${last._id}/restore`
        expectError(await app.post(restore, {}, editor), 403, notAllowed)
        expect((await app.post(restore, {}, own.token)).body[field]).toBe(before[field])
      },
    )

    it('takes the whole settings back as they were read, and with a change beside payment', async () => {
      const { updatedAt, ...settings } = await read()
      const { status, body } = await save({
        ...settings,
        contactEmail: 'a@example.com',
        contactPhone: '+91 98765 43210',
        address: 'Mandya',
      })
      expect([status, body.address, body.paymentSettings]).toEqual([200, 'Mandya', settings.paymentSettings])
    })

    it('leaves accounts out of the record of changes', async () => {
      await app.post('/api/services', { title: 'A service', description: '' }, own.token)
      const { body } = await app.get('/api/activity?limit=500', editor)
      const kinds = new Set(body.data.map(({ kind }: { kind: string }) => kind))
      expect([kinds.has('service'), kinds.has('account')]).toEqual([true, false])
      expectError(await app.get('/api/activity?kind=account', editor), 403, notAllowed)
    })

    it('shows the dashboard without the first steps of owners', async () => {
      const { data } = (await app.get('/api/dashboard', editor)).body
      expect([data.firstSteps, typeof data.counts.designs, data.gaps.length]).toEqual([
        null,
        'number',
        designGaps.length,
      ])
    })
  })

  it('of enquiries alone opens them, their notes and their part of dashboard and record', async () => {
    const { token } = await signedInAccount(app, { role: 'enquiries' })
    const { body: enquiry } = await app.post('/api/enquiries', enquiryFields(), '')
    const at = `/api/enquiries/${enquiry._id}`
    expect((await app.put(at, { status: 'contacted' }, token)).body.status).toBe('contacted')
    const { body: note } = await app.post(`${at}/notes`, { text: 'Called.' }, token)
    expect((await app.delete(`${at}/notes/${note._id}`, token)).status).toBe(200)
    expect((await app.get('/api/enquiries/export?format=csv', token)).body).toContain(enquiry.name)
    expectError(await app.delete(at, token), 403, notAllowed)
    expectError(await app.get('/api/activity', token), 403, notAllowed)
    expectError(await app.get('/api/activity?kind=design', token), 403, notAllowed)
    const { body: record } = await app.get(`/api/activity?kind=enquiry&subject=${enquiry._id}`, token)
    expect(record.data.map(({ action }: { action: string }) => action)).toContain('note-added')
    const { data } = (await app.get('/api/dashboard', token)).body
    expect([data.firstSteps, data.gaps, data.counts.designs, data.counts.enquiries.contacted]).toEqual([
      null,
      [],
      null,
      1,
    ])
  })

  it('is an owner’s for every administrator of a database from before there were roles', async () => {
    const { db } = app.dependencies
    const [editor, nobody] = [
      await signedInAccount(app, { role: 'editor' }),
      await signedInAccount(app, { role: null }),
    ]
    await sql`alter table account add column "isAdmin" integer not null default 1`.execute(db)
    await sql`update account set "isAdmin" = 0 where role is null`.execute(db)
    await db.schema.alterTable('account').dropColumn('role').execute()
    await db.transaction().execute((tx) => migration.up(tx as never, isPostgres(db) ? 'postgres' : 'sqlite'))
    expect([await roleOf(own.token), await roleOf(editor.token), await roleOf(nobody.token)]).toEqual([
      'owner',
      'owner',
      null,
    ])
  })
})
