import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { designFacetsQuery, designQuery } from '#contract/design-query.ts'
import { enquiryQuery } from '#contract/enquiry-query.ts'
import { openDatabase } from '#server/database/client.ts'
import { readDesign } from '#server/designs/document.ts'
import { openDesignIndex } from '#server/designs/index/design-index.ts'
import { countEnquiries } from '#server/enquiries/repository.ts'
import { createContentVersion } from '#server/http/content-version.ts'
import { fill } from './fill.ts'
import { commonWords } from './vocabulary.ts'

async function filled() {
  const directory = await mkdtemp(join(tmpdir(), 'plinth-fill-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const environment = { DATA_DIR: directory, ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'password' }
  const { design, pictures } = await fill(environment, { designs: 60, enquiries: 10, pictures: 1 })
  const db = openDatabase(`sqlite:${directory}/portfolio.db`, () => {})
  onTestFinished(() => db.destroy())
  return { db, design, pictures }
}

test('what is filled in is found by its words, tags and prices, has pictures, and is the same each time', async () => {
  const [one, other] = [await filled(), await filled()]
  const { db } = one
  const index = openDesignIndex(
    db,
    createContentVersion(() => 0),
    pino({ level: 'silent' }),
  )
  onTestFinished(() => index.close())
  const count = async (query: object) => (await index.find(designQuery.parse(query))).total
  expect(await count({})).toBe(60)
  expect(await count({ search: commonWords[0] })).toBeGreaterThan(20)
  const design = await readDesign(db, one.design.code)
  expect(await count({ search: design?.title })).toBeGreaterThan(0)
  expect(await count({ tag: design?.tags })).toBeGreaterThan(0)
  expect(await count({ minPrice: '100000', maxPrice: '1000000' })).toBeGreaterThan(10)
  expect(design?.images.map(({ fileId }) => fileId)).toEqual(one.pictures)
  const facets = await index.facets(designFacetsQuery.parse({}))
  expect(facets.categories.reduce((sum, category) => sum + category.count, 0)).toBe(60)
  expect(await countEnquiries(db, enquiryQuery.parse({ search: 'visitor' }))).toBe(10)
  expect((await readDesign(other.db, other.design.code))?.description).toBe(design?.description)
})
