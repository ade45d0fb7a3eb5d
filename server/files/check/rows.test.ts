import { expect, it, onTestFinished } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
import { createdDesign, unusedSince, uploadedPicture } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import type { Db } from '../../database/schema.ts'
import type { AttachmentOwner } from '../attachment-owner.ts'
import { writeAttachments } from '../attachments.ts'
import { findStrayRows } from './rows.ts'

onEachDatabase('The check of the rows', (open) => {
  async function started(): Promise<TestApp & { db: Db }> {
    const app = await startApp(await open())
    onTestFinished(app.stop)
    return { ...app, db: app.dependencies.db }
  }

  const problemsOf = async (db: Db) => (await findStrayRows(db)).map(({ problem }) => problem)
  const repair = async (db: Db) => Promise.all((await findStrayRows(db)).map(({ mend }) => mend()))
  const attach = (db: Db, owner: AttachmentOwner, fileId: string) =>
    db.transaction().execute((tx) => writeAttachments(tx, owner, [{ fileId, alt: '' }]))

  it('finds rows that speak of nothing', async () => {
    const app = await started()
    const { db } = app
    const id = await uploadedPicture(app)
    await createdDesign(app, { images: [await uploadedPicture(app)] })
    expect(await problemsOf(db)).toEqual([])
    await attach(db, { kind: 'design', id: 'gone', role: 'image' }, id)
    expect(await problemsOf(db)).toEqual(['Stray: files are attached to gone, a document that is gone'])
    await repair(db)
    expect([await problemsOf(db), await unusedSince(app, id)]).toEqual([[], expect.any(String)])

    await db.updateTable('file').set({ unusedSince: null }).where('id', '=', id).execute()
    expect(await problemsOf(db)).toEqual([
      `Forgotten: "picture.jpg" (${id}) is shown by nothing, and was never noted as unused`,
    ])
    expect(await repair(db)).toEqual(['Noted: it goes in a day'])
    expect([await problemsOf(db), await unusedSince(app, id)]).toEqual([[], expect.any(String)])
  })

  it('reports the files of a kind that it does not know; no repair detaches them, and no sweep takes them', async () => {
    const app = await started()
    const { db, dependencies } = app
    const id = await uploadedPicture(app)
    // @ts-expect-error a kind of another version
    await attach(db, { kind: 'brochure', id: 'one', role: 'image' }, id)
    // @ts-expect-error a row whose kind was never stored
    await attach(db, { kind: null, id: 'two', role: 'image' }, id)
    const problems = [
      'Unknown: files are attached to one, a document of the kind "brochure", which this version does not know; they stay',
      'Unknown: files are attached to two, a document of no known kind; they stay',
    ]
    expect((await problemsOf(db)).sort()).toEqual(problems)
    expect(await repair(db)).toEqual([undefined, undefined])

    const longAgo = new Date(0).toISOString()
    await db.updateTable('file').set({ unusedSince: longAgo }).where('id', '=', id).execute()
    dependencies.files.startSweeping()
    await dependencies.files.close()
    expect((await app.visit(`/v1/storage/buckets/media/files/${id}/view`)).status).toBe(200)
    expect((await problemsOf(db)).sort()).toEqual(problems)
  })

  it('detaches a document that is gone, and not what another kind shows under the same id', async () => {
    const app = await started()
    const { db } = app
    const id = await uploadedPicture(app)
    await attach(db, { kind: 'banner', id: 'gone', role: 'media' }, id)
    // @ts-expect-error a kind of another version
    await attach(db, { kind: 'brochure', id: 'gone', role: 'image' }, id)
    expect((await repair(db)).sort()).toEqual([
      'Detached: they go when nothing else has shown them for a day',
      undefined,
    ])
    const left = db.selectFrom('attachment').select('ownerKind').where('fileId', '=', id)
    expect(await left.execute()).toEqual([{ ownerKind: 'brochure' }])
  })
})
