import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { runNode } from '#test/run-node.ts'
import { startServer } from '#test/start-server.ts'
import { openDisk } from '../disk.ts'
import { Lacking } from '../lacking.ts'
import { Finding } from './fault.ts'
import { nobody, settingsFor } from './faults.ts'

const run = promisify(execFile)

/** A start that something makes impossible: it is refused in one line, and possible once that has passed. */
export interface RefusedStart {
  name: string
  try(directory: string): Promise<string>
}

type Start = () => ReturnType<typeof startServer>

/** @returns the line that the product ended with. @throws Finding where it starts, or says more than a line */
async function refusalOf(start: Start): Promise<string> {
  const refusal = await start().then(
    async (server) => {
      server.process.kill('SIGKILL')
      throw new Finding('It started all the same')
    },
    (error: Error) => error.message,
  )
  const [, code, said = ''] = /^The server ended with (\w+): (.*)$/s.exec(refusal) ?? []
  const lines = said.trim().split('\n')
  if (code !== '1' || lines.length !== 1 || !lines[0]) throw new Finding(`It ended with ${code}: ${said}`)
  return lines[0]
}

/** Starts once more, now that nothing is in the way. */
async function startsNow(start: Start): Promise<void> {
  const server = await start()
  const { ok } = await fetch(`${server.url}/api/health`)
  await server.stop()
  if (!ok) throw new Finding('It does not serve once nothing is in the way')
}

export const refusedStarts: RefusedStart[] = [
  {
    name: 'start: disk full',
    async try() {
      const disk = await openDisk(32)
      try {
        const filler = join(disk.path, 'filler')
        await run('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k']).catch(() => undefined)
        const start = () => startServer(settingsFor(join(disk.path, 'data')))
        const line = await refusalOf(start)
        await rm(filler)
        await startsNow(start)
        return line
      } finally {
        await disk.remove()
      }
    },
  },
  {
    name: 'start: data folder read-only',
    async try(directory) {
      const [data, mounted] = [join(directory, 'data'), join(directory, 'mounted')]
      const start = () => startServer(settingsFor(mounted))
      for (const folder of [data, mounted]) await mkdir(folder)
      await run('mount', ['--bind', data, mounted]).catch((error) => {
        throw new Lacking(`a folder can't be mounted: ${error.message}`)
      })
      try {
        await startsNow(start)
        await run('mount', ['-o', 'remount,bind,ro', mounted])
        const line = await refusalOf(start)
        await run('mount', ['-o', 'remount,bind,rw', mounted])
        await startsNow(start)
        return line
      } finally {
        await run('umount', [mounted])
      }
    },
  },
  {
    name: "start: somebody else's data folder",
    async try(directory) {
      if (process.getuid?.() !== 0) throw new Lacking('starting the product as somebody else takes root')
      await startsNow(() => startServer(settingsFor(directory)))
      return refusalOf(() => startServer(settingsFor(directory), [], nobody))
    },
  },
  {
    name: 'start: database locked by another process',
    async try(directory) {
      const start = () => startServer(settingsFor(directory))
      await startsNow(start)
      const other = new DatabaseSync(join(directory, 'portfolio.db'))
      other.exec('begin exclusive')
      const line = await refusalOf(start)
      other.exec('commit')
      other.close()
      await startsNow(start)
      return line
    },
  },
  {
    name: 'start: PostgreSQL not there',
    try: (directory) =>
      refusalOf(() =>
        startServer({ ...settingsFor(directory), DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' }),
      ),
  },
  {
    name: 'backup: a folder of the system',
    async try(directory) {
      await startsNow(() => startServer(settingsFor(directory)))
      const settings = { DATA_DIR: directory, BACKUP_TO: '/proc/plinth' }
      const { code, error } = await runNode(['server/backup-command.ts'], settings)
      const lines = error.trim().split('\n')
      if (code !== 1 || lines.length !== 1) throw new Finding(`It ended with ${code}: ${error}`)
      return lines[0] ?? ''
    },
  },
]

/** A folder of its own for each. */
export async function refuse({ try: attempt }: RefusedStart): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'starts-'))
  try {
    return `  said: ${await attempt(directory)}`
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}
