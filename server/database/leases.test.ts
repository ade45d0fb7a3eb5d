import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { hostname } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { onEachSchema, type TestDatabase } from '#test/databases.ts'
import { openDatabase } from './client.ts'
import { thisProcess } from './holder.ts'
import { createLeases, forgetEndedLeases } from './leases.ts'
import type { Db } from './schema.ts'

const times = { length: 300, renewEvery: 50, lookEvery: 10, patience: 60_000 }
let database: TestDatabase
let one: Db
let two: Db

onEachSchema('A lease', (open) => {
  beforeEach(async () => {
    database = await open()
    one = openDatabase(database.url, () => {})
    two = openDatabase(database.url, () => {})
  })
  afterEach(async () => {
    await Promise.all([one.destroy(), two.destroy()])
    await database.remove()
  })

  it('is held by one task at a time of all processes, and renewed for as long as that takes', async () => {
    // Longer than anything stands still.
    const lasting = { ...times, length: 60_000 }
    const locks = [createLeases(one, 'test', lasting), createLeases(two, 'test', lasting)]
    let atWork = 0
    let most = 0
    await Promise.all(
      Array.from({ length: 12 }, (_, number) =>
        locks[number % 2]?.('key', async () => {
          atWork += 1
          most = Math.max(most, atWork)
          await (number === 0 ? untilRenewed() : pause(5))
          atWork -= 1
        }),
      ),
    )
    expect([most, await rows()]).toEqual([1, []])
  })

  it('of one key holds nobody up who asks for another, and is given back by a task that fails', async () => {
    const locks = [createLeases(one, 'test', times), createLeases(two, 'test', times)]
    const waiting = Promise.withResolvers<void>()
    // It may fail before anybody waits for it.
    waiting.promise.catch(() => undefined)
    const held = expect(locks[0]?.('key', () => waiting.promise)).rejects.toThrow('It failed')
    expect(await locks[1]?.('another', async () => 'done')).toBe('done')
    waiting.reject(new Error('It failed'))
    await held
    expect(await locks[1]?.('key', async () => 'done')).toBe('done')
  })

  it('goes over at once where its process has ended, and after its time where nobody can tell', async () => {
    const child = spawn(process.execPath, ['-e', '0'])
    await once(child, 'exit')
    const far = { name: 'test far', holder: 'another-machine 1 x', until: iso(times.length) }
    const [here] = thisProcess.split(' ')
    const gone = { name: 'test gone', holder: `${here} ${child.pid} x`, until: iso(3_600_000) }
    await one.insertInto('lease').values([far, gone]).execute()
    const withLease = createLeases(two, 'test', times)
    expect(await withLease('gone', async () => 'taken')).toBe('taken')
    expect(await withLease('far', async () => 'taken')).toBe('taken')
  })

  it('is known to be lost by a process that stood still for longer than it lasts', async () => {
    const withLease = createLeases(one, 'test', times)
    const held = await withLease('key', async (isStillHeld) => {
      const before = await isStillHeld()
      await two.updateTable('lease').set({ holder: 'another-machine 1 x' }).execute()
      return [before, await isStillHeld()]
    })
    expect(held).toEqual([true, false])
    expect(await rows()).toMatchObject([{ holder: 'another-machine 1 x' }])
  })

  it('that a process left behind is forgotten once it has ended, and no other', async () => {
    const left = { name: 'test left', holder: 'another-machine 1 x', until: iso(-1000) }
    const held = { name: 'test held', holder: 'another-machine 1 x', until: iso(60_000) }
    await one.insertInto('lease').values([left, held]).execute()
    await forgetEndedLeases(two)
    expect(await rows()).toEqual([held])
  })

  it('that is not to be had in time is a 503', async () => {
    await expect(takenFrom(`${thisProcess} x`)).rejects.toMatchObject({ status: 503 })
  })

  it.runIf(process.platform === 'linux')(
    'is not taken from another machine of the same name, where nobody can tell',
    async () => {
      await expect(takenFrom(`${hostname()} 999999999 x`)).rejects.toMatchObject({ status: 503 })
    },
  )

  /** Asks for what somebody holds. */
  async function takenFrom(holder: string): Promise<string> {
    await one
      .insertInto('lease')
      .values({ name: 'test key', holder, until: iso(3_600_000) })
      .execute()
    const withLease = createLeases(two, 'test', { ...times, patience: 100 })
    return withLease('key', async () => 'taken')
  }

  async function untilRenewed(): Promise<void> {
    const [taken] = await rows()
    await expect.poll(async () => (await rows())[0]?.until).not.toBe(taken?.until)
  }

  const rows = () => one.selectFrom('lease').selectAll().execute()
  const iso = (ahead: number) => new Date(Date.now() + ahead).toISOString()
})
