import type { BackedUpFile, Manifest } from '../archive/manifest.ts'

/** A database as it was at one moment, and the files that it names. */
export interface Snapshot extends Pick<Manifest['database'], 'kind' | 'migrations' | 'rows' | 'columns'> {
  madeAt: Date
  /** The files in the folder that hold it. */
  parts: string[]
  files: BackedUpFile[]
}

/**
 * Tables of which a backup holds no row: who is signed in, links that open an account or a backup, what is counted against limits, calls
 * that could come again, uploads that are under way, who works on what, what is known of backups, and whether the installation has moved.
 */
export const leftOut = [
  ...['session', 'accountLink', 'backupLink', 'rateWindow', 'madeOnce'],
  ...['uploadPart', 'upload', 'uploadEnd', 'lease'],
  ...['backup', 'move'],
]
