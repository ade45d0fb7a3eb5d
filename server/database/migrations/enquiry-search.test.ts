import { Migrator } from 'kysely/migration'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { empty, onEachDatabase, type TestDatabase } from '#test/databases.ts'
import { enquiryFields } from '#test/factories.ts'
import { countEnquiries, listEnquiries } from '../../enquiries/repository.ts'
import { storeEnquiry } from '../../enquiries/save.ts'
import { isPostgres, migrate, openDatabase } from '../client.ts'
import type { Db } from '../schema.ts'
import { migration } from './20261121-initial.ts'

const many = 501

onEachDatabase(
  'A database from before enquiries could be searched',
  (open) => {
    let database: TestDatabase
    let db: Db
    beforeAll(async () => {
      database = await open()
      db = openDatabase(database.url, () => {})
      await migrateToInitial(db)
      await insertMany(db)
      await migrate(db)
    })
    afterAll(async () => {
      await db.destroy()
      await database.remove()
    })

    const found = async (search: string) => {
      const rows = await listEnquiries(db, { search, sort: 'newest', page: 1, limit: 5 })
      return rows.map(({ name }) => name)
    }

    it('finds what it held, newest first', async () => {
      expect(await countEnquiries(db, {})).toBe(many)
      expect(await found('')).toEqual([
        'Ångström 500',
        'Ångström 499',
        'Ångström 498',
        'Ångström 497',
        'Ångström 496',
      ])
      expect(await found('angstrom 317')).toEqual(['Ångström 317'])
      expect(await found('+91 90000 00042')).toEqual(['Ångström 42'])
      expect(await found('50%')).toHaveLength(5)
      expect(await countEnquiries(db, { search: 'courtyard' })).toBe(many)
    })

    it('sorts it by name, and counts on from it', async () => {
      const fields = { ...enquiryFields({ name: 'Asha Rao' }), designId: undefined, agreedTo: undefined }
      const id = await db.transaction().execute((tx) => storeEnquiry(tx, fields))
      expect(await found('')).toMatchObject([
        'Asha Rao',
        'Ångström 500',
        'Ångström 499',
        'Ångström 498',
        'Ångström 497',
      ])
      const byName = await listEnquiries(db, { sort: 'name', page: 1, limit: 2 })
      expect(byName.map(({ name }) => name)).toEqual(['Ångström 0', 'Ångström 1'])
      expect((await listEnquiries(db, { sort: 'name', page: many + 1, limit: 1 }))[0]?.id).toBe(id)
    })
  },
  empty,
)

async function migrateToInitial(db: Db): Promise<void> {
  const dialect = isPostgres(db) ? 'postgres' : 'sqlite'
  const up = (tx: Db) => migration.up(tx as never, dialect)
  const provider = { getMigrations: async () => ({ '20261121-initial': { up } }) }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error
}

async function insertMany(db: Db): Promise<void> {
  const rows = Array.from({ length: many }, (_, index) => ({
    ...enquiryFields({ name: `Ångström ${index}`, phone: `0${9_000_000_000 + index}` }),
    requirement: 'A courtyard, 50% shaded',
    id: index.toString(16).padStart(24, '0'),
    status: 'new',
    designId: null,
    createdAt: '2026-11-21T00:00:00.000Z',
    updatedAt: '2026-11-21T00:00:00.000Z',
  }))
  await db
    .insertInto('enquiry')
    .values(rows as never)
    .execute()
}
