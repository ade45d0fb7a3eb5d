import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { TestServer } from '#test/start-server.ts'
import { type Figures, figuresOf, note } from './figures.ts'
import { Finding, type Journal } from './journal.ts'
import { kill, type Rounds, workUntil } from './kill.ts'
import { beginTrial } from './trial.ts'

/** Something that the product rests on, and that ends while the product goes on. */
export interface Support {
  name: string
  /** The settings by which the product finds it. */
  environment: Record<string, string>
  kill(): Promise<void>
  start(): Promise<void>
}

/** Milliseconds, at most, for which it is away; and within which work goes on once it is back. */
const away = 300
const recovery = 60_000
const roundsOfALife = 10

/**
 * Kills what the product rests on, again and again: the product goes on by itself once that is back.
 * @throws Finding
 */
export async function outagePhase(support: Support, { rounds, random }: Rounds): Promise<Figures> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'torture-'))
  const figures = figuresOf(support.name)
  let server: TestServer | undefined
  try {
    const begun = await beginTrial({ dataDirectory, environment: support.environment }, random)
    server = begun.server
    const { trial } = begun
    for (let round = 1; round <= rounds; round++) {
      await workUntil(trial, server, random, async (running) => {
        await support.kill()
        await pause(random.below(away))
        await support.start()
        await goesOn(trial.journal, running)
      })
      note(figures, await trial.judge(server), trial.journal)
      if (round % roundsOfALife !== 0 && round !== rounds) continue
      const code = await server.stop()
      if (code !== 0) throw new Finding(`The product stopped with ${code}: ${server.printed()}`)
      await trial.age()
      server = await trial.start()
      await trial.judge(server)
      await trial.inspect(round)
    }
    return figures
  } finally {
    if (server) await kill(server)
    await rm(dataDirectory, { recursive: true, force: true })
  }
}

/** Waits until writes are acknowledged again. */
async function goesOn({ counts }: Journal, { process: child, printed }: TestServer): Promise<void> {
  const end = performance.now() + recovery
  const enough = counts.acknowledged + 10
  while (counts.acknowledged < enough) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Finding(`The product ended by itself: ${printed()}`)
    if (performance.now() > end)
      throw new Finding(`Nothing is stored ${recovery / 1000} seconds after it is back`)
    await pause(5)
  }
}
