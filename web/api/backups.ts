import type { BackupLink, Backups } from '#contract/backup.ts'
import type { One } from './answers.ts'
import type { Api } from './request.ts'

/** What is known of backups at this moment. */
export async function getBackups(api: Api): Promise<Backups> {
  return (await api.get<One<Backups>>('/api/backups')).data
}

/** Begins a backup, which goes on by itself. */
export async function beginBackup(api: Api): Promise<Backups> {
  return (await api.post<One<Backups>>('/api/backups')).data
}

/** Makes a link that downloads an archive of that name. */
export function makeBackupLink(api: Api, archive: string): Promise<BackupLink> {
  return api.post<BackupLink>(`/api/backups/${encodeURIComponent(archive)}/link`)
}
