import type { Db } from '../../database/schema.ts'
import type { OpenArchive } from '../archive/pack.ts'
import { reasonOf } from '../reason.ts'
import { beginRun, endRun, touchRun } from '../runs.ts'
import { UnderWay } from '../under-way.ts'

const beat = 5000

/** Runs a restore as the one thing that is done with backups, noted in the database where that has a place for it. */
export async function noted(db: Db | undefined, { manifest }: OpenArchive, run: () => Promise<void>) {
  if (!db) return run()
  const id = await beginRun(db, { reason: 'restore', place: '' })
  if (!id) throw new UnderWay()
  const touch = () => touchRun(db, id, { step: 'restore', done: 0, total: 0 }).catch(() => undefined)
  const timer = setInterval(touch, beat)
  try {
    await run()
    await endRun(db, id, { state: 'restored', message: `Back to ${manifest.madeAt}` })
  } catch (error) {
    await endRun(db, id, { state: 'failed', message: reasonOf(error) }).catch(() => undefined)
    throw error
  } finally {
    clearInterval(timer)
  }
}
