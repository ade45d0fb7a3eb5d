import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApi } from '#web/api/request.ts'
import { loadHome } from '#web/site/home/load.ts'
import { openBegunSqlite } from './databases.ts'
import { categoryNamed, createdCategory, createdDesign, uploadedPicture } from './factories.ts'
import { startApp, type TestApp } from './start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp(await openBegunSqlite())
})
afterAll(() => app.stop())

it('each category shows a picture of its own, however many newer designs stand in others', async () => {
  const [old, added] = await Promise.all([uploadedPicture(app), uploadedPicture(app)])
  const { _id: category } = await createdCategory(app, {
    name: 'Joinery',
    subcategories: [{ name: 'Doors' }],
  })
  const inJoinery = { category, subcategory: 'Doors' }
  await createdDesign(app, { ...inJoinery, images: [{ fileId: old }] })
  await createdDesign(app, inJoinery)
  const { _id: architecture } = await categoryNamed(app, 'Architecture')
  for (let each = 0; each < 30; each++)
    await createdDesign(app, { category: architecture, images: [{ fileId: added }] })

  const { pictures } = await loadHome(createApi((path, init) => app.app.request(path, init)))

  expect(pictures).toMatchObject({ joinery: { fileId: old }, architecture: { fileId: added } })
})
