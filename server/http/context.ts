import type { Next } from 'hono'
import type { Logger } from 'pino'
import type { Db } from '../database/schema.ts'
import type { Env } from '../env.ts'
import type { Files } from '../files/files.ts'
import type { DiskSpace } from '../health/disk-space.ts'
import type { MailQueue } from '../mail/queue.ts'
import type { ContentVersion } from './content-version.ts'

/** What the routes depend on. */
export interface Dependencies {
  env: Env
  db: Db
  files: Files
  mail: MailQueue
  log: Logger
  contentVersion: ContentVersion
  diskSpace: DiskSpace
}

/** The account that a request's token belongs to. */
interface SignedInAccount {
  id: string
  name: string
  isAdmin: boolean
  tokenHash: string
}

/** What middleware leaves for the handlers. */
export interface AppContext {
  /** The socket's request; not there where the application is called in-process. */
  Bindings: { incoming?: unknown }
  Variables: {
    requestId: string
    log: Logger
    account: SignedInAccount
    /** What a cached route is made through, for a guest: it stores the response and shares it with those who wait. */
    throughCache?: (makeResponse: Next) => Promise<void>
    /** The query parameters that the address reads, where its handler says so itself. */
    knownParameters?: ReadonlySet<string>
  }
}
