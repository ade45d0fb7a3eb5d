import type { BackupRun, Backups } from '#contract/backup.ts'
import { counted } from '#contract/count.ts'
import { fileSizeOf } from '#contract/file-size.ts'

type Running = NonNullable<Backups['running']>
export type Archive = NonNullable<Backups['archives']>[number]

const steps: Record<Running['step'], string> = {
  database: 'Copying the database',
  files: 'Copying files',
  proof: 'Reading everything back',
  restore: 'Restoring',
}

/** How far a backup is. */
export function progressText({ step, done, total }: Running): string {
  return total > 0 ? `${steps[step]}: ${done} of ${total}` : steps[step]
}

/** How much a backup holds. */
export function contentText({ bytes, files, newFiles }: BackupRun): string {
  return `Database: ${fileSizeOf(bytes ?? 0)}. ${counted(files ?? 0, 'file')}, ${newFiles ?? 0} of them new.`
}

/** How long a backup took. */
export function durationText({ startedAt, endedAt }: BackupRun): string {
  const seconds = Math.max(1, Math.round((Date.parse(endedAt ?? startedAt) - Date.parse(startedAt)) / 1000))
  return seconds < 120 ? counted(seconds, 'second') : counted(Math.round(seconds / 60), 'minute')
}

const kinds: Record<Archive['kind'], string> = {
  whole: 'Everything',
  incomplete: 'All but files that were lost',
  database: 'The database alone, before an update',
}

/** What an archive gives back. */
export function kindText({ kind }: Archive): string {
  return kinds[kind]
}
