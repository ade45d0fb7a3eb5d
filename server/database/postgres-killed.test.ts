import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { eventually } from '#test/eventually.ts'
import { enquiryFields, serviceFields } from '#test/factories.ts'
import { openServer } from '#test/postgres.ts'
import { startApp } from '#test/start-app.ts'

const backends =
  'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'

/** Ends every connection but this one, as an administrator does. */
async function endConnections(client: pg.Client): Promise<void> {
  await client.query(`select pg_terminate_backend(pid) from (${backends}) as other`)
}

/** Kills the process behind one of them, whereupon the server ends all of them and starts again. */
async function killProcess(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ pid: number }>(backends)
  process.kill(Number(rows[0]?.pid), 'SIGKILL')
}

it.each([
  ['its connections are ended', endConnections],
  ['one of its processes is killed', killProcess],
])(
  'when %s, what PostgreSQL was writing is a 503, and what it was reading is read again',
  async (_how, end) => {
    const server = await openServer()
    const app = await startApp({ url: server.url, remove: server.stop })
    const other = new pg.Client({ connectionString: server.url })
    other.on('error', () => {})
    await other.connect()
    onTestFinished(async () => {
      await other.end().catch(() => undefined)
      await app.stop()
    })
    // Everything that the calls below touch waits for this.
    await other.query('begin')
    await other.query('lock table service, enquiry, activity, testimonial in access exclusive mode')
    const writes = [
      () => app.post('/api/enquiries', enquiryFields(), ''),
      () => app.post('/api/services', serviceFields()),
    ]
    const reads = [
      () => app.visit('/api/services?page=9'),
      () => app.visit('/api/testimonials?page=9'),
      () => app.get('/api/enquiries'),
      () => app.get('/api/activity'),
    ]
    const written = Promise.all(writes.map((call) => call()))
    const read = Promise.all(reads.map((call) => call()))
    const waiting = async () => {
      await other.query('select pg_stat_clear_snapshot()')
      const { rows } = await other.query(
        `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows.length
    }
    while ((await waiting()) < writes.length + reads.length)
      await new Promise((resolve) => setTimeout(resolve, 20))
    await end(other)
    for (const { status, body, headers } of await written) {
      expect([status, body.message]).toEqual([503, 'The service is unavailable. Please try again.'])
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
    await other.query('rollback').catch(() => undefined)
    expect((await read).map(({ status }) => status)).toEqual([200, 200, 200, 200])
    await eventually(async () => expect((await app.visit('/api/services?page=9')).status).toBe(200))
    expect((await app.post('/api/services', serviceFields())).status).toBe(201)
  },
)
