import { afterAll, beforeAll, expect, it } from 'vitest'
import { viewUrl } from '#contract/file-address.ts'
import { onEachDatabase } from '#test/databases.ts'
import { createdDesign, uploadedPicture } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { isPostgres } from '../database/client.ts'
import { migration } from '../database/migrations/20270140-detailed-descriptions.ts'

const hostile =
  '<p onclick="steal()">A <b>court</b></p><script>steal()</script><a href="javascript:steal()">here</a>'
const clean = '<p>A <b>court</b></p><a>here</a>'

onEachDatabase('A detailed description', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  const detailOf = async (id: string) => (await app.get(`/api/designs/${id}`)).body.data.detailedDescription

  it('that is HTML is cleaned, however it is saved', async () => {
    const { _id, detailedDescription } = await createdDesign(app, { detailedDescription: hostile })
    expect(detailedDescription).toBe(clean)
    await app.put(`/api/designs/${_id}`, { detailedDescription: `<h2>Plan</h2>${hostile}` })
    expect(await detailOf(_id)).toBe(`<h2>Plan</h2>${clean}`)
    await app.put(`/api/designs/${_id}/draft`, { detailedDescription: hostile })
    expect((await app.post(`/api/designs/${_id}/draft/publish`, {})).status).toBe(200)
    expect(await detailOf(_id)).toBe(clean)
  })

  it('that is plain stays as it was typed', async () => {
    const plain = 'Rooms < 3 & a court.\n\n  <b>Not bold</b> <script>'
    const { _id, detailedDescription } = await createdDesign(app, { detailedDescription: plain })
    expect(detailedDescription).toBe(plain)
    expect(await detailOf(_id)).toBe(plain)
  })

  it('is found by its words, and by nothing of its elements', async () => {
    const { code } = await createdDesign(app, {
      detailedDescription: '<blockquote><p>Jaali screens</p></blockquote>',
    })
    const found = async (word: string) => (await app.visit(`/api/designs?search=${word}`)).body.data
    expect((await found('jaali')).map((design: { code: string }) => design.code)).toEqual([code])
    expect(await found('blockquote')).toEqual([])
  })

  it('keeps the pictures that it shows, which are none of the design itself', async () => {
    const [own, within] = [await uploadedPicture(app), await uploadedPicture(app)]
    const { _id, images } = await createdDesign(app, {
      images: [own],
      detailedDescription: `<p><img src="${viewUrl(within)}" alt="Court" /></p>`,
    })
    expect(images.map(({ fileId }: { fileId: string }) => fileId)).toEqual([own])
    const shownBy = () =>
      app.dependencies.db.selectFrom('attachment').select('role').where('fileId', '=', within).execute()
    expect(await shownBy()).toEqual([{ role: 'text' }])
    await app.put(`/api/designs/${_id}`, { detailedDescription: 'Plain.' })
    expect((await shownBy()).filter(({ role }) => role === 'text')).toEqual([])
  })

  it('of before it could be HTML says what it said, in the trash too', async () => {
    const { db } = app.dependencies
    const [kept, deleted] = [await createdDesign(app), await createdDesign(app)]
    const before = '<p>1 < 2\n& so on'
    for (const { _id } of [kept, deleted])
      await db.updateTable('design').set({ detailedDescription: before }).where('id', '=', _id).execute()
    await app.delete(`/api/designs/${deleted._id}`)
    await migration.up(db as never, isPostgres(db) ? 'postgres' : 'sqlite')
    expect((await app.post(`/api/trash/${deleted._id}/restore`, {})).status).toBe(200)
    for (const { _id } of [kept, deleted])
      expect(await detailOf(_id)).toBe('<p>&lt;p>1 &lt; 2<br>&amp; so on</p>')
  })
})
