import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import type { BackupReason } from '#contract/backup.ts'
import type { Db } from '../database/schema.ts'
import type { Env } from '../env.ts'
import { isDueNow } from './due.ts'
import { reasonOf } from './reason.ts'
import { beginRun, endRun } from './runs.ts'
import { sqlitePath } from './sqlite-path.ts'

const command = fileURLToPath(new URL('../backup-command.ts', import.meta.url))
const minute = 60_000
/** Milliseconds that a backup is given to stop by itself. */
const stopping = 5000

/** The backups that the product makes by itself: each in a process of its own, which gives way to everything else. */
export interface BackupRunner {
  /** Begins one, unless one is under way. */
  begin(reason: BackupReason): Promise<void>
  /** Makes one a day from now on. */
  startSchedule(): void
  close(): Promise<void>
}

export function createBackupRunner(db: Db, env: Env, log: Logger): BackupRunner {
  let child: ChildProcess | undefined
  let looking: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  async function begin(reason: BackupReason, isDue?: (tx: Db) => Promise<boolean>): Promise<void> {
    if (isClosed) return
    const id = await beginRun(db, { reason, place: env.BACKUP_TO }, isDue)
    if (!id) return
    try {
      sqlitePath(env.DATABASE_URL)
      run(id)
    } catch (error) {
      await failed(id, reasonOf(error))
    }
  }

  function run(id: string): void {
    const given = Object.entries(env).filter(([, value]) => value !== undefined)
    const settings = given.map(([name, value]) => [name, String(value)])
    const started = spawn(process.execPath, [command, '--run', id], {
      env: { ...process.env, ...Object.fromEntries(settings) },
      stdio: 'ignore',
    })
    child = started
    started.once('error', (error) => void failed(id, reasonOf(error)))
    started.once('exit', (code, signal) => {
      if (child === started) child = undefined
      if (code !== 0) void failed(id, `Its process ended with ${signal ?? code}`)
    })
  }

  /** What the process itself has said of its end stays. */
  async function failed(id: string, message: string): Promise<void> {
    try {
      const isNews = await endRun(db, id, { state: 'failed', message })
      if (isNews) log.error({ reason: message }, 'a backup failed')
    } catch (error) {
      log.warn({ err: error }, 'the end of a backup could not be noted')
    }
  }

  function look(): void {
    looking ??= begin('schedule', (tx) => isDueNow(tx, env.BACKUP_AT))
      .catch((error) => log.warn({ err: error }, 'whether a backup is due could not be found out'))
      .finally(() => {
        looking = undefined
      })
  }

  return {
    begin: (reason) => begin(reason),
    startSchedule() {
      if (env.BACKUP_AT !== 'off') timer ??= setInterval(look, minute).unref()
    },
    async close() {
      isClosed = true
      clearInterval(timer)
      await looking
      if (!child) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      const cut = setTimeout(() => child?.kill('SIGKILL'), stopping)
      await ended
      clearTimeout(cut)
    },
  }
}
