import { execFile, spawn } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
/** Set in a rehearsal that has a network of its own. */
const mark = 'REHEARSED_APART'

/** Why nobody can be cut off here without the sockets being closed, if that is so. */
export async function reasonWithoutPartitions(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'they take Linux and root'
  for (const [program, how, part] of [
    ['ip', '-V', 'iproute2'],
    ['ss', '-V', 'iproute2'],
    ['nft', '-v', 'nftables'],
    ['unshare', '-V', 'util-linux'],
  ] as const)
    if (!(await run(program, [how]).catch(() => undefined))) return `no ${program}: apt-get install ${part}`
  return run('unshare', ['--net', '--', 'nft', 'add', 'table', 'inet', 'plinth']).then(
    () => undefined,
    (error) => `no network namespace can be made here: ${error.stderr?.trim() || error.message}`,
  )
}

/**
 * Runs this program again in a network namespace of its own, with its standard streams, and ends as it does: what is dropped there
 * concerns nobody else. @returns only in that namespace
 */
export async function enterNetwork(): Promise<void> {
  if (process.env[mark]) {
    await run('ip', ['link', 'set', 'lo', 'up'])
    return
  }
  const command = ['--net', '--', process.execPath, ...process.execArgv, ...process.argv.slice(1)]
  const inner = spawn('unshare', command, { stdio: 'inherit', env: { ...process.env, [mark]: 'yes' } })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => inner.kill(signal))
  const code = await new Promise<number>((resolve) => inner.once('exit', (code) => resolve(code ?? 1)))
  process.exit(code)
}

/** Whose packets can be dropped. Each speaks to a server at an address of its own, which is this machine like any that begins with 127. */
export interface Network {
  /** Drops all that is sent to an address and from it; no socket hears of it. */
  cutOff(...addresses: string[]): Promise<void>
  /** Drops what is sent on one connection, named by the port of whoever opened it. */
  cutConnection(address: string, port: number): Promise<void>
  /** Drops nothing any more. */
  connect(): Promise<void>
  /** Ports from which connections to an address were opened. */
  connectionsTo(address: string): Promise<number[]>
}

/** To be asked for in a network namespace of one's own. */
export async function openNetwork(): Promise<Network> {
  const nft = (...rules: string[]) => run('nft', [rules.join('; ')])
  await nft(
    'add table inet plinth',
    'add chain inet plinth cut { type filter hook input priority 0; policy accept; }',
  )
  return {
    async cutOff(...addresses) {
      for (const address of addresses)
        await nft(
          `add rule inet plinth cut ip daddr ${address} drop`,
          `add rule inet plinth cut ip saddr ${address} drop`,
        )
    },
    async cutConnection(address, port) {
      await nft(
        `add rule inet plinth cut ip daddr ${address} tcp sport ${port} drop`,
        `add rule inet plinth cut ip saddr ${address} tcp dport ${port} drop`,
      )
    },
    async connect() {
      await nft('flush chain inet plinth cut')
    },
    async connectionsTo(address) {
      const { stdout } = await run('ss', ['-Htn', 'state', 'established', 'dst', address])
      return stdout.split('\n').flatMap((line) => {
        const port = /\s\S+:(\d+)\s+\S+\s*$/.exec(line)?.[1]
        return port === undefined ? [] : Number(port)
      })
    },
  }
}

/** Where each reaches PostgreSQL and its replica; all are this machine. */
export const addresses = {
  primaryFor: (machine: number) => `127.0.1.${machine + 1}`,
  replicaFor: (machine: number) => `127.0.2.${machine + 1}`,
  primaryForReplica: '127.0.1.100',
}

/** The same server at another address. */
export function at(address: string, url: string): string {
  const moved = new URL(url)
  moved.hostname = address
  return moved.href
}
