import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { onEachDatabase, openSqlite } from '#test/databases.ts'
import { expectError } from '#test/expect-response.ts'
import {
  createdCategory,
  createdDesign,
  serviceFields,
  unusedSince,
  uploadedPicture,
} from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { openDatabase } from '../database/client.ts'
import { findStrayRows } from '../files/check/rows.ts'
import { trashables } from './kinds.ts'
import { purgeTrash } from './retention.ts'

const day = 86_400_000

onEachDatabase('What lies in the trash', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  const idsInTrash = async () =>
    (await app.get('/api/trash')).body.data.map(({ _id }: { _id: string }) => _id)

  it('keeps its files until it is deleted for good', async () => {
    const [own, shared, ofSubcategory] = [
      await uploadedPicture(app),
      await uploadedPicture(app),
      await uploadedPicture(app),
    ]
    const design = await createdDesign(app, { images: [own, shared] })
    await app.post('/api/services', serviceFields({ icon: shared }))
    const category = await createdCategory(app, { subcategories: [{ name: 'Court', image: ofSubcategory }] })
    const unused = () => Promise.all([own, shared, ofSubcategory].map((id) => unusedSince(app, id)))
    await app.delete(`/api/designs/${design._id}`)
    await app.delete(`/api/categories/${category._id}`)
    expect(await unused()).toEqual([null, null, null])
    expect(await findStrayRows(app.dependencies.db)).toEqual([])
    for (const { _id } of [design, category])
      expect(await app.delete(`/api/trash/${_id}`)).toMatchObject({ status: 200, body: { data: { _id } } })
    expect(await unused()).toEqual([expect.any(String), null, expect.any(String)])
    expect(await findStrayRows(app.dependencies.db)).toEqual([])
    expect(await idsInTrash()).toEqual([])
  })

  it('goes by itself when its days are over, what needs others first, and the record says so', async () => {
    const { db } = app.dependencies
    const category = await createdCategory(app, { subcategories: [{ name: 'Court' }] })
    const design = await createdDesign(app, { category: category._id, subcategory: 'Court' })
    const { body: service } = await app.post('/api/services', serviceFields())
    const later = async (path: string, days: number) => {
      await app.delete(path)
      const id = path.split('/').at(-1) ?? ''
      const deletedAt = new Date(Date.now() + days * day).toISOString()
      await db.updateTable('trash').set({ deletedAt }).where('id', '=', id).execute()
    }
    await later(`/api/designs/${design._id}`, 0)
    await later(`/api/categories/${category._id}`, -1)
    await later(`/api/services/${service._id}`, 2)

    const inDays = (days: number) => new Date(Date.now() + days * day)
    await purgeTrash(db, inDays(28.9))
    expect(await idsInTrash()).toHaveLength(3)
    await purgeTrash(db, inDays(29.5))
    // Its category would be gone a day before it.
    expect(await idsInTrash()).toEqual([service._id, design._id, category._id])
    await purgeTrash(db, inDays(30.5))
    expect(await idsInTrash()).toEqual([service._id])
    const [last] = (await app.get(`/api/activity?subject=${design._id}`)).body.data
    expect(last).toMatchObject({
      action: 'deleted-for-good',
      account: { _id: 'automatic', name: 'Automatic' },
    })

    await app.put('/api/settings', { trashDays: 365 })
    await purgeTrash(db, inDays(366))
    expect(await idsInTrash()).toEqual([service._id])
    await app.put('/api/settings', { trashDays: 1 })
    await purgeTrash(db, inDays(3.5))
    expect(await idsInTrash()).toEqual([])
    for (const trashDays of [0, 366, 1.5, '7', null])
      expectError(
        await app.put('/api/settings', { trashDays }),
        400,
        'Days in the trash must be a whole number from 1 to 365',
      )
  })

  it('is emptied of many documents at once, or of one kind alone', async () => {
    const { db } = app.dependencies
    const { body } = await app.post('/api/services', serviceFields())
    const { category } = await createdDesign(app)
    await app.delete(`/api/services/${body._id}`)
    const row = await db.selectFrom('trash').selectAll().executeTakeFirstOrThrow()
    const copies = Array.from({ length: 240 }, (_, index) => `${index}`.padStart(24, '0'))
    await db
      .insertInto('trash')
      .values(copies.map((id) => ({ ...row, id, rows: '{}' })))
      .execute()
    const design = await createdDesign(app, { category: category._id })
    await app.delete(`/api/designs/${design._id}`)
    expect((await app.delete('/api/trash?kind=service')).body.data).toEqual({ deleted: 241, kept: 0 })
    expect(await idsInTrash()).toEqual([design._id])
    expect((await app.delete('/api/trash')).body.data).toEqual({ deleted: 1, kept: 0 })
    expect((await app.delete('/api/trash')).body.data).toEqual({ deleted: 0, kept: 0 })
  })

  it('is what stood at its address, in any letter case, until it is deleted for good or comes back', async () => {
    const category = await createdCategory(app, { name: 'Barns', subcategories: [{ name: 'Loft' }] })
    await app.put(`/api/categories/${category._id}`, { name: 'Sheds' })
    const design = await createdDesign(app, { category: category._id, subcategory: 'Loft' })
    const asked = (address: string) => app.visit(`/api/gone/${address}`)
    expectError(await asked(`design/${design.code}`), 404)
    await app.delete(`/api/designs/${design._id}`)
    for (const address of [design.code, design.code.toLowerCase(), design._id.toUpperCase()])
      expect((await asked(`design/${address}`)).body.data).toEqual({
        kind: 'design',
        category: { _id: category._id, name: 'Sheds', slug: 'sheds' },
      })
    await app.delete(`/api/categories/${category._id}`)
    expect((await asked(`design/${design.code}`)).body.data).toEqual({ kind: 'design', category: null })
    for (const slug of ['sheds', 'barns'])
      expect((await asked(`category/${slug}`)).body.data).toEqual({ kind: 'category', category: null })
    expectError(await asked(`category/${design.code}`), 404)
    expectError(await asked('service/anything'), 404)
    await app.delete(`/api/trash/${design._id}`)
    expectError(await asked(`design/${design.code}`), 404)
    await app.post(`/api/trash/${category._id}/restore`)
    expectError(await asked('category/sheds'), 404)
  })
})

it('No table whose rows go with a document is forgotten by the trash', async () => {
  /** What is made again from the document itself, or not worth keeping. */
  const left = ['spam']
  const { url, remove } = await openSqlite()
  const db = openDatabase(url, () => {})
  const { rows } = await sql<{ child: string; parent: string }>`
    select child.name as child, key."table" as parent
    from sqlite_master as child, pragma_foreign_key_list(child.name) as key
    where child.type = 'table' and key.on_delete = 'CASCADE'`.execute(db)
  await db.destroy()
  await remove()
  const kept = Object.values(trashables).map(({ parts }) => parts.map(({ table }) => table as string))
  const forgotten = rows.filter(({ child, parent }) =>
    kept.some((tables) => tables.includes(parent) && !tables.includes(child)),
  )
  expect(forgotten.map(({ child }) => child).sort()).toEqual(left)
  expect(rows.length).toBeGreaterThan(5)
})
