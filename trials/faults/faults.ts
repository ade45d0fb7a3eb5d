import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { access, chown, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { startServer } from '#test/start-server.ts'
import { signIn } from '../client.ts'
import { openDisk } from '../disk.ts'
import { Lacking } from '../lacking.ts'
import type { Fault, Reads, Victim } from './fault.ts'
import { login } from './probe.ts'

const run = promisify(execFile)

/** The settings of a product that keeps its data there. */
export const settingsFor = (dataDirectory: string) => ({
  ...{ DATA_DIR: dataDirectory, ADMIN_EMAIL: login.email, ADMIN_PASSWORD: login.password },
  ...{ ENQUIRIES_PER_10_MINUTES: '1000000', BACKUP_AT: 'off' },
})

async function withFolder(
  begin: (dataDirectory: string) => Promise<Omit<Victim, 'remove'> & { remove?(): Promise<void> }>,
): Promise<Victim> {
  const directory = await mkdtemp(join(tmpdir(), 'faults-'))
  const removeFolder = () => rm(directory, { recursive: true, force: true })
  const victim = await begin(directory)
  return {
    ...victim,
    async remove() {
      await victim.remove?.()
      await removeFolder()
    },
  }
}

const everything = ['enquiry', 'service', 'settings', 'file'] as const
const fromDatabase = ['health', 'home', 'designs', 'services', 'enquiries'] as const
/** What is stored, or known from before. */
const allButNew: readonly Reads[] = [...fromDatabase, 'picture', 'original']
const all: readonly Reads[] = [...allButNew, 'preview']

const diskFull: Fault = {
  name: 'disk full',
  goesOn: allButNew,
  refused: everything,
  async begin() {
    const disk = await openDisk(96)
    const server = await startServer(settingsFor(join(disk.path, 'data')))
    const filler = join(disk.path, 'filler')
    return {
      server,
      // The last blocks go to what is appended to, so that nothing is left of the database's own room.
      happen: async () => {
        await run('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k']).catch(() => undefined)
        await run('dd', ['if=/dev/zero', `of=${filler}.rest`, 'bs=512']).catch(() => undefined)
      },
      end: () => Promise.all([rm(filler), rm(`${filler}.rest`)]).then(() => undefined),
      remove: disk.remove,
    }
  },
}

const readOnly: Fault = {
  name: 'file system turns read-only',
  goesOn: allButNew,
  refused: everything,
  async begin() {
    const disk = await openDisk(96)
    const settings = settingsFor(join(disk.path, 'data'))
    const victim: Victim = {
      server: await startServer(settings),
      happen: disk.fail,
      async end() {
        await victim.server.stop()
        await disk.mend()
        victim.server = await startServer(settings)
      },
      remove: disk.remove,
    }
    return victim
  },
}

export const nobody = { uid: 65534, gid: 65534 }

const notAllowed: Fault = {
  name: 'data folder not to be written to',
  goesOn: allButNew,
  refused: ['file'],
  begin: () =>
    withFolder(async (directory) => {
      if (process.getuid?.() !== 0) throw new Lacking('starting the product as somebody else takes root')
      await chown(directory, nobody.uid, nobody.gid)
      const change = (mode: string) => run('chmod', ['-R', mode, directory]).then(() => undefined)
      return {
        server: await startServer(settingsFor(directory), [], nobody),
        happen: () => change('a-w'),
        end: () => change('u+w'),
      }
    }),
}

const databaseLocked: Fault = {
  name: 'database locked by another process',
  goesOn: all,
  refused: everything,
  begin: () =>
    withFolder(async (directory) => {
      const server = await startServer(settingsFor(directory))
      const other = new DatabaseSync(join(directory, 'portfolio.db'))
      return {
        server,
        happen: async () => other.exec('begin immediate'),
        end: async () => other.exec('commit'),
        remove: async () => other.close(),
      }
    }),
}

const folderGone: Fault = {
  name: "files' folder gone",
  goesOn: fromDatabase,
  refused: ['file'],
  begin: () =>
    withFolder(async (directory) => {
      const server = await startServer(settingsFor(directory))
      const [there, away] = [join(directory, 'files'), join(directory, 'away')]
      return {
        server,
        happen: () => rename(there, away),
        end: async () => {
          // A folder that the product had made meanwhile would be in the way.
          await rename(away, there)
        },
      }
    }),
}

const storeHangs: Fault = {
  name: 'store hanging',
  goesOn: fromDatabase,
  refused: ['file'],
  begin: () =>
    withFolder(async (directory) => {
      // Another Plinth is the store. Stopped, it still takes connections, and never says a word.
      const store = await startServer(settingsFor(join(directory, 'store')))
      const { port } = new URL(store.url)
      const server = await startServer({
        ...settingsFor(join(directory, 'data')),
        STORAGE_URL: `appwrite://127.0.0.1:${port}/v1?project=portfolio&bucket=media`,
        APPWRITE_API_KEY: await signIn(store.url, login),
      })
      return {
        server,
        happen: async () => void store.process.kill('SIGSTOP'),
        end: async () => void store.process.kill('SIGCONT'),
        remove: async () => void store.process.kill('SIGKILL'),
      }
    }),
}

/** A server that takes connections and never says a word, until it is told to end. */
async function silentServer() {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

const mailDown: Fault = {
  name: 'mail server hanging',
  goesOn: all,
  refused: [],
  begin: () =>
    withFolder(async (directory) => {
      const mail = await silentServer()
      const SMTP_URL = `smtp://127.0.0.1:${mail.port}`
      const server = await startServer({
        ...settingsFor(directory),
        ...{ SMTP_URL, ENQUIRY_TO: 'studio@example.com' },
      })
      return { server, happen: async () => {}, end: mail.close }
    }),
}

const noHandles: Fault = {
  name: 'no file handles left',
  goesOn: [...fromDatabase, 'picture'],
  refused: ['settings', 'file'],
  begin: () =>
    withFolder(async (directory) => {
      const server = await startServer(settingsFor(directory))
      const pid = String(server.process.pid)
      const limit = async (most: number) =>
        void (await run('prlimit', ['--pid', pid, `--nofile=${most}:4096`]))
      await limit(4096).catch((error) => {
        throw new Lacking(`prlimit (util-linux) is needed: ${error.message}`)
      })
      return {
        server,
        happen: async () => {
          const open = new Set((await readdir(`/proc/${pid}/fd`)).map(Number))
          let free = 0
          while (open.has(free)) free++
          await limit(free)
        },
        end: () => limit(4096),
      }
    }),
}

const clockLibrary = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'

function clockJumps(name: string, offset: string): Fault {
  return {
    name,
    goesOn: all,
    refused: [],
    begin: () =>
      withFolder(async (directory) => {
        await access(clockLibrary).catch(() => {
          throw new Lacking('libfaketime (apt install faketime) is needed')
        })
        const told = join(directory, 'clock')
        await writeFile(told, '+0')
        const server = await startServer({
          ...settingsFor(directory),
          ...{ LD_PRELOAD: clockLibrary, FAKETIME_TIMESTAMP_FILE: told, FAKETIME_NO_CACHE: '1' },
          FAKETIME_DONT_FAKE_MONOTONIC: '1',
        })
        return { server, happen: () => writeFile(told, offset), end: () => writeFile(told, '+0') }
      }),
  }
}

export const faults: Fault[] = [
  diskFull,
  readOnly,
  notAllowed,
  databaseLocked,
  folderGone,
  storeHangs,
  mailDown,
  noHandles,
  clockJumps('clock a year ahead', '+365d'),
  clockJumps('clock a year back', '-365d'),
]
