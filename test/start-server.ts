import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { asStarted, runNode } from './run-node.ts'

const ownProject = fileURLToPath(new URL('..', import.meta.url))

/** The product as a process of its own, on a port of its own. */
export interface TestServer {
  url: string
  process: ChildProcess
  /** What it has printed so far. */
  printed(): string
  /** Sends SIGTERM. @returns the exit code */
  stop(): Promise<number | null>
}

let ready: Promise<void> | undefined

/** Builds what has changed since it was built, once a process. */
function makeReady(): Promise<void> {
  ready ??= build()
  return ready
}

async function build() {
  const { code, error } = await runNode([join(ownProject, 'scripts/prepare.cjs'), '--build'], process.env)
  if (code !== 0) throw new Error(error)
}

/**
 * Starts the built product and waits until it serves.
 * @param flags for Node, beside those of `npm start`
 * @param as whom it runs as, and in which folder, where that is not as here
 * @param project the folder of the build, where it is another one
 * @throws Error with what it printed, where it ends instead
 */
export async function startServer(
  environment: Record<string, string>,
  flags: string[] = [],
  as: Pick<SpawnOptions, 'uid' | 'gid' | 'cwd'> = {},
  project = ownProject,
): Promise<TestServer> {
  if (project === ownProject) await makeReady()
  // Not in the checkout, whose .env must not decide a test.
  const child = spawn(process.execPath, [...asStarted.flags, ...flags, join(project, asStarted.main)], {
    cwd: tmpdir(),
    ...as,
    env: {
      ...{ PATH: process.env.PATH, ...asStarted.environment },
      ...{ HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'warn' },
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const url = await new Promise<string>((resolve, reject) => {
    const read = (bytes: Buffer) => {
      printed += bytes
      const port = /serves on http:\/\/localhost:(\d+)/.exec(printed)?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${printed}`)))
  })
  return {
    url,
    process: child,
    printed: () => printed,
    async stop() {
      if (child.exitCode !== null) return child.exitCode
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      const [code] = await ended
      return code as number | null
    },
  }
}
