import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { ContentVersion } from '../http/content-version.ts'
import { type Replica, replicaPool } from './read-replica.ts'
import type { Db } from './schema.ts'

/** Milliseconds between two looks, and for which one counts. */
const lookEvery = 100
const holdsFor = 2000
/** Milliseconds by which a replica may be behind before the log says so. */
const mostBehind = 5000

/** Which server it is a copy of, and whether it has come as far as that. */
const state = `select pg_is_in_recovery() and system_identifier::text = $1
  and coalesce(pg_last_wal_replay_lsn() >= $2::pg_lsn, false) as "isCurrent" from pg_control_system()`

/**
 * Watches how far a replica has come. It is current once it has replayed all that the primary had written when the content
 * version was seen to have moved last, and only as long as that version stands: so nothing is ever read there that is older than
 * what the version says, and nothing of it is stored under a version that is newer.
 */
export function watchReplica(
  primary: Db,
  url: string,
  version: Pick<ContentVersion, 'current'>,
  log: Logger,
): Replica & { close(): Promise<void> } {
  const pool = replicaPool(url)
  let target: { version: string; system: string; position: string } | undefined
  let currentAt: { version: string; at: number } | undefined
  let behindSince: number | undefined
  let isTold = false
  let underWay: Promise<void> | undefined

  async function look(): Promise<void> {
    const now = version.current()
    if (target?.version !== now) {
      // Asked after the version was: what moved it is written before this.
      const { rows } = await sql<{
        system: string
        position: string
      }>`select system_identifier::text as system,
        pg_current_wal_insert_lsn()::text as position from pg_control_system()`.execute(primary)
      target = { version: now, system: rows[0]?.system ?? '', position: rows[0]?.position ?? '' }
    }
    const at = performance.now()
    const { rows } = await pool.query(state, [target.system, target.position])
    if (rows[0]?.isCurrent === true) found(target.version, at)
    else lost()
  }

  function found(seen: string, at: number): void {
    currentAt = { version: seen, at }
    behindSince = undefined
    if (isTold) log.info('the replica is read again')
    isTold = false
  }

  function lost(): void {
    currentAt = undefined
    behindSince ??= performance.now()
    if (isTold || performance.now() - behindSince < mostBehind) return
    isTold = true
    log.warn('the replica is behind, or does not answer: the primary is read')
  }

  const timer = setInterval(() => {
    const isKnown =
      currentAt?.version === version.current() && performance.now() - currentAt.at < holdsFor / 2
    if (underWay || isKnown) return
    underWay = look()
      .catch(lost)
      .finally(() => {
        underWay = undefined
      })
  }, lookEvery).unref()

  return {
    pool,
    isCurrent: () =>
      currentAt !== undefined &&
      performance.now() - currentAt.at < holdsFor &&
      currentAt.version === version.current(),
    failed: lost,
    async close() {
      clearInterval(timer)
      await underWay
    },
  }
}
