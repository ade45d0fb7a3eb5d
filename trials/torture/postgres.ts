import { openServer } from '#test/postgres.ts'
import type { Figures } from './figures.ts'
import type { Rounds } from './kill.ts'
import { outagePhase } from './outage.ts'

/** Kills all processes of the PostgreSQL server. @throws Finding */
export async function postgresPhase(rounds: Rounds): Promise<Figures> {
  const { url, kill, start, stop } = await openServer()
  try {
    return await outagePhase({ name: 'postgres', environment: { DATABASE_URL: url }, kill, start }, rounds)
  } finally {
    await stop()
  }
}
