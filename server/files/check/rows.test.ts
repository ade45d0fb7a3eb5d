import { expect, it, onTestFinished } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
import { createdDesign, unusedSince, uploadedPicture } from '#test/factories.ts'
import { startApp } from '#test/start-app.ts'
import { findStrayRows } from './rows.ts'

onEachDatabase('The check of the rows', (open) => {
  it('finds rows that speak of nothing', async () => {
    const app = await startApp(await open())
    onTestFinished(app.stop)
    const { db } = app.dependencies
    const id = await uploadedPicture(app)
    const problems = async () => (await findStrayRows(db)).map(({ problem }) => problem)
    const repair = async () => Promise.all((await findStrayRows(db)).map(({ mend }) => mend()))
    await createdDesign(app, { images: [await uploadedPicture(app)] })
    expect(await problems()).toEqual([])
    const attachment = { ownerId: 'gone', role: 'image', position: 0, fileId: id, alt: '' }
    await db.insertInto('attachment').values(attachment).execute()
    await db.updateTable('file').set({ unusedSince: null }).where('id', '=', id).execute()
    expect(await problems()).toEqual(['Stray: files are attached to gone, a document that is gone'])
    await repair()
    expect([await problems(), await unusedSince(app, id)]).toEqual([[], expect.any(String)])

    await db.updateTable('file').set({ unusedSince: null }).where('id', '=', id).execute()
    expect(await problems()).toEqual([
      `Forgotten: "picture.jpg" (${id}) is shown by nothing, and was never noted as unused`,
    ])
    expect(await repair()).toEqual(['Noted: it goes in a day'])
    expect([await problems(), await unusedSince(app, id)]).toEqual([[], expect.any(String)])
  })
})
