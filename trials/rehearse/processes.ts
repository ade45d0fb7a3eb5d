import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startServer, type TestServer } from '#test/start-server.ts'
import { freePort } from '../free-port.ts'

export const login = { email: 'rehearsal@example.com', password: 'correct horse' }

const project = fileURLToPath(new URL('../..', import.meta.url))
const clock = fileURLToPath(new URL('./moved-clock.mjs', import.meta.url))
/** What a build of the product is made of, beside its packages. */
const parts = ['server', 'contract', 'samples', 'web', 'public', 'build', 'package.json', 'tsconfig.json']

/** A process of the product, as on a machine of its own: a folder, a port and a clock. */
export interface Machine {
  port: number
  kill(): Promise<void>
  /** Stops it as an upgrade does. */
  stop(): Promise<void>
  start(build?: string): Promise<void>
  /** Has its clock go wrong by so many milliseconds. */
  moveClock(by: number): Promise<void>
  /** What it has logged as errors of requests since it was asked last. */
  errors(): string[]
  end(): Promise<void>
}

/** Starts the product as a process of its own, on data that others share. */
export async function startMachine(environment: Record<string, string>): Promise<Machine> {
  const directory = await mkdtemp(join(tmpdir(), 'plinth-machine-'))
  const port = await freePort()
  const clockFile = join(directory, 'clock')
  let server: TestServer | undefined
  let read = 0

  async function start(build = project) {
    read = 0
    server = await startServer(
      {
        ...{ DATA_DIR: directory, PORT: String(port), CLOCK_FILE: clockFile },
        ...{ ADMIN_EMAIL: login.email, ADMIN_PASSWORD: login.password },
        ...{ ENQUIRIES_PER_10_MINUTES: '1000000', BACKUP_AT: 'off', TRUST_PROXY: '1' },
        ...environment,
      },
      ['--import', clock],
      {},
      build,
    )
    const { process: child } = server
    const end = () => void child.kill('SIGKILL')
    process.once('exit', end)
    child.once('exit', () => process.off('exit', end))
  }

  async function kill() {
    if (!server || server.process.exitCode !== null || server.process.signalCode !== null) return
    const ended = once(server.process, 'exit')
    server.process.kill('SIGKILL')
    await ended
  }

  await start()
  return {
    port,
    start,
    kill,
    async stop() {
      const code = await server?.stop()
      if (code !== 0) throw new Error(`A process stopped with ${code}: ${server?.printed()}`)
    },
    moveClock: (by) => writeFile(clockFile, String(by)),
    errors() {
      const printed = server?.printed() ?? ''
      const lines = printed.slice(read).split('\n')
      read = printed.length
      return lines.filter((line) => line.startsWith('{"level":50') && line.includes('requestId'))
    },
    async end() {
      await kill()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** Another build of the product: the same code under another version, in a folder of its own. */
export async function makeBuild(): Promise<{ directory: string; remove(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'plinth-build-'))
  await mkdir(directory, { recursive: true })
  const present = new Set(await readdir(project))
  for (const part of parts.filter((name) => present.has(name)))
    await cp(join(project, part), join(directory, part), { recursive: true })
  await symlink(join(project, 'node_modules'), join(directory, 'node_modules'))
  const manifest = JSON.parse(await readFile(join(directory, 'package.json'), 'utf8'))
  const next = { ...manifest, version: `${manifest.version}-next` }
  await writeFile(join(directory, 'package.json'), JSON.stringify(next))
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) }
}
