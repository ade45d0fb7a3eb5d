import { access, constants } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Logger } from 'pino'
import { forgetExpiredLinks } from './accounts/links.ts'
import { forgetOldActivity } from './activity/retention.ts'
import { createBackupRunner } from './backup/backups.ts'
import { bringUpToDate, mustAnswer } from './backup/bring-up-to-date.ts'
import { forgetEndedLinks } from './backup/download/links.ts'
import { removeLeftWork } from './backup/left-work.ts'
import { forgetDeletedBytes, openDatabase, openReplicated } from './database/client.ts'
import { openContentVersion } from './database/content-version.ts'
import { forgetEndedLeases } from './database/leases.ts'
import { continueIds } from './database/newest-id.ts'
import { watchReplica } from './database/replica-watch.ts'
import type { Db } from './database/schema.ts'
import { addStarterContent } from './database/starter-content.ts'
import { openDesignIndex } from './designs/index/design-index.ts'
import { forgetOldChanges } from './designs/index/journal.ts'
import { forgetPeople } from './enquiries/retention.ts'
import type { Env } from './env.ts'
import { makeFolders } from './files/disk.ts'
import { createFiles } from './files/files.ts'
import { countFiles } from './files/repository.ts'
import { readStorageAddress } from './files/stores/address.ts'
import { openStore } from './files/stores/open.ts'
import { watchDiskSpace } from './health/disk-space.ts'
import { createReadiness } from './health/readiness.ts'
import { createAdmission } from './http/admission.ts'
import type { Dependencies } from './http/context.ts'
import { forgetMadeOnce } from './http/made-once.ts'
import { forgetOldWindows } from './http/stored-rate-limit.ts'
import { openLog } from './log/log.ts'
import { createMailQueue, type MailQueue, noMail } from './mail/queue.ts'
import { createMeasures } from './metrics/measures.ts'
import { createPublishingRunner } from './publishing/runner.ts'
import { createPurges } from './purging/purges.ts'
import { createWebhook } from './purging/send.ts'
import { forgetUnsentPurges } from './purging/waiting.ts'
import { forgetUnvisited } from './shortlists/retention.ts'
import { purgeSpam } from './spam/repository.ts'
import { createSweeper } from './sweeper.ts'
import { purgeTrash } from './trash/retention.ts'
import { unusable } from './unusable.ts'
import { forgetOldVersions } from './versions/retention.ts'
import { forgetOldVisits } from './visits/retention.ts'
import { openVisits } from './visits/visits.ts'

export function createLog(env: Env): Logger {
  return openLog(env).log
}

/**
 * Opens everything that the routes stand on, migrated and with its starter content.
 * @returns the dependencies, how to have what is old removed now and every hour, and how to close them once nothing uses
 * them any more
 */
