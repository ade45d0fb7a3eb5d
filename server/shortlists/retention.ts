import type { Db } from '../database/schema.ts'
import { visitedBefore } from './repository.ts'

/** Deletes the shortlists that nobody has opened for too long, with what was said of them. */
export async function forgetUnvisited(db: Db, now = Date.now()): Promise<void> {
  await db.deleteFrom('shortlist').where('visitedAt', '<=', visitedBefore(now)).execute()
}
