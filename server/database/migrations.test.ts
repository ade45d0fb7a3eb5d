import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { promisify } from 'node:util'
import { type Kysely, sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { empty, onEachDatabase, openDatabaseFile, openEmptyPostgres, openPostgres } from '#test/databases.ts'
import { eventually } from '#test/eventually.ts'
import { bannerColumns } from '../banners/columns.ts'
import { categoryColumns, subcategoryColumns } from '../categories/columns.ts'
import { designColumns } from '../designs/columns.ts'
import { enquiryColumns } from '../enquiries/columns.ts'
import { serviceColumns } from '../services/columns.ts'
import { testimonialColumns } from '../testimonials/columns.ts'
import { isPostgres, migrate, migrationsOf, openDatabase } from './client.ts'
import { migrationsFor } from './migrations.ts'
import type { Db, Schema } from './schema.ts'

const run = promisify(execFile)
const tables: (keyof Schema)[] = [
  'account',
  'activity',
  'attachment',
  'backup',
  'banner',
  'category',
  'counter',
  'design',
  'designChange',
  'enquiry',
  'enquiryNote',
  'enquirySearch',
  'file',
  'formerSlug',
  'mailQueue',
  'pricingImage',
  'service',
  'session',
  'setting',
  'subcategory',
  'testimonial',
]

const columnMaps = {
  banner: bannerColumns,
  category: categoryColumns,
  design: designColumns,
  enquiry: enquiryColumns,
  service: serviceColumns,
  subcategory: subcategoryColumns,
  testimonial: testimonialColumns,
}

onEachDatabase(
  'Migrations',
  (open) => {
    async function opened(): Promise<Db> {
      const { url, remove } = await open()
      const db = openDatabase(url, () => {})
      onTestFinished(async () => {
        await db.destroy()
        await remove()
      })
      return db
    }

    it('make every table from nothing, and change nothing when they run again', async () => {
      const db = await opened()
      await migrate(db)
      await db.insertInto('counter').values({ name: 'design', value: 7 }).execute()
      await migrate(db)
      for (const table of tables) await db.selectFrom(table).select(sql`1`.as('one')).limit(1).execute()
      expect(await db.selectFrom('counter').selectAll().execute()).toEqual([{ name: 'design', value: 7 }])
    })

    it('say so where the release of before could not go on with what they take away', async () => {
      const { url, remove } = await open()
      const statements: string[] = []
      const db = openDatabase(
        url,
        () => {},
        ({ query }) => statements.push(query.sql),
      )
      const unsaid: string[] = []
      const migrations = await migrationsOf(db).getMigrations()
      const watched = Object.entries(migrations).map(([name, { up, needsRestart }]) => [
        name,
        {
          async up(tx: Kysely<unknown>) {
            statements.length = 0
            await up(tx)
            expect([name, typeof (await needsRestart?.())]).toEqual([name, 'boolean'])
            if (!(await needsRestart?.()))
              unsaid.push(...statements.filter(takesAway).map((statement) => `${name}: ${statement}`))
          },
        },
      ])
      await migrate(db, { getMigrations: async () => Object.fromEntries(watched) })
      expect(watched.length).toBeGreaterThan(0)
      expect(unsaid).toEqual([])
      await db.destroy()
      await remove()
    })

    it('make a column for everything that a document stores', async () => {
      const db = await opened()
      await migrate(db)
      const found = new Map((await db.introspection.getTables()).map(({ name, columns }) => [name, columns]))
      for (const [table, map] of Object.entries(columnMaps))
        expect(found.get(table)?.map(({ name }) => name)).toEqual(
          expect.arrayContaining(Object.keys(map.row({}))),
        )
    })

    it('keep what belongs together together', async () => {
      const db = await opened()
      await migrate(db)
      await addDesign(db)
      await expect(db.deleteFrom('category').execute()).rejects.toThrow(/foreign key/i)
      await expect(db.deleteFrom('subcategory').execute()).rejects.toThrow(/foreign key/i)
      await db.deleteFrom('design').execute()
      await db.deleteFrom('category').execute()
      expect(await db.selectFrom('subcategory').selectAll().execute()).toEqual([])
    })

    it('let the database work out what a visitor pays', async () => {
      const db = await opened()
      await migrate(db)
      await addDesign(db)
      const price = async () =>
        (await db.selectFrom('design').select('price').executeTakeFirstOrThrow()).price
      expect(await price()).toBeNull()
      await db.updateTable('design').set({ basePrice: 100_000_000_000_000 }).execute()
      expect(await price()).toBe(100_000_000_000_000)
      await db.updateTable('design').set({ discountPrice: 5000 }).execute()
      expect(await price()).toBe(5000)
      await db.updateTable('design').set({ discountPrice: 0 }).execute()
      expect(await price()).toBe(100_000_000_000_000)
      await db.updateTable('design').set({ basePrice: 0 }).execute()
      expect(await price()).toBeNull()
    })
  },
  empty,
)

it('Every file beside the migrations is one of them or a test', async () => {
  const files = await readdir(new URL('./migrations/', import.meta.url))
  const migrations = Object.keys(await migrationsFor('sqlite').getMigrations())
  expect(files.filter((file) => !file.endsWith('.test.ts')).sort()).toEqual(
    migrations.map((name) => `${name}.ts`).sort(),
  )
})

describe('Processes that start at once on an empty database', () => {
  const start = `
    import { migrate, openDatabase } from ${JSON.stringify(new URL('./client.ts', import.meta.url).href)}
    const db = openDatabase(process.argv[1], (error) => { throw error })
    await migrate(db)
    await db.destroy()`
  const startAll = (url: string) =>
    Promise.all([1, 2, 3].map(() => run(process.execPath, ['--input-type=module', '-e', start, url])))

  it.each([
    ['SQLite', openDatabaseFile],
    ['PostgreSQL', openEmptyPostgres],
  ])('migrate it together on %s', async (name, open) => {
    const { url, remove } = await open()
    onTestFinished(remove)
    await startAll(url)
    const db = openDatabase(url, () => {})
    expect(await db.selectFrom('design').selectAll().execute()).toEqual([])
    expect(isPostgres(db)).toBe(name === 'PostgreSQL')
    await db.destroy()
  })
})

/** Whether a statement takes away, renames or narrows what processes of the release before may read or write. */
function takesAway(statement: string): boolean {
  const ofItsOwn = /^\s*drop table (if exists )?temp\./i
  const adds = /\badd column (?=[^,]*\bnot null\b)(?![^,]*\b(default|generated)\b)/i
  const takes =
    /\bdrop (table|column|default)\b|\brename\b|\bset not null\b|\balter column "?\w+"? (set data )?type\b/i
  return !ofItsOwn.test(statement) && (takes.test(statement) || adds.test(statement))
}

it.each([
  'alter table "design" drop column "price"',
  'drop table "designTag"',
  'alter table "mailQueue" rename to "mails"',
  'alter table service rename column title to name',
  'alter table "account" alter column "role" set not null',
  'alter table "account" alter column "role" type integer',
  'alter table "account" alter column "role" drop default',
  'alter table "account" add column "role" text not null',
])('%s takes something away', (statement) => {
  expect(takesAway(statement)).toBe(true)
})

it.each([
  'alter table "account" add column "role" text',
  `alter table "account" add column "role" text default 'owner' not null`,
  'alter table "account" alter column "role" drop not null',
  'drop index "enquiry_designId"',
  'drop table temp."enquiryWord"',
  'create table "award" ("id" text primary key, "title" text not null)',
])('%s takes nothing away', (statement) => {
  expect(takesAway(statement)).toBe(false)
})

async function addDesign(db: Db): Promise<void> {
  const times = { createdAt: '', updatedAt: '' }
  await db
    .insertInto('category')
    .values({ id: 'c', ...categoryColumns.row({ name: 'A' }), ...times })
    .execute()
  await db
    .insertInto('subcategory')
    .values({ id: 's', categoryId: 'c', ...subcategoryColumns.row({ name: 'A' }), position: 0 })
    .execute()
  await db
    .insertInto('design')
    .values({
      id: 'd',
      ...times,
      number: 1,
      code: 'A-1',
      ...designColumns.row({ title: 'A' }),
      categoryId: 'c',
      subcategoryId: 's',
    })
    .execute()
}

it('A migration that waits for whoever waits for it lets go, so that neither fails', async () => {
  const { url, remove } = await openPostgres()
  const [db, other] = [openDatabase(url, () => undefined), openDatabase(url, () => undefined)]
  const hasBegun = Promise.withResolvers<void>()
  const up = async (tx: Kysely<unknown>) => {
    await tx.schema.alterTable('service').addColumn('tried', 'text').execute()
    hasBegun.resolve()
    await tx.schema.alterTable('design').addColumn('tried', 'text').execute()
  }
  const known = await migrationsOf(db).getMigrations()
  const provider = { getMigrations: async () => ({ ...known, '99990101-tried': { up } }) }
  let migrated: Promise<void> | undefined
  await other.transaction().execute(async (tx) => {
    await sql`lock table design in row exclusive mode`.execute(tx)
    migrated = migrate(db, provider)
    await hasBegun.promise
    await sql`lock table service in row exclusive mode`.execute(tx)
  })
  await migrated
  const { rows } = await sql`select tried from service, (select tried as other from design) as d`.execute(db)
  expect(rows).toEqual([])
  await Promise.all([db.destroy(), other.destroy()])
  await remove()
})

it.each([
  ['a table that a migration changes', sql`lock table design in row exclusive mode`],
  ['the lock of another migration', sql`select pg_advisory_xact_lock(3853314791062309107)`],
])('A migration that waits long for who holds %s says so once', async (_, lock) => {
  const { url, remove } = await openPostgres()
  const db = openDatabase(url, () => undefined)
  const other = openDatabase(`${url}?application_name=somebody`, () => undefined)
  const up = (tx: Kysely<unknown>) => tx.schema.alterTable('design').addColumn('tried', 'text').execute()
  const known = await migrationsOf(db).getMigrations()
  const provider = { getMigrations: async () => ({ ...known, '99990101-tried': { up } }) }
  const said: string[] = []
  let migrated: Promise<void> | undefined
  await other.transaction().execute(async (tx) => {
    await lock.execute(tx)
    migrated = migrate(db, provider, { after: 10, say: (line) => said.push(line) })
    await eventually(() => expect(said).toHaveLength(1))
  })
  await migrated
  expect(said).toEqual([
    expect.stringMatching(
      /^The database is to be brought up to date, and waits for the PostgreSQL connection \d+ \(somebody\), whose transaction began at 20\S+Z$/,
    ),
  ])
  await Promise.all([db.destroy(), other.destroy()])
  await remove()
})
