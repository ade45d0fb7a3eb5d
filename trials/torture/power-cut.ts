import { join } from 'node:path'
import type { TestServer } from '#test/start-server.ts'
import { openDisk } from '../disk.ts'
import { type Figures, figuresOf, note } from './figures.ts'
import { kill, type Rounds, workUntil } from './kill.ts'
import { beginTrial } from './trial.ts'

const megabytes = 600

/**
 * Cuts the power of the disk that all data is on: a real file system forgets what was not asked to be on it by an fsync.
 * @throws Finding; Lacking where no disk can be made here
 */
export async function powerCutPhase({ rounds, random }: Rounds): Promise<Figures> {
  const disk = await openDisk(megabytes)
  const dataDirectory = join(disk.path, 'data')
  const figures = figuresOf('power cut')
  let server: TestServer | undefined
  try {
    const begun = await beginTrial({ dataDirectory }, random)
    server = begun.server
    const { trial } = begun
    for (let round = 1; round <= rounds; round++) {
      await workUntil(trial, server, random, async (running) => {
        // All of a machine stops at once: nobody is answered by a product whose disk is gone already.
        running.process.kill('SIGSTOP')
        await disk.cut()
        await kill(running)
      })
      await disk.unmount()
      await disk.mount()
      await trial.age()
      server = await trial.start()
      note(figures, await trial.judge(server), trial.journal)
      await trial.inspect(round)
    }
    return figures
  } finally {
    if (server) await kill(server)
    await disk.remove()
  }
}
