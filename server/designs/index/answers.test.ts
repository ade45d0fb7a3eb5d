import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { designSorts } from '#contract/design-query.ts'
import { onEachSchema, type TestDatabase } from '#test/databases.ts'
import { countPlainly, findPlainly, isSaidPlainly, readPlainly } from '#test/designs/plain-answers.ts'
import { chance } from '#test/designs/random.ts'
import { randomFilters, randomQuery, randomScope, randomWriter } from '#test/designs/random-catalogue.ts'
import { countDesigns } from '../../categories/repository.ts'
import { openDatabase } from '../../database/client.ts'
import type { Db } from '../../database/schema.ts'
import { createContentVersion } from '../../http/content-version.ts'
import { everything, type Scope, whatVisitorsSee } from '../../publishing/scope.ts'
import type { DesignCounts } from './counts.ts'
import { openDesignIndex } from './design-index.ts'

const seed = Number(process.env.SEED ?? 12)

onEachSchema('The index of designs', (open) => {
  let database: TestDatabase
  let db: Db
  beforeAll(async () => {
    database = await open()
    db = openDatabase(database.url, () => {})
  })
  afterAll(async () => {
    await db.destroy()
    await database.remove()
  })

  it('answers as going through all designs would, whatever was written', async () => {
    const version = createContentVersion(() => 0)
    const { write, begin } = randomWriter(db, chance(seed))
    await begin()
    const any = chance(seed + 1)
    await write(30)
    const index = openDesignIndex(db, version, pino({ level: 'silent' }))
    for (let round = 0; round < 25; round++) {
      const designs = await readPlainly(db)
      const categories = await db.selectFrom('category').select('slug').orderBy('id').execute()
      for (let asked = 0; asked < 30; asked++) {
        const filters = randomFilters({ categories }, any)
        const query = randomQuery(filters, any)
        const scope = randomScope(any)
        if (!isSaidPlainly(designs, filters, scope)) continue
        const told = `seed ${seed}, round ${round}: ${JSON.stringify([query, scope])}`
        expect(await index.find(query, scope), told).toMatchObject(findPlainly(designs, query, scope))
        expect(await index.facets(filters, scope), told).toEqual(countPlainly(designs, filters, scope))
      }
      for (const scope of [whatVisitorsSee, everything])
        expect(inAny(await index.counts(scope)), `seed ${seed}, round ${round}`).toEqual(
          await countedByDatabase(db, scope),
        )
      await write(8)
      version.move()
    }
    await index.close()
  })

  it('does so among many designs too, where sets are split and walked through instead of sorted', async () => {
    const any = chance(seed + 2)
    const made = await db.selectFrom('design').selectAll().execute()
    for (let copy = 0; copy < 48; copy++)
      await db
        .insertInto('design')
        .values(made.map(({ price: _, ...row }, at) => ({ ...row, ...copied(copy * made.length + at) })))
        .execute()
    const index = openDesignIndex(
      db,
      createContentVersion(() => 0),
      pino({ level: 'silent' }),
    )
    const designs = await readPlainly(db)
    expect(designs.designs.length).toBeGreaterThan(1500)
    for (const sort of [undefined, undefined, undefined, ...designSorts])
      for (const filters of [
        {},
        { featured: false },
        { search: 'o' },
        { search: 'mok vil' },
        { search: 'cou 1 m o' },
      ]) {
        const scope = any.is(0.5) ? everything : whatVisitorsSee
        const query = { ...filters, sort, page: 1 + any.below(30), limit: 1 + any.below(50) }
        expect(await index.find(query, scope), JSON.stringify([query, scope])).toMatchObject(
          findPlainly(designs, query, scope),
        )
      }
    // Some words leave many designs, the next but few: from there on these are looked at one by one.
    for (let asked = 0; asked < 150; asked++) {
      const filters = {
        ...randomFilters({ categories: [] }, any),
        categorySlug: undefined,
        subcategorySlug: undefined,
      }
      const search = Array.from({ length: 1 + any.below(6) }, () => any.one(sought)).join(' ')
      const query = {
        ...(any.is(0.5) ? { search } : { ...filters, search }),
        ...{
          sort: any.is(0.8) ? undefined : any.one(designSorts),
          page: 1 + any.below(3),
          limit: 1 + any.below(50),
        },
      }
      const scope = randomScope(any)
      if (!isSaidPlainly(designs, query, scope)) continue
      expect(await index.find(query, scope), JSON.stringify([query, scope])).toMatchObject(
        findPlainly(designs, query, scope),
      )
    }
    await index.close()
  })
})

const sought = [
  'o',
  'mo',
  'mok',
  'moka',
  'villa',
  'villan',
  'cou',
  'court',
  'courtyard',
  '1',
  '10',
  'urc',
  'kala',
  'modern',
]

/** What no two designs share. */
function copied(number: number) {
  const id = (number * 7919).toString(16).padStart(24, '0')
  return { id, number: 100_000 + number, code: `COPY-${number}` }
}

/** How many designs of a scope each subcategory has that has any. */
async function countedByDatabase(db: Db, scope: Scope) {
  const categories = await db.selectFrom('category').select('id').execute()
  const counts = await countDesigns(
    db,
    categories.map(({ id }) => id),
    scope,
  )
  return new Map(counts.map(({ subcategoryId, count }) => [subcategoryId, Number(count)]))
}

const inAny = (counts: DesignCounts) => new Map([...counts].filter(([, count]) => count > 0))
