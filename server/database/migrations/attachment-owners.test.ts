import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
import {
  bannerFields,
  createdCategory,
  createdDesign,
  enquiryFields,
  serviceFields,
  testimonialFields,
  uploadedPicture,
} from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { isPostgres } from '../client.ts'
import { migration } from './20261205-attachment-owners.ts'

onEachDatabase('A database from before attachments named the kind of their document', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  it('learns it from the tables, and leaves it open where the document is in none', async () => {
    const { db } = app.dependencies
    const id = await uploadedPicture(app)
    const { _id: designId } = await createdDesign(app, { images: [id] })
    await app.post('/api/enquiries', enquiryFields({ designId }), '')
    await createdCategory(app, { subcategories: [{ name: 'Tree house', image: id }] })
    await app.post('/api/services', serviceFields({ icon: id }))
    await app.post('/api/testimonials', testimonialFields({ media: [id], avatar: id }))
    await app.post('/api/banners', bannerFields(id))
    await app.post('/api/pricing', { fileId: id })
    const aboutUs = `<img src="/v1/storage/buckets/media/files/${id}/view?project=portfolio" alt="Us">`
    await app.put('/api/settings', { aboutUs, paymentSettings: { bankDetails: { qrCodeUrl: id } } })
    const stored = () => db.selectFrom('attachment').selectAll().orderBy('ownerId').orderBy('role').execute()
    const before = await stored()
    expect(new Set(before.map(({ ownerKind }) => ownerKind)).size).toBe(8)
    const lost = {
      ownerKind: 'design',
      ownerId: 'lost',
      role: 'image',
      position: 0,
      fileId: id,
      alt: '',
    } as const
    await db.insertInto('attachment').values(lost).execute()

    // SQLite keeps a column that a trigger names, and these came later.
    for (const event of isPostgres(db) ? [] : ['insert', 'update', 'delete'])
      await sql`drop trigger ${sql.id(`noteDesignPicture_${event}`)}`.execute(db)
    if (!isPostgres(db)) await sql`drop trigger "noteDesignsOfFile"`.execute(db)
    await db.schema.alterTable('attachment').dropColumn('ownerKind').execute()
    await db.transaction().execute((tx) => migration.up(tx as never, isPostgres(db) ? 'postgres' : 'sqlite'))
    expect((await stored()).filter(({ ownerId }) => ownerId !== 'lost')).toEqual(before)
    expect((await stored()).find(({ ownerId }) => ownerId === 'lost')?.ownerKind).toBeNull()
  })
})
