import { setTimeout as pause } from 'node:timers/promises'
import type { TestS3 } from '#test/s3.ts'
import type { Databases } from './databases.ts'
import type { Machine } from './processes.ts'

/** All that a rehearsal has things happen to. */
export interface Stage {
  machines: Machine[]
  databases: Databases
  store: TestS3
  /** The folder of another build. */
  nextBuild: string
}

/** Milliseconds for which something is away. */
const away = 2000
const hours = 3_600_000

/** What happens, in the order in which it happens. Each ends with all as it was, but for the build. */
export const events = {
  nothing: async () => {},

  async 'a process is killed'({ machines: [machine] }: Stage) {
    await machine?.kill()
    await pause(away)
    await machine?.start()
  },

  async 'PostgreSQL is restarted'({ databases }: Stage) {
    await databases.killPrimary()
    await databases.startPrimary()
  },

  async 'the replica is cut off'({ databases }: Stage) {
    databases.cutOffReplica()
    await pause(away)
    databases.connectReplica()
  },

  async 'the object store is stopped'({ store }: Stage) {
    await store.kill()
    await pause(away)
    await store.start()
  },

  async 'another build is rolled out'({ machines, nextBuild }: Stage) {
    for (const machine of machines) {
      await machine.stop()
      await machine.start(nextBuild)
    }
  },

  async 'a clock is moved'({ machines: [, machine] }: Stage) {
    for (const by of [2 * hours, -2 * hours, 0]) {
      await machine?.moveClock(by)
      await pause(away)
    }
  },
} satisfies Record<string, (stage: Stage) => Promise<void>>

export type EventName = keyof typeof events
