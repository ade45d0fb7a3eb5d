import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { sqliteDialect } from './sqlite.ts'
import { SqliteDriver } from './sqlite-driver.ts'

interface Values {
  value: { id: number; content: unknown }
}

async function openValues(path = ':memory:') {
  const db = new Kysely<Values>({ dialect: sqliteDialect(new SqliteDriver(path)) })
  onTestFinished(() => db.destroy())
  await sql`create table if not exists value (id integer primary key, content)`.execute(db)
  return db
}

async function temporary() {
  const directory = await mkdtemp(join(tmpdir(), 'plinth-sqlite-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  return directory
}

const pragma = async (db: Kysely<Values>, name: string) =>
  Object.values((await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db)).rows[0] ?? {})[0]

it.each([
  ['text', 'घर 🏡'],
  ['empty text', ''],
  ['whole number', 2 ** 53 - 1],
  ['fraction', 0.1],
  ['null', null],
  ['bytes', new Uint8Array([0, 255])],
])('SQLite gives back the %s it was given', async (_what, content) => {
  const db = await openValues()
  await db.insertInto('value').values({ id: 1, content }).execute()
  expect(await db.selectFrom('value').select('content').execute()).toEqual([{ content }])
})

it('SQLite keeps true and false as 1 and 0', async () => {
  const db = await openValues()
  await db
    .insertInto('value')
    .values([
      { id: 1, content: true },
      { id: 2, content: false },
    ])
    .execute()
  expect(await db.selectFrom('value').select('content').execute()).toEqual([{ content: 1 }, { content: 0 }])
})

it.each([
  ['A Date', () => new Date(), 'pass its ISO text instead'],
  ['undefined', () => undefined, 'pass null instead'],
])('%s is refused rather than stored as nothing', async (_what, value, message) => {
  const db = await openValues()
  await expect(sql`insert into value (content) values (${value()})`.execute(db)).rejects.toThrow(message)
  await expect(sql`select 1 where ${value()} is null`.execute(db)).rejects.toThrow(message)
})

it('SQLite answers what insert, update and delete return, and how many rows they met', async () => {
  const db = await openValues()
  expect(await db.insertInto('value').values({ id: 1, content: 'a' }).returning('id').execute()).toEqual([
    { id: 1 },
  ])
  expect(await db.updateTable('value').set({ content: 'b' }).returningAll().execute()).toEqual([
    { id: 1, content: 'b' },
  ])
  expect((await db.updateTable('value').set({ content: 'c' }).executeTakeFirstOrThrow()).numUpdatedRows).toBe(
    1n,
  )
  expect(await db.deleteFrom('value').returning('content').execute()).toEqual([{ content: 'c' }])
  expect((await db.deleteFrom('value').executeTakeFirstOrThrow()).numDeletedRows).toBe(0n)
})

it('SQLite takes back a transaction that fails, and goes on', async () => {
  const db = await openValues()
  const failing = db.transaction().execute(async (tx) => {
    await tx.insertInto('value').values({ id: 1, content: 'a' }).execute()
    await tx.insertInto('value').values({ id: 1, content: 'b' }).execute()
  })
  await expect(failing).rejects.toThrow('UNIQUE constraint failed')
  expect(await db.selectFrom('value').selectAll().execute()).toEqual([])
})

it('SQLite runs transactions one after the other', async () => {
  const db = await openValues()
  await db.insertInto('value').values({ id: 1, content: 0 }).execute()
  const count = () =>
    db.transaction().execute(async (tx) => {
      const { content } = await tx.selectFrom('value').selectAll().executeTakeFirstOrThrow()
      await tx
        .updateTable('value')
        .set({ content: Number(content) + 1 })
        .execute()
    })
  await Promise.all(Array.from({ length: 20 }, count))
  expect(await db.selectFrom('value').select('content').execute()).toEqual([{ content: 20 }])
})

it('SQLite runs more different statements than it keeps', async () => {
  const db = await openValues()
  for (let round = 0; round < 2; round++)
    for (let number = 0; number < 600; number++) {
      const { rows } = await sql<{ n: number }>`select ${sql.raw(`${number}`)} as n`.execute(db)
      expect(rows).toEqual([{ n: number }])
    }
})

it('a SQLite file appears with its directory, and holds what was acknowledged', async () => {
  const path = join(await temporary(), 'new', 'directory', 'portfolio.db')
  const db = await openValues(path)
  expect([await pragma(db, 'journal_mode'), await pragma(db, 'synchronous')]).toEqual(['wal', 2])
  expect([await pragma(db, 'foreign_keys'), await pragma(db, 'secure_delete')]).toEqual([1, 1])
  await db.insertInto('value').values({ id: 1, content: 'kept' }).execute()
  const other = await openValues(path)
  expect(await other.selectFrom('value').select('content').execute()).toEqual([{ content: 'kept' }])
})
