import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { openLine } from '#test/database-line.ts'
import { openBegunPostgres, openPostgres } from '#test/databases.ts'
import { startApp } from '#test/start-app.ts'
import { answeredClient } from './answered-client.ts'
import { openDatabase } from './client.ts'

const impatient = { lookEvery: 20, onItsWay: 200 }
/** Longer than any machine takes to answer. */
const patient = 60_000

/** @param patience milliseconds that the server may take to say whether it works on a query */
async function connect(patience = patient) {
  const database = await openPostgres()
  const line = await openLine(database.url)
  const client = new (answeredClient(line.url, { ...impatient, patience }))({})
  client.on('error', () => undefined)
  await client.connect()
  onTestFinished(async () => {
    await client.end().catch(() => undefined)
    await line.cut()
    await database.remove()
  })
  return { client, line, url: database.url }
}

async function failureOf(answer: Promise<unknown>) {
  return answer.then(
    () => undefined,
    (error) => error,
  )
}

it('a query that the server works on is waited for, however often it is asked about', async () => {
  const { client } = await connect()
  expect((await client.query('select pg_sleep(1), 1 as one')).rows[0].one).toBe(1)
})

it('a query whose connection is lost without being closed fails as one that was cut', async () => {
  const { client, line } = await connect()
  line.lose()
  expect(await failureOf(client.query('select 1'))).toMatchObject({ code: 'ETIMEDOUT', awayFor: 0 })
})

it('a query that nobody can ask for fails, and says for how long the server has been away', async () => {
  const { client, line } = await connect(1000)
  line.silence()
  const { code, awayFor } = await failureOf(client.query('select 1'))
  expect(code).toBe('ETIMEDOUT')
  expect(awayFor).toBeGreaterThan(0)
})

it('a process whose packets to PostgreSQL are lost reads on, or refuses in time', async () => {
  const database = await openBegunPostgres()
  const line = await openLine(database.url)
  const app = await startApp({ ...database, url: line.url })
  onTestFinished(async () => {
    await app.stop()
    await line.cut()
  })
  const read = () => app.visit('/api/services?page=9')
  line.lose()
  expect((await read()).status).toBe(200)
  line.silence()
  const refused = await Promise.all([read(), app.get('/api/enquiries'), app.post('/api/services', {})])
  expect(refused.map(({ status }) => status)).toEqual([503, 503, 503])
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  line.mend()
  await expect.poll(async () => (await read()).status).toBe(200)
})

it('PostgreSQL finds out by itself within seconds that a process is out of reach', async () => {
  const database = await openPostgres()
  const db = openDatabase(database.url, () => undefined)
  onTestFinished(async () => {
    await db.destroy()
    await database.remove()
  })
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings where name ~ '^tcp_|^client_connection_check'`.execute(db)
  expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
    ...{ tcp_keepalives_idle: '3', tcp_keepalives_interval: '1', tcp_keepalives_count: '3' },
    ...{ tcp_user_timeout: '6000', client_connection_check_interval: '2000' },
  })
})
