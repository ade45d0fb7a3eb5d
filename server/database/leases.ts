import { setTimeout as pause } from 'node:timers/promises'
import { createLocks } from '../concurrency.ts'
import { unavailable } from '../errors.ts'
import { newId } from '../ids.ts'
import { mayRun, thisProcess } from './holder.ts'
import { databaseNow } from './now.ts'
import type { Db } from './schema.ts'

/** Milliseconds. */
export interface LeaseTimes {
  /** For how long a process that has died keeps what it held. */
  length: number
  renewEvery: number
  /** The longest pause between two attempts to have it. */
  lookEvery: number
  /** After which whoever waits is told to come again. */
  patience: number
}

/** Whether a task still has its lease, which then lasts its full length from now on. Asked before what can't be taken back. */
export type StillHeld = () => Promise<boolean>

/** As `WithLock`, among all processes. */
export type WithLease = <T>(key: string, task: (isStillHeld: StillHeld) => Promise<T>) => Promise<T>

const usual: LeaseTimes = { length: 10_000, renewEvery: 3000, lookEvery: 100, patience: 60_000 }

/**
 * Locks by key, each held by one task at a time of all processes on the database. In one process they are held in the order
 * in which they were asked for. Rejects with a 503 where one is not to be had for a minute. A process that stands still for
 * longer than a lease lasts loses it unnoticed: what is done under one has to bear that, or asks whether it is still held.
 */
export function createLeases(db: Db, kind: string, times: LeaseTimes = usual): WithLease {
  const withLock = createLocks()

  async function take(name: string, holder: string): Promise<boolean> {
    const now = await databaseNow(db)
    const until = new Date(now.getTime() + times.length).toISOString()
    const taken = await db
      .insertInto('lease')
      .values({ name, holder, until })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({ holder, until }).where('lease.until', '<=', now.toISOString()),
      )
      .returning('holder')
      .executeTakeFirst()
    return taken !== undefined || (await freeOfDead(name))
  }

  /** Gives back a lease whose holder was a process of this machine that has ended; the next attempt takes it. */
  async function freeOfDead(name: string): Promise<false> {
    const held = await db.selectFrom('lease').select('holder').where('name', '=', name).executeTakeFirst()
    if (held && !mayRun(held.holder)) await giveBack(name, held.holder)
    return false
  }

  async function giveBack(name: string, holder: string): Promise<void> {
    await db.deleteFrom('lease').where('name', '=', name).where('holder', '=', holder).execute()
  }

  /** @returns whether it was still held */
  async function renew(name: string, holder: string): Promise<boolean> {
    const until = new Date((await databaseNow(db)).getTime() + times.length).toISOString()
    const { numUpdatedRows } = await db
      .updateTable('lease')
      .set({ until })
      .where('name', '=', name)
      .where('holder', '=', holder)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  async function hold<T>(name: string, task: (isStillHeld: StillHeld) => Promise<T>): Promise<T> {
    const holder = `${thisProcess} ${newId()}`
    const since = performance.now()
    while (!(await take(name, holder))) {
      if (performance.now() - since > times.patience)
        throw unavailable('Somebody else is at work on this. Please try again.', undefined)
      await pause(Math.random() * times.lookEvery)
    }
    // A lease that can't be renewed runs out by itself, unless a later renewal comes in time.
    const renewing = setInterval(() => renew(name, holder).catch(() => undefined), times.renewEvery)
    try {
      return await task(() => renew(name, holder))
    } finally {
      clearInterval(renewing)
      await giveBack(name, holder).catch(() => undefined)
    }
  }

  return (key, task) => withLock(key, () => hold(`${kind} ${key}`, task))
}

/** Deletes leases that have run out: their names may never be asked for again. */
export async function forgetEndedLeases(db: Db): Promise<void> {
  const now = await databaseNow(db)
  await db.deleteFrom('lease').where('until', '<', now.toISOString()).execute()
}
