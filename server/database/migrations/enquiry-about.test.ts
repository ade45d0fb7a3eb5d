import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
import { createdDesign, enquiryFields, uploadedPicture } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { isPostgres } from '../client.ts'
import { migration } from './20261129-enquiry-about.ts'

onEachDatabase('A database from before enquiries kept what they were about', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  const arrived = async (fields: object) =>
    (await app.post('/api/enquiries', enquiryFields({ ...fields }), '')).body

  it('keeps it from then on, with its first picture, for every design that is still there', async () => {
    const [first, second] = [await uploadedPicture(app), await uploadedPicture(app)]
    const priced = await createdDesign(app, { images: [first, second], basePrice: 240_000.5 })
    const plain = await createdDesign(app)
    const enquiries = [
      await arrived({ designId: priced._id }),
      await arrived({ designId: priced._id }),
      await arrived({ designId: plain._id }),
      await arrived({}),
    ]
    const { db } = app.dependencies
    await db.deleteFrom('attachment').where('role', '=', 'about').execute()
    for (const column of ['aboutCode', 'contentKey'])
      await db.schema.dropIndex(`enquiry_${column}_createdAt`).execute()
    for (const column of ['about', 'aboutCode', 'contentKey'])
      await sql`alter table enquiry drop column ${sql.ref(column)}`.execute(db)

    await db.transaction().execute((tx) => migration.up(tx as never, isPostgres(db) ? 'postgres' : 'sqlite'))
    for (const { _id, about } of enquiries)
      expect((await app.get(`/api/enquiries/${_id}`)).body.data.about).toEqual(about)
    const { body } = await app.get(`/api/enquiries?design=${priced.code}`)
    expect(body.pagination.total).toBe(2)
    expect(enquiries.map(({ about }) => about?.image?.fileId)).toEqual([first, first, undefined, undefined])
  })
})
