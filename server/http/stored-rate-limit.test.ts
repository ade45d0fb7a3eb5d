import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onEachSchema, type TestDatabase } from '#test/databases.ts'
import { openDatabase } from '../database/client.ts'
import type { Db } from '../database/schema.ts'
import { createStoredRateLimit, forgetOldWindows } from './stored-rate-limit.ts'

let database: TestDatabase
let db: Db

onEachSchema('What is counted against a limit', (open) => {
  beforeEach(async () => {
    database = await open()
    db = openDatabase(database.url, () => {})
  })
  afterEach(async () => {
    vi.useRealTimers()
    await db.destroy()
    await database.remove()
  })

  const limitOf = (name = 'tried', on = db) =>
    createStoredRateLimit(on, { name, most: 2, minutes: 1, message: 'Too many' })

  it('is refused once it is used up, with the seconds to wait, and free again after its window', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-02T10:00:00Z') })
    const limit = limitOf()
    await limit.take('one')
    await limit.take('one')
    const refused = { status: 429, message: 'Too many', headers: { 'Retry-After': '60' } }
    await expect(limit.take('one')).rejects.toMatchObject(refused)
    await expect(limit.check('one')).rejects.toMatchObject(refused)
    await expect(limit.check('two')).resolves.toBeUndefined()
    vi.setSystemTime(Date.parse('2027-03-02T10:01:00Z'))
    await expect(limit.check('one')).resolves.toBeUndefined()
    expect([await limit.count('one'), await limit.count('one')]).toEqual([false, true])
    await expect(limit.check('one')).rejects.toMatchObject(refused)
  })

  it('is free again where a clock ahead has counted it, once that is right', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2028-03-02T10:00:00Z') })
    const limit = limitOf()
    for (const key of ['used up', 'used up', 'begun']) await limit.take(key)
    await expect(limit.check('used up')).rejects.toThrow('Too many')
    vi.setSystemTime(Date.parse('2027-03-02T10:00:00Z'))
    await limit.check('used up')
    await limit.take('begun')
    vi.setSystemTime(Date.parse('2027-03-02T10:02:00Z'))
    for (const key of ['used up', 'used up', 'begun', 'begun']) await limit.take(key)
    await expect(limit.take('begun')).rejects.toMatchObject({ headers: { 'Retry-After': '60' } })
  })

  it('is counted by all processes together, however many count at once, and survives a restart', async () => {
    const other = openDatabase(database.url, () => {})
    const taken = await Promise.allSettled(
      Array.from({ length: 10 }, (_, number) => limitOf('tried', number % 2 ? db : other).take('one')),
    )
    await other.destroy()
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    await expect(limitOf().check('one')).rejects.toThrow('Too many')
  })

  it('belongs to one limit and one key, however long that is, and names nobody', async () => {
    const long = 'x'.repeat(100_000)
    for (let taken = 0; taken < 2; taken++) await limitOf().take(`${long}1`)
    await expect(limitOf().check(`${long}1`)).rejects.toThrow('Too many')
    await limitOf().check(`${long}2`)
    await limitOf('another').check(`${long}1`)
    const rows = await db.selectFrom('rateWindow').selectAll().execute()
    expect(rows.map(({ name }) => name.length)).toEqual([43])
  })

  it('is deleted once its window has ended, and what ends soonest where there is too much', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-02T10:00:00Z') })
    const limit = limitOf()
    const keys = ['a', 'b', 'c', 'd', 'e']
    for (const key of keys) {
      await limit.take(key)
      await limit.take(key)
      vi.setSystemTime(Date.now() + 10_000)
    }
    const refused = async () => {
      const found = await Promise.all(keys.map(async (key) => ((await limit.refusalOf(key)) ? [key] : [])))
      return found.flat()
    }
    vi.setSystemTime(Date.parse('2027-03-02T10:01:00Z'))
    await forgetOldWindows(db)
    expect(await refused()).toEqual(['b', 'c', 'd', 'e'])
    await forgetOldWindows(db, 2)
    expect(await refused()).toEqual(['d', 'e'])
  })
})
