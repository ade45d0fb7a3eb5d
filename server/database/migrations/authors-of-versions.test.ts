import { afterAll, beforeAll, expect, it } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
import { serviceFields, signedInAccount } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { migration } from './20270410-authors-of-versions.ts'

onEachDatabase('A database from before versions named who saved them last', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  it('names whoever replaced the version before, each document by itself', async () => {
    const { token } = await signedInAccount(app)
    const paths: string[] = []
    for (const name of ['Surveys', 'Models'])
      paths.push(
        `/api/services/${(await app.post('/api/services', serviceFields({ title: name }))).body._id}`,
      )
    for (const by of [token, undefined, undefined, token, undefined])
      for (const path of paths)
        await app.put(path, { title: `Named by ${by ? 'Meera' : 'the first'} ${Math.random()}` }, by)
    const authors = async () => {
      const lists = await Promise.all(paths.map((path) => app.get(`${path}/versions`)))
      return lists.map(({ body }) =>
        body.data.map(({ savedBy }: { savedBy: { name: string } }) => savedBy.name),
      )
    }
    const before = await authors()
    const { db } = app.dependencies
    await db.updateTable('version').set({ savedById: 'website', savedByName: 'Website' }).execute()

    await db.transaction().execute((tx) => migration.up(tx as never, 'sqlite'))
    const expected = [...(before[0] ?? []).slice(0, -1), 'Website']
    expect(expected).toHaveLength(5)
    expect(await authors()).toEqual([expected, expected])
  })
})
