import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { openLine } from '#test/database-line.ts'
import { onEachDatabase, openBegunSqlite, openPostgres } from '#test/databases.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let app: TestApp
afterEach(() => app.stop())

const ready = [200, { status: 'ready' }]

async function asked() {
  const { status, body, headers } = await app.visit('/api/ready')
  if (status === 200) return [status, body]
  expect([body.code, Number(headers.get('retry-after')) > 0]).toEqual(['not-ready', true])
  return [status, body.message]
}

onEachDatabase('The product', (open) => {
  it('is not ready while the schema is older than it, and is while it is newer', async () => {
    app = await startApp(await open())
    const { db } = app.dependencies
    expect(await asked()).toEqual(ready)
    const done = db.withTables<{ kysely_migration: { name: string; timestamp: string } }>()
    const newer = { name: '99990101-what-a-newer-build-knows', timestamp: '' }
    await done.insertInto('kysely_migration').values(newer).execute()
    expect(await asked()).toEqual(ready)
    await done
      .updateTable('kysely_migration')
      .set({ name: '20261121-another' })
      .where('name', '=', '20261121-initial')
      .execute()
    expect(await asked()).toEqual([503, 'Not ready: the database is not up to date'])
  })
})

it('it is not ready while the database is down, and is once that is back', async () => {
  const database = await openPostgres()
  const line = await openLine(database.url)
  app = await startApp({ url: line.url, remove: database.remove })
  await line.cut()
  expect(await asked()).toEqual([503, 'Not ready: the database does not answer'])
  await line.restore()
  expect(await asked()).toEqual(ready)
})

it('it is not ready while the folder of files is away, though it is healthy: pages are served', async () => {
  const database = await openBegunSqlite()
  app = await startApp(database)
  const folder = join(database.directory ?? '', 'files')
  await rename(folder, `${folder}-away`)
  expect(await asked()).toEqual([503, 'Not ready: the file storage does not answer'])
  expect((await app.visit('/api/health')).status).toBe(200)
  await rename(`${folder}-away`, folder)
  expect(await asked()).toEqual(ready)
})

it('it is not ready once it stops', async () => {
  app = await startApp(await openBegunSqlite())
  app.dependencies.readiness.stop()
  expect(await asked()).toEqual([503, 'Not ready: the product is stopping'])
  expect((await app.visit('/api/health')).status).toBe(200)
})
