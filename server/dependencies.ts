import { resolve } from 'node:path'
import { type Logger, pino } from 'pino'
import { forgetOldActivity } from './activity/retention.ts'
import { forgetDeletedBytes, migrate, openDatabase } from './database/client.ts'
import { openContentVersion } from './database/content-version.ts'
import { continueIds } from './database/newest-id.ts'
import type { Db } from './database/schema.ts'
import { addStarterContent } from './database/starter-content.ts'
import type { Env } from './env.ts'
import { createFiles } from './files/files.ts'
import { countFiles } from './files/repository.ts'
import { openStore } from './files/stores/open.ts'
import { watchDiskSpace } from './health/disk-space.ts'
import type { Dependencies } from './http/context.ts'
import { createEnquiryMail } from './mail/enquiry-mail.ts'
import { createMailQueue, noMail } from './mail/queue.ts'
import { createSweeper } from './sweeper.ts'

export function createLog(env: Env): Logger {
  return pino({ level: env.LOG_LEVEL })
}

/**
 * Opens everything that the routes stand on, migrated and with its starter content.
 * @returns the dependencies, how to have what is old removed now and every hour, and how to close them once nothing uses
 * them any more
 */
export async function openDependencies(env: Env, log: Logger) {
  const db = openDatabase(env.DATABASE_URL, (error) => log.error({ err: error }, 'database connection lost'))
  const contentVersion = await openContentVersion(db, env.DATABASE_URL, log)
  const files = await openFiles().catch(async (error): Promise<never> => {
    await contentVersion.close()
    await db.destroy()
    throw error
  })
  const mail = openMail(env, db, log)
  const diskSpace = await watchDiskSpace(resolve(env.DATA_DIR), log)
  const dependencies: Dependencies = {
    env,
    db,
    files,
    mail,
    log,
    contentVersion: contentVersion.version,
    diskSpace,
  }

  const forgetting = createSweeper(async () => {
    await forgetOldActivity(db)
    await forgetDeletedBytes(db)
  }, log)

  async function openFiles() {
    await migrate(db)
    await continueIds(db)
    const isNew = (await countFiles(db)) === 0
    const store = await openStore(env.STORAGE_URL, { appwriteKey: env.APPWRITE_API_KEY, isNew, log })
    const files = createFiles({ db, store, dataDirectory: resolve(env.DATA_DIR), log })
    await addStarterContent(db, files, env)
    return files
  }

  function startSweeping() {
    files.startSweeping()
    files.startPreparing()
    forgetting.start()
  }

  async function close() {
    diskSpace.close()
    await Promise.all([mail.close(), files.close(), forgetting.stop(), contentVersion.close()])
    await db.destroy()
  }
  return { dependencies, startSweeping, close }
}

function openMail(env: Env, db: Db, log: Logger) {
  const { SMTP_URL: smtpUrl, ENQUIRY_TO: to, PUBLIC_URL: publicUrl } = env
  if (!smtpUrl || !to) return noMail
  const mail = createMailQueue(db, log, createEnquiryMail(db, { smtpUrl, to, publicUrl }))
  mail.wake()
  return mail
}
