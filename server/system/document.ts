import { freemem, totalmem } from 'node:os'
import { performance } from 'node:perf_hooks'
import type { System } from '#contract/system.ts'
import { lastGoodRun } from '../backup/runs.ts'
import { backupWarning } from '../backup/warning.ts'
import type { Dependencies } from '../http/context.ts'
import { mailsWaiting } from '../mail/waiting.ts'
import { countScheduled } from '../publishing/turns.ts'
import { purgesWaiting } from '../purging/waiting.ts'
import { readDatabase } from './database.ts'
import { readStore } from './store.ts'
import { productVersion } from './version.ts'
import { warningsOf } from './warnings.ts'

/**
 * What the product runs on at this moment.
 * @param seesBackups whether what is said of backups concerns who asks
 */
export async function readSystem(
  dependencies: Dependencies,
  lookAtCertificate: () => Promise<System['certificate']>,
  seesBackups: boolean,
): Promise<System> {
  const { db, env, files, mail, diskSpace, admission } = dependencies
  const [database, store, disk, mails, scheduled, last, ofBackups, certificate, purges] = await Promise.all([
    readDatabase(db),
    readStore(db, files.store, env.STORAGE_URL),
    diskSpace.room(),
    mailsWaiting(db),
    countScheduled(db),
    seesBackups ? lastGoodRun(db) : undefined,
    seesBackups ? backupWarning(db) : null,
    lookAtCertificate(),
    env.PURGE_URL === undefined ? undefined : purgesWaiting(db),
  ])
  const { uploads, requests, ahead } = files.waiting()
  const seen = {
    version: productVersion,
    node: process.versions.node,
    startedAt: new Date(performance.timeOrigin).toISOString(),
    database,
    store,
    disk: disk ?? null,
    memory: { taken: process.memoryUsage.rss(), free: freemem(), size: totalmem() },
    queues: {
      mails: mails.waiting,
      mailsFailed: mails.failed,
      pictures: uploads + requests + ahead,
      scheduled,
    },
    backup: seesBackups
      ? {
          last: last?.startedAt ?? null,
          isProved: last !== undefined,
          at: env.BACKUP_AT === 'off' ? null : env.BACKUP_AT,
        }
      : null,
    mail: mailOf(mail),
    certificate,
  }
  const warnings = warningsOf(seen, {
    publicUrl: env.PUBLIC_URL,
    isOverloaded: admission.warnings().length > 0,
    backupWarning: ofBackups,
    isUnpurged: purges !== undefined && purges.failed > 0,
  })
  return { ...seen, warnings }
}

function mailOf(mail: Dependencies['mail']): System['mail'] {
  if (mail.sends('enquiry')) return 'on'
  return mail.sends('invitation') ? 'accounts' : 'off'
}
