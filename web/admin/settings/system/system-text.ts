import { counted } from '#contract/count.ts'
import { dayOf, momentOf } from '#contract/dates.ts'
import { fileSizeOf } from '#contract/file-size.ts'
import type { System } from '#contract/system.ts'

type Facts = Record<string, string>

const databases = { sqlite: 'SQLite', postgresql: 'PostgreSQL' }
const stores = { file: 'A folder', s3: 'An S3 bucket', appwrite: 'An Appwrite bucket' }

/** What the product is and stands on, line by line. */
export function groundFacts({ version, node, startedAt, database, store, disk, memory }: System): Facts {
  return {
    Version: `Plinth ${version}, on Node ${node}`,
    'Running since': momentOf(startedAt),
    Database: `${databases[database.kind]} ${database.version}, ${fileSizeOf(database.bytes)}`,
    Schema: `${counted(database.migrations, 'migration')}, the newest ${database.newest}`,
    Files: `${stores[store.kind]} (${store.place}), ${store.isReachable ? 'reachable' : 'not reachable'}`,
    'Files held': `${counted(store.files, 'file')}, ${fileSizeOf(store.bytes)}`,
    Disk: disk ? `${fileSizeOf(disk.free)} left of ${fileSizeOf(disk.size)}` : 'Not known',
    Memory: `${fileSizeOf(memory.taken)} taken; ${fileSizeOf(memory.free)} left of ${fileSizeOf(memory.size)}`,
  }
}

/** What is still to be done by the product itself. */
export function queueFacts({ queues }: System): Facts {
  const { mails, mailsFailed, pictures, scheduled } = queues
  const failed = mailsFailed > 0 ? `, ${mailsFailed} of them failed so far` : ''
  return {
    Mails: mails === 0 ? 'None waiting' : `${counted(mails, 'mail')} to be sent${failed}`,
    Pictures: pictures === 0 ? 'None waiting' : `${counted(pictures, 'picture')} to be made`,
    Publishing: scheduled === 0 ? 'Nothing scheduled' : `${counted(scheduled, 'document')} scheduled`,
  }
}

export function backupFacts({ last, at }: NonNullable<System['backup']>): Facts {
  return {
    'Last good one': last ? `${momentOf(last)}, proved: every byte was read back` : 'There is none yet',
    'Next one': at ? `Every day at ${at} IST` : 'Not scheduled (BACKUP_AT is off)',
  }
}

export function certificateFacts({
  host,
  endsAt,
  issuer,
  isTrusted,
}: NonNullable<System['certificate']>): Facts {
  return {
    For: host,
    Ends: dayOf(endsAt),
    'Issued by': issuer || 'Not named',
    Browsers: isTrusted ? 'Trust it' : 'Do not trust it',
  }
}

export const mailTexts: Record<System['mail'], string> = {
  on: 'New enquiries, invitations and links that set a password are mailed.',
  accounts: 'Invitations and links that set a password are mailed, new enquiries are not.',
  off: 'No mail server is set, so nothing is mailed.',
}
