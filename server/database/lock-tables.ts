import { setTimeout } from 'node:timers/promises'

const patience = 30_000
const lockNotAvailable = '55P03'

/**
 * Takes locks on tables of PostgreSQL in the transaction of `run`: all or none, again and again, because whoever waits for
 * one while holding another may be waited for.
 * @param tables their quoted names
 */
export async function lockAtOnce(
  run: (statement: string) => Promise<unknown>,
  tables: string[],
  mode: 'access exclusive' | 'share row exclusive',
): Promise<void> {
  for (const since = performance.now(); ; await setTimeout(20)) {
    await run('savepoint before_locks')
    try {
      await run(`lock table ${tables.join(', ')} in ${mode} mode nowait`)
      return
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === lockNotAvailable
      if (!isTaken) throw error
      if (performance.now() - since > patience)
        throw new Error('The database is never at rest: stop what works with it, then try again')
      await run('rollback to savepoint before_locks')
    }
  }
}
