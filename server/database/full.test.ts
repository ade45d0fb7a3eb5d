import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { openBegunSqlite } from '#test/databases.ts'
import { enquiryFields, serviceFields } from '#test/factories.ts'
import { adminLogin, startApp } from '#test/start-app.ts'

const full = [503, 'The server has no room left to store this. Please try again later.']

it('a database without room says so, takes back what it began, goes on being read, and takes up again', async () => {
  const app = await startApp(await openBegunSqlite())
  onTestFinished(() => app.stop())
  const { db } = app.dependencies
  const pages = async (name: string) => {
    const { rows } = await sql<Record<string, number>>`pragma ${sql.raw(name)}`.execute(db)
    return Object.values(rows[0] ?? {})[0] ?? 0
  }
  await sql`pragma max_page_count=${sql.raw(String(await pages('page_count')))}`.execute(db)
  const fields = (sent: number) => enquiryFields({ requirement: `${sent} ${'x'.repeat(1990)}` })
  const enquiries: unknown[] = []
  for (let sent = 0; sent < 200 && enquiries.length < 3; sent++) {
    const { status, body, headers } = await app.post('/api/enquiries', fields(sent), '')
    if (status !== 201) enquiries.push([status, body.message, Number(headers.get('retry-after')) > 0])
  }
  expect(enquiries).toEqual([1, 2, 3].map(() => [...full, true]))
  for (let saved = 200; saved === 200; ) {
    const response = await app.post('/api/auth/login', adminLogin, '')
    saved = response.status
    if (saved !== 200) expect([response.status, response.body.message]).toEqual(full)
  }
  const count = (await app.get('/api/enquiries?limit=1')).body.pagination.total
  expect((await app.visit('/api/health')).status).toBe(200)
  await sql`pragma max_page_count=100000`.execute(db)
  expect((await app.post('/api/enquiries', fields(-1), '')).status).toBe(201)
  expect((await app.post('/api/services', serviceFields())).status).toBe(201)
  expect((await app.get('/api/enquiries?limit=1')).body.pagination.total).toBe(count + 1)
})

it('a transaction that SQLite itself has ended stores nothing more on its own', async () => {
  const app = await startApp(await openBegunSqlite())
  onTestFinished(() => app.stop())
  const { db } = app.dependencies
  const run = db.transaction().execute(async (tx) => {
    await sql`rollback`.execute(tx)
    await tx.updateTable('service').set({ title: 'alone' }).execute()
  })
  await expect(run).rejects.toThrow('The transaction was taken back')
  const alone = db.selectFrom('service').select('id').where('title', '=', 'alone')
  expect(await alone.execute()).toEqual([])
})
