import { counted } from '#contract/count.ts'
import { dayOf } from '#contract/dates.ts'
import { fileSizeOf } from '#contract/file-size.ts'
import { limits } from '#contract/limits.ts'
import { daysOfCertificate, type System, type SystemWarning } from '#contract/system.ts'

/** Bytes; with less the machine begins to end processes. */
const littleMemory = 100 * 1024 * 1024
const day = 86_400_000

type Seen = Omit<System, 'warnings'>

interface Known {
  publicUrl: string | undefined
  isOverloaded: boolean
  /** What is to be said of backups; null where all is well, or the caller may not see backups. */
  backupWarning: string | null
  /** Whether a shared cache could not be told what to forget. */
  isUnpurged?: boolean
  now?: Date
}

/** What somebody should do something about, in words that take no programmer, the most urgent first. */
export function warningsOf(seen: Seen, known: Known): SystemWarning[] {
  return [...ofMachine(seen, known), ...ofKept(seen, known), ...ofSettings(seen, known)]
}

function ofMachine({ disk, memory }: Seen, { isOverloaded }: Known): SystemWarning[] {
  const found: SystemWarning[] = []
  if (disk && disk.free < limits.lowDisk)
    found.push({
      about: 'disk',
      message: `The disk is nearly full: ${fileSizeOf(disk.free)} are left.`,
      advice:
        'Once it is full, nothing can be saved and no enquiry arrives. Delete large files under Media, or have whoever keeps the server make room.',
    })
  if (memory.free < littleMemory)
    found.push({
      about: 'memory',
      message: `The machine has little memory left: ${fileSizeOf(memory.free)} of ${fileSizeOf(memory.size)}.`,
      advice: 'Ask whoever keeps the server what else runs on it, or for a larger one.',
    })
  if (isOverloaded)
    found.push({
      about: 'overload',
      message: 'More is asked than can be answered: some visitors are asked to wait.',
      advice: 'Nothing need be done where it passes. Where it comes again, ask for a larger server.',
    })
  return found
}

function ofKept({ database, store, queues }: Seen, { backupWarning, isUnpurged }: Known): SystemWarning[] {
  const found: SystemWarning[] = []
  if (!store.isReachable)
    found.push({
      about: 'store',
      message: 'The storage of the files does not answer.',
      advice: `Pages go on, but nothing can be uploaded and large pictures are missing. Ask whoever keeps the server to look at it: ${store.place}.`,
    })
  if (backupWarning)
    found.push({
      about: 'backup',
      message: backupWarning,
      advice: 'Press Back up now on the tab Backup. Where that fails, it says there why.',
    })
  if (!database.isCurrent)
    found.push({
      about: 'database',
      message: 'The database was made by another version of the product.',
      advice:
        'An upgrade is not finished. Have whoever keeps the server start the newest version everywhere.',
    })
  if (isUnpurged)
    found.push({
      about: 'cache',
      message: 'The cache in front of the site cannot be told what has changed.',
      advice:
        'Visitors may see what was there before for some time. It is tried again by itself; have whoever keeps the server look at the log and at PURGE_URL.',
    })
  if (queues.mailsFailed > 0)
    found.push({
      about: 'mails',
      message: `${counted(queues.mailsFailed, 'mail')} could not be sent so far.`,
      advice:
        'They are tried again by themselves, and enquiries are under Enquiries whatever happens. Send a test mail below: it says what is wrong.',
    })
  return found
}

function ofSettings({ mail, certificate }: Seen, { publicUrl, now = new Date() }: Known): SystemWarning[] {
  const found: SystemWarning[] = []
  if (mail === 'off')
    found.push({
      about: 'mail',
      message: 'No mail is sent: no mail server is set.',
      advice:
        'Look at Enquiries every day, or have SMTP_URL and ENQUIRY_TO set in the settings of the server.',
    })
  if (mail === 'accounts')
    found.push({
      about: 'mail',
      message: 'New enquiries are mailed to nobody.',
      advice: 'Look at Enquiries every day, or have ENQUIRY_TO set in the settings of the server.',
    })
  if (certificate) found.push(...ofCertificate(certificate, now))
  if (publicUrl === undefined)
    found.push({
      about: 'address',
      message: 'The site does not know its own public address.',
      advice:
        'Search engines and shared links may be given a wrong one. Have PUBLIC_URL set in the settings of the server.',
    })
  else if (publicUrl.startsWith('http:') && !isOwnMachine(publicUrl))
    found.push({
      about: 'address',
      message: 'The public address is not encrypted: it begins with http, not https.',
      advice: 'Browsers warn of it. Have whoever keeps the server set up https, and change PUBLIC_URL.',
    })
  return found
}

function ofCertificate({ host, endsAt, isTrusted }: NonNullable<Seen['certificate']>, now: Date) {
  const left = Math.floor((Date.parse(endsAt) - now.getTime()) / day)
  const about = 'certificate' as const
  const advice = 'Have whoever keeps the server renew it; it should be renewed by itself a month before.'
  if (left < 0)
    return [
      {
        about,
        message: `The certificate of ${host} ended on ${dayOf(endsAt)}: browsers warn of the site.`,
        advice,
      },
    ]
  if (left < daysOfCertificate)
    return [{ about, message: `The certificate of ${host} ends on ${dayOf(endsAt)}.`, advice }]
  if (!isTrusted)
    return [
      {
        about,
        message: `The certificate of ${host} is not one that browsers trust.`,
        advice: 'Have whoever keeps the server get one for this very address.',
      },
    ]
  return []
}

function isOwnMachine(publicUrl: string): boolean {
  return /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(publicUrl).hostname)
}
