import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { openPostgres } from '#test/databases.ts'
import { enquiryFields, serviceFields } from '#test/factories.ts'
import { startApp } from '#test/start-app.ts'

it('what PostgreSQL is doing when its connections are ended is answered 503, in the middle of a transaction too', async () => {
  const database = await openPostgres()
  const app = await startApp(database)
  const other = new pg.Client({ connectionString: database.url })
  await other.connect()
  onTestFinished(async () => {
    await other.end()
    await app.stop()
  })
  // Everything that the calls below touch waits for this.
  await other.query('begin')
  await other.query('lock table service, enquiry, activity, "designTag" in access exclusive mode')
  const calls = [
    () => app.post('/api/enquiries', enquiryFields(), ''),
    () => app.post('/api/services', serviceFields()),
    () => app.visit('/api/services?page=9'),
    () => app.visit('/api/designs?tag=modern&page=9'),
    () => app.get('/api/enquiries'),
    () => app.get('/api/activity'),
  ]
  const answers = Promise.all(calls.map((call) => call()))
  const waiting = async () => {
    await other.query('select pg_stat_clear_snapshot()')
    const { rows } = await other.query(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows.length
  }
  while ((await waiting()) < calls.length) await new Promise((resolve) => setTimeout(resolve, 20))
  await other.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  for (const { status, body, headers } of await answers) {
    expect([status, body.message]).toEqual([503, 'The service is unavailable. Please try again.'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  }
  await other.query('rollback')
  expect((await app.visit('/api/services?page=9')).status).toBe(200)
  expect((await app.post('/api/services', serviceFields())).status).toBe(201)
})
