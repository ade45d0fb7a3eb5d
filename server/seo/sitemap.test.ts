import { setImmediate } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { openBegunSqlite } from '#test/databases.ts'
import { createdDesign } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { readSitemap } from './sitemap.ts'

const many = 2100

it('Others have their turn while a sitemap of many designs is made, and it has each of them once', async () => {
  const app = await startApp(await openBegunSqlite())
  onTestFinished(() => app.stop())
  await copyDesign(app)
  let turns = 0
  let isOver = false
  const watching = (async () => {
    for (; !isOver; turns++) await setImmediate()
  })()
  const sitemap = (await readSitemap(app.dependencies.db, 'https://example.com')) ?? ''
  isOver = true
  await watching
  const codes = sitemap.match(/(?<=\/designs\/)ARC-\d+/g) ?? []
  expect([codes.length, new Set(codes).size]).toEqual([many, many])
  // Once in five hundred as they are read, and once as they are written.
  expect(turns).toBeGreaterThanOrEqual(8)
})

/** Makes many of one design, which differ in id and code alone. */
async function copyDesign(app: TestApp) {
  const { db } = app.dependencies
  const { _id } = await createdDesign(app)
  const made = await db.selectFrom('design').selectAll().where('id', '=', _id).executeTakeFirstOrThrow()
  const { price: _, ...row } = made
  const copies = Array.from({ length: many - 1 }, (_, index) => ({
    ...row,
    id: String(index).padStart(24, '0'),
    code: `ARC-${index + 5000}`,
    number: index + 5000,
  }))
  for (let done = 0; done < copies.length; done += 250)
    await db
      .insertInto('design')
      .values(copies.slice(done, done + 250))
      .execute()
}
