import { join } from 'node:path'
import { removeOlder } from '../files/disk.ts'

const day = 86_400_000
/**
 * The folders of `DATA_DIR` in which archives are put together and taken apart. Of those before a migration several may be under way,
 * and a backup beside them, and several downloads; of backups there is one at a time.
 */
export const workFolders = {
  backup: 'backup-work',
  migration: 'migration-work',
  restore: 'restore-work',
  download: 'download-work',
}

/**
 * Removes what a backup or a restore that was killed has left for a day: an unpacked copy of the whole database. One that is under
 * way has changed its folder since.
 */
export async function removeLeftWork(dataDirectory: string): Promise<void> {
  const before = new Date(Date.now() - day)
  for (const folder of Object.values(workFolders)) await removeOlder(join(dataDirectory, folder), before)
}
