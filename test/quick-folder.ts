import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const inMemory = '/dev/shm'
const leastRoom = 4 * 1024 ** 3
/** Tells the processes that a test run starts that the folder for temporary files is the run's own already. */
const told = 'PLINTH_TEST_RUN'

/**
 * Gives a test run, this process and those that it starts, a folder of its own for temporary files, in memory where the
 * machine has room there: databases that live for one test wait for no disk. The folder goes with this process.
 */
export function takeQuickFolder(): void {
  if (process.env[told]) return
  const folder = mkdtempSync(join(process.env.TMPDIR ?? (hasRoom() ? inMemory : tmpdir()), 'plinth-tests-'))
  // PostgreSQL does not run as root: another user reads there.
  chmodSync(folder, 0o755)
  Object.assign(process.env, { TMPDIR: folder, [told]: folder })
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(inMemory)
    return bavail * bsize > leastRoom
  } catch {
    return false
  }
}
