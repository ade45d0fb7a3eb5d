import { reasonWithoutS3, startS3 } from '#test/s3.ts'
import { Lacking } from '../lacking.ts'
import type { Figures } from './figures.ts'
import type { Rounds } from './kill.ts'
import { outagePhase } from './outage.ts'

/** Kills the object store that holds the files. @throws Finding; Lacking where none can be started here */
export async function storePhase(rounds: Rounds): Promise<Figures> {
  const reason = await reasonWithoutS3()
  if (reason) throw new Lacking(`No object store: ${reason}`)
  const { url, environment, kill, start, stop } = await startS3()
  // The trial reads the store itself, too.
  Object.assign(process.env, environment)
  try {
    const support = { name: 'store', environment: { ...environment, STORAGE_URL: url }, kill, start }
    return await outagePhase(support, rounds)
  } finally {
    await stop()
  }
}
