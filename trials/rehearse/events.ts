import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { TestS3 } from '#test/s3.ts'
import type { Databases } from './databases.ts'
import { addresses, type Network } from './network.ts'
import type { Machine } from './processes.ts'

/** All that a rehearsal has things happen to. */
export interface Stage {
  machines: Machine[]
  databases: Databases
  store: TestS3
  /** The folder of another build. */
  nextBuild: string
  /** Where packets can be dropped: only then there are partitions. */
  network?: Network | undefined
}

/** Milliseconds for which something is away. */
const away = 2000
/** The same of a partition: longer than anybody waits for the other side, and until all is well again. */
const cutOff = 20_000
const afterwards = 4000
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
} satisfies Events

/** Packets are dropped, and no socket is closed. */
export const partitions = {
  'a process is cut off from PostgreSQL': ({ network }: Stage) =>
    whileDropped(network, (cut) => cut.cutOff(addresses.primaryFor(0))),

  async 'a process does not hear the others'({ network, databases }: Stage) {
    const address = addresses.primaryFor(1)
    const open = await network?.connectionsTo(address)
    const hearing = (await portsThatHear(databases.url)).filter((port) => open?.includes(port))
    if (hearing.length !== 1) throw new Error(`${hearing.length} connections of one process hear the others`)
    await whileDropped(network, (cut) => cut.cutConnection(address, hearing[0] ?? 0))
  },

  'the replica is out of reach': ({ network, machines }: Stage) =>
    whileDropped(network, (cut) =>
      cut.cutOff(addresses.primaryForReplica, ...machines.map((_, index) => addresses.replicaFor(index))),
    ),
} satisfies Events

type Events = Record<string, (stage: Stage) => Promise<void>>

async function whileDropped(network: Network | undefined, cut: (network: Network) => Promise<void>) {
  if (!network) throw new Error('There is no network of its own here')
  try {
    await cut(network)
    await pause(cutOff)
  } finally {
    await network.connect()
  }
  await pause(afterwards)
}

/** The ports of processes that are told what others write. */
async function portsThatHear(url: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(
      `select client_port from pg_stat_activity where application_name like 'plinth hears %'`,
    )
    return rows.map(({ client_port }) => client_port)
  } finally {
    await client.end()
  }
}
