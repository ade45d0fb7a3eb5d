import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { backupMessages } from '#contract/messages.ts'
import { databaseFailure } from '../../database/failures.ts'
import type { Env } from '../../env.ts'
import { AppError, notFound, unavailable } from '../../errors.ts'
import { readArchiveName } from '../archive/names.ts'
import { manifestIn } from '../archives.ts'
import { workFolders } from '../left-work.ts'
import { objectsOf } from '../objects.ts'
import { openPlace } from '../places/open.ts'
import { NotThere, type Place } from '../places/place.ts'
import { makePrivateFolder } from '../private-folder.ts'
import { type Bundle, bundleOf } from './bundle.ts'

/** @throws AppError 503 where the place of the backups does not answer */
export function openBackups(env: Env): Promise<Place> {
  return openPlace(env.BACKUP_TO, env).catch(asSilent)
}

/**
 * Reads what belongs to an archive, from its own words: all of it is read for that.
 * @throws AppError 404 where there is no such archive, 409 where it can't be read, 503 where the place does not answer
 */
export async function readBundle(env: Env, archive: string): Promise<Bundle> {
  if (!readArchiveName(archive)) throw notFound(backupMessages.notFound)
  const place = await openBackups(env)
  const folder = await makePrivateFolder(join(env.DATA_DIR, workFolders.download))
  const directory = await mkdtemp(join(folder, 'read-'))
  try {
    const manifest = await manifestIn(place, archive, { directory, key: env.BACKUP_KEY }).catch(asSilent)
    if (!manifest) throw new AppError('backup-unreadable', backupMessages.unreadable)
    return bundleOf(archive, manifest, await objectsOf(place, manifest.filesKey, directory))
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

function asSilent(error: unknown): never {
  if (error instanceof NotThere) throw notFound(backupMessages.notFound)
  const isOwnDiskFull = error instanceof Error && databaseFailure(error) === 'full'
  throw isOwnDiskFull ? error : unavailable(backupMessages.placeSilent, error)
}
