import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, mkdtemp, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { openServer } from '#test/postgres.ts'
import { freePort } from '../free-port.ts'

/** A PostgreSQL server and its streaming replica, at every address of this machine where it is told to be. */
export interface Databases {
  url: string
  replicaUrl: string
  killPrimary(): Promise<void>
  startPrimary(): Promise<void>
  /** Stops the replica amid its work, and lets it go on. */
  cutOffReplica(): void
  connectReplica(): void
  stop(): Promise<void>
}

/** Acknowledged writes are on the disk, as an installation has it. */
const settings = ['max_connections=200', 'wal_level=replica', 'max_wal_senders=5', 'wal_keep_size=256']

/** @param primaryForReplica where the replica reaches the other, in a network of their own */
export async function openDatabases(primaryForReplica?: string): Promise<Databases> {
  const all = primaryForReplica === undefined ? settings : [...settings, 'listen_addresses=*']
  const primary = await openServer(all)
  const [pid] = (await readFile(join(primary.directory, 'postmaster.pid'), 'utf8')).split('\n')
  const program = await readlink(`/proc/${pid}/exe`)
  const directory = await mkdtemp(join(tmpdir(), 'plinth-replica-'))
  // A copy of a server that does not run is a whole one.
  await primary.kill()
  await rm(directory, { recursive: true })
  await promisify(execFile)('cp', ['-a', primary.directory, directory])
  await primary.start()
  const replica = await startReplica({
    ...{ program, directory, settings: all, primaryUrl: primary.url },
    primaryHost: primaryForReplica ?? new URL(primary.url).hostname,
  })
  return {
    url: primary.url,
    replicaUrl: replica.url,
    killPrimary: primary.kill,
    startPrimary: primary.start,
    cutOffReplica: () => replica.signal('SIGSTOP'),
    connectReplica: () => replica.signal('SIGCONT'),
    async stop() {
      await replica.stop()
      await primary.stop()
    },
  }
}

interface Replica {
  program: string
  directory: string
  settings: string[]
  primaryUrl: string
  primaryHost: string
}

async function startReplica({ program, directory, settings, primaryUrl, primaryHost }: Replica) {
  const port = await freePort()
  const { port: primaryPort, username, password } = new URL(primaryUrl)
  const from = `host=${primaryHost} port=${primaryPort} user=${username} password=${password}`
  await rm(join(directory, 'postmaster.pid'), { force: true })
  await writeFile(join(directory, 'standby.signal'), '')
  await appendFile(join(directory, 'postgresql.auto.conf'), `primary_conninfo = '${from}'\n`)
  const { uid, gid } = await stat(directory)
  const flags = settings.flatMap((setting) => ['-c', setting])
  const server: ChildProcess = spawn(program, ['-D', directory, '-p', String(port), ...flags], {
    uid,
    gid,
    stdio: 'ignore',
    // Whoever stops it stops all of its processes.
    detached: true,
  })
  const url = `postgres://${username}:${password}@127.0.0.1:${port}/postgres`
  await untilStreaming(primaryUrl)
  const signal = (name: NodeJS.Signals) => {
    if (server.pid) process.kill(-server.pid, name)
  }
  return {
    url,
    signal,
    async stop() {
      const ended = once(server, 'exit')
      signal('SIGCONT')
      server.kill('SIGINT')
      await ended
      await rm(directory, { recursive: true, force: true })
    },
  }
}

async function untilStreaming(primaryUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: primaryUrl })
  await client.connect()
  try {
    for (;;) {
      const { rows } = await client.query(`select 1 from pg_stat_replication where state = 'streaming'`)
      if (rows.length > 0) return
      await pause(50)
    }
  } finally {
    await client.end()
  }
}
