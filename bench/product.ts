import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { asStarted } from '#test/run-node.ts'
import { freePort } from '../trials/free-port.ts'
import { type Filled, type Filling, fill } from './content/fill.ts'

const main = fileURLToPath(new URL(`../${asStarted.main}`, import.meta.url))
const longestWork = 30_000
const login = { email: 'bench@example.com', password: 'bench-password' }

/** The product under measurement: the built one, started as `npm start` does, its log going into a file. */
export interface Product extends Filled {
  url: string
  port: number
  /** Where it keeps its data. */
  directory: string
  /** An administrator's. */
  token: string
  /** Milliseconds from its start to its first healthy answer. */
  startedIn: number
  /** What it takes of the machine's memory, in MB. */
  memory(): Promise<number>
  /** Waits until what nobody waits for any more is done: a request that was given up goes on. */
  idle(): Promise<void>
}

/**
 * Starts the product with what `filling` says, and takes both away once it is measured.
 * @param more settings and flags for Node, beside those of `npm start`; and the port, where it may not be any
 */
export async function withProduct(
  filling: Filling,
  measure: (product: Product) => Promise<void>,
  {
    environment = {},
    flags = [],
    port: given,
  }: { environment?: Record<string, string>; flags?: string[]; port?: number } = {},
): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'plinth-bench-'))
  const data = { DATA_DIR: directory, ADMIN_EMAIL: login.email, ADMIN_PASSWORD: login.password }
  let child: ChildProcess | undefined
  try {
    const filled = await fill(data, filling)
    const port = given ?? (await freePort())
    const since = performance.now()
    child = await start({ ...data, ...environment, PORT: String(port) }, flags)
    const url = `http://127.0.0.1:${port}`
    await untilHealthy(url, child)
    const startedIn = performance.now() - since
    const pid = child.pid as number
    await measure({
      ...{ ...filled, url, port, directory, startedIn },
      token: await signIn(url),
      memory: () => memoryOf(pid),
      idle: () => untilIdle(url),
    })
  } finally {
    if (child?.exitCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    await rm(directory, { recursive: true, force: true })
  }
}

async function start(environment: Record<string, string>, flags: string[]): Promise<ChildProcess> {
  const log = await open(join(environment.DATA_DIR ?? '', 'log'), 'a')
  // Not in the checkout, whose .env must not decide what is measured.
  const child = spawn(process.execPath, [...asStarted.flags, ...flags, main], {
    cwd: tmpdir(),
    env: {
      ...{ PATH: process.env.PATH, ...asStarted.environment, HOST: '127.0.0.1' },
      ...{ ENQUIRIES_PER_10_MINUTES: '1000000', ...environment },
    },
    stdio: ['ignore', log.fd, 'inherit'],
  })
  await log.close()
  return child
}

async function untilHealthy(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The product ended with ${child.exitCode}`)
    const response = await fetch(`${url}/api/health`).catch(() => undefined)
    await response?.arrayBuffer()
    if (response?.ok) return
    await wait(5)
  }
}

async function untilIdle(url: string): Promise<void> {
  const end = performance.now() + longestWork
  for (let quick = 0; quick < 5 && performance.now() < end; ) {
    const since = performance.now()
    await (await fetch(`${url}/api/health`)).arrayBuffer()
    quick = performance.now() - since < 20 ? quick + 1 : 0
    await wait(50)
  }
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(login),
  })
  return (await response.json()).token
}

/** Linux tells it in a file; elsewhere `ps` does. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const known = /^VmRSS:\s+(\d+)/m.exec(status)?.[1]
  const kilobytes = known ?? (await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])).stdout
  return Number(kilobytes) / 1024
}
