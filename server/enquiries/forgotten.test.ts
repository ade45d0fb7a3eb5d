import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { onEachDatabase, openBegunPostgres, openBegunSqlite, openDatabaseFile } from '#test/databases.ts'
import { enquiryFields } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { forgetDeletedBytes, isPostgres } from '../database/client.ts'
import { migration } from '../database/migrations/20261126-forgetting.ts'

/** Words that stand nowhere else; the index of words holds them in small letters. */
const personal = {
  name: 'Zebulonia Quixworth',
  email: 'zebulonia@quixworth.example',
  city: 'Quixhampton',
  requirement: `A quixotic courtyard. ${'Quixabyte '.repeat(150)}`,
}

async function started(database: Awaited<ReturnType<typeof openDatabaseFile>>) {
  const app = await startApp(database)
  onTestFinished(() => app.stop())
  return app
}

async function deleteForGood(app: TestApp, id: string) {
  await app.delete(`/api/enquiries/${id}`)
  await app.delete(`/api/trash/${id}`)
}

async function deletedEnquiry(app: TestApp): Promise<string> {
  const { body } = await app.post('/api/enquiries', enquiryFields(personal), '')
  await app.put(`/api/enquiries/${body._id}`, { status: 'contacted' })
  await app.post(`/api/enquiries/${body._id}/notes`, { text: 'Quixworth called.' })
  await deleteForGood(app, body._id)
  return body._id
}

onEachDatabase('A deleted enquiry', (open) => {
  it('is named in the trash alone, and in the record again once it is restored', async () => {
    const app = await started(await open())
    const { body } = await app.post('/api/enquiries', enquiryFields(personal), '')
    const record = async () => JSON.stringify((await app.get('/api/activity')).body.data)
    await app.delete(`/api/enquiries/${body._id}`)
    expect(await record()).not.toMatch(/qui?x/i)
    expect((await app.get('/api/trash')).body.data).toMatchObject([{ name: personal.name }])
    await app.post(`/api/trash/${body._id}/restore`)
    expect((await record()).match(/Quixworth/g)).toHaveLength(3)
  })

  it('stays in the record without whose it was, for good too', async () => {
    const app = await started(await open())
    const { body: kept } = await app.post('/api/enquiries', enquiryFields(), '')
    const subject = await deletedEnquiry(app)
    const rows = (await app.get(`/api/activity?subject=${subject}`)).body.data
    expect(rows.map(({ action }: { action: string }) => action)).toEqual([
      'deleted-for-good',
      'deleted',
      'note-added',
      'updated',
      'received',
    ])
    expect(rows[0].account.name).toBe('Administrator')
    expect(
      JSON.stringify(await app.dependencies.db.selectFrom('activity').selectAll().execute()),
    ).not.toMatch(/qui?x/i)
    const [other] = (await app.get(`/api/activity?subject=${kept._id}`)).body.data
    expect(other.subject).toEqual({ _id: kept._id, name: 'Asha Rao', exists: true })
  })
})

it.each([
  ['SQLite', openBegunSqlite],
  ['PostgreSQL', openBegunPostgres],
] as const)(
  'one that was deleted long ago loses its name when the product is brought up to date, on %s',
  async (_, open) => {
    const app = await started(await open())
    const { db } = app.dependencies
    const subject = await deletedEnquiry(app)
    const { body: kept } = await app.post('/api/enquiries', enquiryFields(), '')
    await db
      .updateTable('activity')
      .set({ subjectName: 'Zebulonia' })
      .where('subjectId', '=', subject)
      .execute()
    // It brings this one up to date too, which has gone since.
    if (!isPostgres(db)) await sql`create virtual table "designSearch" using fts5(words)`.execute(db)
    await db.transaction().execute((tx) => migration.up(tx as never, isPostgres(db) ? 'postgres' : 'sqlite'))
    const names = db.selectFrom('activity').select('subjectName').distinct().where('kind', '=', 'enquiry')
    expect(await names.execute()).toMatchObject([{ subjectName: '' }, { subjectName: kept.name }])
    expect((await app.get('/api/enquiries?search=asha courtyard 98765')).body.data).toMatchObject([
      { _id: kept._id },
    ])
  },
)

it('leaves no byte in the files of SQLite once its log is emptied', async () => {
  const database = await openDatabaseFile()
  const app = await started(database)
  const directory = dirname(database.url.slice('sqlite:'.length))
  const bytes = async () => {
    const files = await Promise.all(
      (await readdir(directory)).map((file) => readFile(join(directory, file), 'latin1')),
    )
    return files.join('').match(/quix\w+|zebulon\w+/gi) ?? []
  }
  for (let index = 0; index < 40; index++) await app.post('/api/enquiries', enquiryFields(), '')
  const { body } = await app.post('/api/enquiries', enquiryFields(personal), '')
  for (let index = 0; index < 40; index++) await app.post('/api/enquiries', enquiryFields(), '')
  await forgetDeletedBytes(app.dependencies.db)
  expect((await bytes()).length).toBeGreaterThan(100)
  await deleteForGood(app, body._id)
  await deletedEnquiry(app)
  await forgetDeletedBytes(app.dependencies.db)
  expect(await bytes()).toEqual([])
  expect((await app.get('/api/enquiries?search=asha&limit=1')).body.pagination.total).toBe(80)
})
