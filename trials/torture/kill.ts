import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { TestServer } from '#test/start-server.ts'
import type { Random } from '../random.ts'
import { type Figures, figuresOf, note } from './figures.ts'
import { Finding } from './journal.ts'
import { beginTrial, type Trial } from './trial.ts'

/** So many writes of a round, at most, are acknowledged before it happens; and milliseconds after that. */
const latest = { writes: 80, milliseconds: 20 }

export interface Rounds {
  rounds: number
  random: Random
}

/** Kills the product with SIGKILL in the middle of its work, again and again. @throws Finding */
export async function killPhase({ rounds, random }: Rounds): Promise<Figures> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'torture-'))
  const figures = figuresOf('kill')
  let server: TestServer | undefined
  try {
    const begun = await beginTrial({ dataDirectory }, random)
    server = begun.server
    const { trial } = begun
    for (let round = 1; round <= rounds; round++) {
      await workUntil(trial, server, random, kill)
      await trial.age()
      server = await trial.start()
      note(figures, await trial.judge(server), trial.journal)
      await trial.inspect(round)
    }
    return figures
  } finally {
    if (server) await kill(server)
    await rm(dataDirectory, { recursive: true, force: true })
  }
}

/** Lets the writers work, and brings about what is to be survived at a random moment. */
export async function workUntil(
  trial: Trial,
  server: TestServer,
  random: Random,
  happen: (server: TestServer) => Promise<void>,
): Promise<void> {
  const { counts } = trial.journal
  const after = counts.acknowledged + 1 + random.below(latest.writes)
  let isOver = false
  const working = trial.work(server, () => isOver)
  const failing = working.then(
    () => new Promise<never>(() => {}),
    (error) => Promise.reject(error),
  )
  try {
    const begun = async () => {
      while (counts.acknowledged < after) await pause(1)
    }
    await Promise.race([begun(), failing])
    await pause(random.below(latest.milliseconds))
    await happen(server)
    isOver = true
    await working
  } catch (error) {
    isOver = true
    await working.catch(() => undefined)
    if (!(error instanceof Finding)) throw error
    throw new Finding(`${error.message}\nThe product printed last:\n${server.printed().slice(-2000)}`)
  }
}

export async function kill({ process: child }: TestServer): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