export async function openDependencies(env: Env, log: Logger) {
  const measures = createMeasures()
  await mustTakeData(env)
  const onLost = (error: Error) => log.error({ err: error }, 'database connection lost')
  const db = openDatabase(env.DATABASE_URL, onLost, measures.databaseCalls.count)
  await mustAnswer(db, env)
  const contentVersion = await openContentVersion(db, env.DATABASE_URL, log)
  const files = await openFiles().catch(async (error): Promise<never> => {
    await contentVersion.close()
    await db.destroy()
    throw error
  })
  const publishing = createPublishingRunner(db, contentVersion.version, log)
  await publishing.catchUp()
  const designIndex = openDesignIndex(db, contentVersion.version, log)
  const visits = openVisits({ db, designIndex, version: contentVersion.version, log })
  const mail = await openMail(env, db, log)
  const diskSpace = await watchDiskSpace(resolve(env.DATA_DIR), log)
  const purges = openPurges()
  const replicated = openReplica()
  const dependencies: Dependencies = {
    env,
    db: replicated?.db ?? db,
    designIndex,
    visits,
    files,
    mail,
    log,
    contentVersion: contentVersion.version,
    diskSpace,
    admission: createAdmission(),
    backupRunner: createBackupRunner(db, env, log),
    measures,
    readiness: createReadiness(db, files.store),
  }

  const forgetting = createSweeper(async () => {
    await forgetOldActivity(db)
    await forgetOldVersions(db)
    await forgetOldChanges(db)
    await purgeTrash(db)
    await forgetPeople(db)
    await purgeSpam(db)
    await forgetUnvisited(db)
    await forgetOldVisits(db)
    await forgetExpiredLinks(db)
    await forgetEndedLinks(db)
    await forgetOldWindows(db)
    await forgetMadeOnce(db)
    await forgetEndedLeases(db)
    await forgetUnsentPurges(db)
    await forgetDeletedBytes(db)
    await removeLeftWork(env.DATA_DIR)
  }, log)

  async function openFiles() {
    await bringUpToDate(db, env)
    await continueIds(db)
    const isNew = (await countFiles(db)) === 0
    const store = await openStore(env.STORAGE_URL, { appwriteKey: env.APPWRITE_API_KEY, isNew, log })
    const files = createFiles({
      db,
      store,
      dataDirectory: resolve(env.DATA_DIR),
      log,
      writtenElsewhere: contentVersion.version.elsewhere,
      areUploadsStored: readStorageAddress(env.STORAGE_URL).kind === 's3',
    })
    await addStarterContent(db, files, env)
    return files
  }

  /** Whatever works by itself reads the primary: only what routes read may come from a replica. */
  function openReplica() {
    const { DATABASE_URL: url, DATABASE_READ_URL: readUrl } = env
    if (readUrl === undefined) return undefined
    const watch = watchReplica(db, readUrl, contentVersion.version, log)
    return { db: openReplicated(url, watch, onLost, measures.databaseCalls.count), close: watch.close }
  }

  function openPurges() {
    const { PURGE_URL: url, PURGE_TOKEN: token } = env
    if (url === undefined) return undefined
    return createPurges({ db, version: contentVersion.version, log, send: createWebhook(url, token) })
  }

  function startSweeping() {
    files.startSweeping()
    files.startPreparing()
    forgetting.start()
    publishing.start()
    visits.start()
    void purges?.start()
    dependencies.backupRunner.startSchedule()
  }

  async function close() {
    diskSpace.close()
    await publishing.stop()
    await visits.close()
    await purges?.close()
    await dependencies.backupRunner.close()
    await Promise.all([mail.close(), files.close(), forgetting.stop(), designIndex.close()])
    await replicated?.close()
    await replicated?.db.destroy()
    await contentVersion.close()
    await db.destroy()
  }
  return { dependencies, startSweeping, close }
}

/** @throws Error in one line that names the setting, where nothing can be kept in its folder */
async function mustTakeData({ DATA_DIR }: Env): Promise<void> {
  const directory = resolve(DATA_DIR)
  try {
    await makeFolders(directory)
    await access(directory, constants.W_OK)
  } catch (error) {
    throw unusable('DATA_DIR', error)
  }
}

async function openMail(env: Env, db: Db, log: Logger): Promise<MailQueue> {
  const { SMTP_URL: smtpUrl, ENQUIRY_TO: to, PUBLIC_URL: publicUrl } = env
  if (!smtpUrl) return noMail
  const [
    { openTransport },
    { createAssignmentMail, createEnquiryMail },
    { createInvitationMail, createResetMail },
    { createTestMail },
  ] = await Promise.all([
    import('./mail/transport.ts'),
    import('./mail/enquiry-mail.ts'),
    import('./mail/account-mails.ts'),
    import('./mail/test-mail.ts'),
  ])
  const send = openTransport(db, smtpUrl, to)
  const mail = createMailQueue(db, log, {
    invitation: createInvitationMail(db, { send, publicUrl }),
    'password-reset': createResetMail(db, { send, publicUrl }),
    assignment: createAssignmentMail(db, { send, publicUrl }),
    ...(to && { enquiry: createEnquiryMail(db, { send, to, publicUrl }) }),
  })
  mail.wake()
  return { ...mail, test: createTestMail(db, send) }
}
