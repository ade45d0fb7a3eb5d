import type { Logger } from 'pino'
import type { Role } from '#contract/roles.ts'
import type { BackupRunner } from '../backup/backups.ts'
import type { Db } from '../database/schema.ts'
import type { DesignIndex } from '../designs/index/design-index.ts'
import type { Env } from '../env.ts'
import type { AppError } from '../errors.ts'
import type { Files } from '../files/files.ts'
import type { DiskSpace } from '../health/disk-space.ts'
import type { Readiness } from '../health/readiness.ts'
import type { MailQueue } from '../mail/queue.ts'
import type { Measures } from '../metrics/measures.ts'
import type { CountedVisits } from '../visits/visits.ts'
import type { Admission } from './admission.ts'
import type { Tags } from './cache/entry.ts'
import type { Storing } from './cache/storing.ts'
import type { ContentVersion } from './content-version.ts'

/** What the routes depend on. */
export interface Dependencies {
  env: Env
  db: Db
  designIndex: DesignIndex
  visits: CountedVisits
  files: Files
  mail: MailQueue
  log: Logger
  contentVersion: ContentVersion
  diskSpace: DiskSpace
  admission: Admission
  backupRunner: BackupRunner
  measures: Measures
  readiness: Readiness
}

/** The account that a request's token belongs to. */
export interface SignedInAccount {
  id: string
  name: string
  /** Null of an account that opens nothing but itself. */
  role: Role | null
  tokenHash: string
  /** The session opens nothing before a second factor is set up. */
  mustSetUp: boolean
}

/** What middleware leaves for the handlers. */
export interface AppContext {
  /** The socket's request; not there where the application is called in-process. */
  Bindings: { incoming?: unknown }
  Variables: {
    requestId: string
    log: Logger
    account: SignedInAccount
    /** Why the body is refused, where that is not what it says. */
    bodyRefusal?: AppError
    /** The route as requests of it are counted, where that is not the one that the framework found. */
    route?: string
    /** The response's body, from a handler that has it as a text: to be read from a response it would become a stream. */
    text?: string
    /** By the address of each answer that a page was made of, the tag of that; none where it is made of anything else. */
    madeOf?: Tags
    /**
     * What a cached route is made through, for a guest: it stores the response and shares it with those who wait; and the
     * address that all who are given it have asked for.
     */
    forGuests?: {
      address: string
      through: (makeResponse: () => Promise<void>, storing?: Storing) => Promise<void>
    }
  }
}
